import { type ReactNode, useId } from 'react';
import { cva, cx } from 'class-variance-authority';
import { FieldNotes, fieldClass, labelClass, Optional } from './field';

/** A chip that is a toggle button. A pressed one (`aria-pressed`) has a check mark on its corner, which takes no width. */
export const chipButtonClass = cva(
  'relative tap cursor-pointer rounded-full border border-edge bg-surface px-3.75 py-1.5 text-small leading-snug font-medium text-ink transition-paint duration-fast hover:border-ink aria-pressed:picked',
  {
    variants: {
      tone: {
        culture:
          '[--pick-ink:var(--purple-ink)] [--pick-on:var(--paper)] [--pick-tint:var(--purple-tint)] [--pick:var(--purple)]',
      },
      /** Smaller on wide screens with a mouse. */
      dense: { true: 'dense:min-h-9 dense:px-2.75 dense:py-1 dense:text-micro' },
      /** A tile in a grid below 480 px. */
      tile: { true: 'max-xs:min-h-13 max-xs:rounded max-xs:px-3 max-xs:text-start' },
    },
  },
);

interface ToggleChipsProps<T extends string> {
  label: ReactNode;
  options: readonly T[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  tone?: 'culture';
  /** Two columns of tiles below 480 px. */
  grid?: boolean;
  /** Smaller chips with smaller gaps on wide screens with a mouse. */
  dense?: boolean;
  /** As large as a heading. */
  labelLook?: 'title';
  optional?: boolean;
  error?: string;
  /** The id of the group, which is focusable as the target of an error summary. */
  id?: string;
}

/** A group of chips for several choices; the value keeps the order of the options. */
export function ToggleChips<T extends string>(props: ToggleChipsProps<T>) {
  const { label, options, value, onChange, tone, grid, dense, labelLook, optional, error } = props;
  const own = useId();
  const id = props.id ?? own;
  const toggle = (option: T) => onChange(options.filter((each) => value.includes(each) !== (each === option)));
  return (
    <div className={fieldClass}>
      <span className={labelClass({ look: labelLook })} id={`${id}-label`}>
        {label}
        {optional && <Optional />}
      </span>
      <div
        className={cx('flex flex-wrap gap-2', dense && 'dense:gap-1.5', grid && 'max-xs:grid max-xs:grid-cols-2')}
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={error && `${id}-error`}
      >
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className={chipButtonClass({ tone, dense, tile: grid })}
            aria-pressed={value.includes(option)}
            onClick={() => toggle(option)}
          >
            {option}
          </button>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
