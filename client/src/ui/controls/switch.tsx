import { type ReactNode, type Ref, useId } from 'react';
import { cva, cx } from 'class-variance-authority';

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Only displays the state: it is disabled, but looks enabled. */
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const row = cva('grid min-h-tap cols-end-auto items-center gap-x-4 gap-y-0.5', {
  variants: {
    readOnly: { true: 'cursor-default', false: 'cursor-pointer' },
  },
});

/** A switch that applies at once; the whole row is its label. */
export function Switch({ label, hint, checked, onChange, readOnly = false, ref }: SwitchProps) {
  const id = useId();
  return (
    <label className={row({ readOnly })}>
      <span id={`${id}-label`}>{label}</span>
      <input
        ref={ref}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- browsers take aria-checked from a checkbox's state
        role="switch"
        className={cx(
          hint && 'row-span-2',
          'relative col-start-2 row-start-1 m-0 h-7 w-12 cursor-pointer appearance-none rounded-full border border-edge bg-sunken transition-paint duration-fast before:absolute before:inset-y-0.75 before:start-0.75 before:w-5 before:rounded-full before:bg-edge before:transition-[inset-inline-start] before:duration-fast checked:border-action checked:bg-action checked:before:start-[calc(100%-1.25rem-3px)] checked:before:bg-action-on',
        )}
        checked={checked}
        disabled={readOnly}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {hint && (
        <small className="col-start-1 text-micro leading-snug text-muted" id={`${id}-hint`}>
          {hint}
        </small>
      )}
    </label>
  );
}
