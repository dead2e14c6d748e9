import { type ComponentProps, type ReactNode, useId } from 'react';
import { cva, cx } from 'class-variance-authority';
import { inputClass } from './input';

export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The class around a label, its control and its notes. */
export const fieldClass = 'grid min-w-0 content-start gap-1.5';

export const labelClass = cva('', {
  variants: {
    look: {
      small: 'text-small font-semibold',
      title: 'mb-1.5 font-display text-name font-semibold',
    },
  },
  defaultVariants: { look: 'small' },
});

export const hintClass = 'text-micro wrap-anywhere text-muted';

/** Follows the label of an optional field. */
export function Optional() {
  return <span className="font-normal text-muted"> (optional)</span>;
}

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Half the width, for a grid with `fieldsClass`. */
  half?: boolean;
}

interface FieldProps extends FieldText {
  /** Set if an error summary links to the control. */
  id?: string;
  className?: string;
  labelLook?: 'title';
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean;
  /** Ids of further text that describes the control. */
  describedBy?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, its error (a live region) and its hint, connected by id. */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, half, id, className, labelLook, labelHidden, describedBy, children } = props;
  const own = useId();
  const control = id ?? own;
  const described = [error && `${control}-error`, hint && `${control}-hint`, describedBy].filter(Boolean).join(' ');
  return (
    <div className={cx(fieldClass, className)} data-half={half || undefined}>
      <label className={labelHidden ? 'sr-only' : labelClass({ look: labelLook })} htmlFor={control}>
        {label}
        {optional && <Optional />}
      </label>
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldNotes id={control} error={error} hint={hint} />
    </div>
  );
}

/** The error and the hint of a control or a group of them; `id` is the prefix of both ids. */
export function FieldNotes({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <>
      {error && (
        <p
          className="flex gap-1.5 text-micro font-medium text-danger-ink before:mt-1.5 before:size-1.5 before:flex-none before:rounded-full before:bg-current"
          id={`${id}-error`}
          role="alert"
        >
          {error}
        </p>
      )}
      {hint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

type TextFieldProps = FieldText & ComponentProps<'input'> & { look?: 'dense'; labelLook?: 'title' };

/** A labelled input. Spread react-hook-form's `register('name')` on it; `className` applies to the whole field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, half, id, className, labelLook, look, ...input } = props;
  return (
    <Field {...{ label, hint, error, optional, half, id, className, labelLook }}>
      {(control) => <input type="text" {...input} {...control} className={inputClass({ size: look })} />}
    </Field>
  );
}
