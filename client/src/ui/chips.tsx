import { type ReactNode, useId } from 'react';
import { cx } from 'class-variance-authority';
import { FieldNotes } from './field';

type Tone = 'culture' | 'more';

export function Chip({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return <span className={cx('chip', tone && `chip--${tone}`)}>{children}</span>;
}

interface MoreChipsProps {
  items: readonly string[];
  /** How many are shown before '+n'. */
  max?: number;
  tone?: 'culture';
  label?: string;
}

/** A list of chips that stops at `max` and says how many are left. Draws nothing for an empty list. */
export function MoreChips({ items, max = items.length, tone, label }: MoreChipsProps) {
  if (items.length === 0) return null;
  const rest = items.length - max;
  const look = cx('chip', tone && `chip--${tone}`);
  return (
    <ul className="chips" role="list" aria-label={label}>
      {items.slice(0, max).map((item) => (
        <li key={item} className={look}>
          {item}
        </li>
      ))}
      {rest > 0 && (
        <li className="chip chip--more">
          <span aria-hidden="true">+{rest}</span>
          <span className="sr">{rest} more</span>
        </li>
      )}
    </ul>
  );
}

interface ToggleChipsProps<T extends string> {
  label: ReactNode;
  /** Reads the label out, but shows it not: where a heading or legend already does. */
  labelHidden?: boolean;
  options: readonly T[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  tone?: 'culture';
  /** Two columns of tiles below 480. */
  grid?: boolean;
  /** No more than this many can be chosen. */
  max?: number;
  optional?: boolean;
  error?: string;
  hint?: ReactNode;
  /** Of the group, which takes focus: where an error summary leads. */
  id?: string;
}

/** Chips to choose several from; the value keeps the order of the options. */
export function ToggleChips<T extends string>(props: ToggleChipsProps<T>) {
  const { label, labelHidden, options, value, onChange, tone, grid, max, optional, error, hint } = props;
  const own = useId();
  const id = props.id ?? own;
  const full = max !== undefined && value.length >= max;
  const toggle = (option: T) => {
    const on = value.includes(option);
    if (!on && full) return;
    onChange(options.filter((each) => (each === option ? !on : value.includes(each))));
  };
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <span className={labelHidden ? 'sr' : 'label'} id={`${id}-label`}>
        {label}
        {optional && <span className="opt"> (optional)</span>}
      </span>
      <div
        className={cx('chips chips--pick', grid && 'chips--grid')}
        id={id}
        role="group"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={described || undefined}
      >
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className={cx('chip', tone && `chip--${tone}`)}
            aria-pressed={value.includes(option)}
            aria-disabled={(full && !value.includes(option)) || undefined}
            onClick={() => toggle(option)}
          >
            {option}
          </button>
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
