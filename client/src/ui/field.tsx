import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { cx } from 'class-variance-authority';

export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
}

interface FieldProps extends FieldText {
  /** Given where an error summary links to the control. */
  id?: string;
  className?: string;
  /** Ids of more text that describes the control. */
  describedBy?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, its error (read out when it comes) and its hint, tied together by id. */
export function Field({ label, hint, error, optional, id, className, describedBy, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const described = [error && `${control}-error`, hint && `${control}-hint`, describedBy].filter(Boolean).join(' ');
  return (
    <div className={cx('field', className)}>
      <label className="label" htmlFor={control}>
        {label}
        {optional && <span className="opt"> (optional)</span>}
      </label>
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldNotes id={control} error={error} hint={hint} />
    </div>
  );
}

/** The error and the hint under a control or a group of them; `id` is the stem of both ids. */
export function FieldNotes({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    /** Set before the input in the same frame: the fixed part of a URL. */
    prefix?: string;
    /** Inside the frame at the end: a button. */
    suffix?: ReactNode;
  };

/** A labelled input. Spread react-hook-form's `register('name')` on it; `className` goes to the field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, id, className, prefix, suffix, ...input } = props;
  const prefixId = useId();
  return (
    <Field {...{ label, hint, error, optional, id, className }} describedBy={prefix && prefixId}>
      {(control) => {
        const box = <input type="text" {...input} {...control} className="input" />;
        if (!prefix && !suffix) return box;
        return (
          <div className={cx('group', prefix && 'group--url')}>
            {prefix && (
              <span className="group__fix" id={prefixId}>
                {prefix}
              </span>
            )}
            {box}
            {suffix}
          </div>
        );
      }}
    </Field>
  );
}

type TextAreaProps = FieldText &
  ComponentProps<'textarea'> & {
    /** Shows how many of this many characters are used. */
    count?: number;
  };

/** A labelled text of several lines. Spread react-hook-form's `register('name')` on it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, id, className, count, ref, onInput, ...area } = props;
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const measure = () => setLength(element.current?.value.length ?? 0);
  // A form library sets the value past React (defaults, reset): look again after every render.
  useEffect(measure);
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            className="input"
            ref={(node) => {
              element.current = node;
              return assign(ref, node);
            }}
            onInput={(event) => {
              measure();
              onInput?.(event);
            }}
          />
          {count !== undefined && (
            <span className="count" aria-hidden="true">
              {length.toLocaleString()} / {count.toLocaleString()}
            </span>
          )}
        </>
      )}
    </Field>
  );
}

function assign<T>(ref: Ref<T> | undefined, node: T | null) {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
}
