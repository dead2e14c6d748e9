import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { cva, cx } from 'class-variance-authority';
import { inputClass, InputGroup, InputPrefix } from './input';

export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Around a label, its control and what is said about it. */
export const fieldClass = 'grid min-w-0 content-start gap-1.5';

export const labelClass = cva('', {
  variants: {
    look: {
      small: 'text-small font-semibold',
      title: 'mb-1.5 font-display text-[1.125rem] leading-[1.3] font-semibold tracking-[-0.008em]',
    },
  },
  defaultVariants: { look: 'small' },
});

export const hintClass = 'text-micro wrap-anywhere text-muted';

/** After the label of what may be left out. */
export function Optional() {
  return <span className="font-normal text-muted"> (optional)</span>;
}

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Beside another one, in a grid of `fieldsClass`. */
  half?: boolean;
}

interface FieldProps extends FieldText {
  /** Given where an error summary links to the control. */
  id?: string;
  className?: string;
  labelLook?: 'title';
  /** Only read out. */
  labelHidden?: boolean;
  /** Ids of more text that describes the control. */
  describedBy?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, its error (read out when it comes) and its hint, tied together by id. */
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

/** The error and the hint under a control or a group of them; `id` is the stem of both ids. */
export function FieldNotes({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <>
      {error && (
        <p
          className="flex gap-1.5 text-micro font-medium text-danger-ink before:mt-[0.4rem] before:size-1.5 before:flex-none before:rounded-full before:bg-current"
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

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    /** Set before the input in the same frame: the fixed part of a URL. */
    prefix?: string;
    /** Inside the frame at the end: a button. */
    suffix?: ReactNode;
    look?: 'compact';
    labelLook?: 'title';
  };

/** A labelled input. Spread react-hook-form's `register('name')` on it; `className` goes to the field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, half, id, className, labelLook, look, prefix, suffix, ...input } = props;
  const prefixId = useId();
  return (
    <Field {...{ label, hint, error, optional, half, id, className, labelLook }} describedBy={prefix && prefixId}>
      {(control) => {
        const isFramed = Boolean(prefix || suffix);
        const box = (
          <input
            type="text"
            {...input}
            {...control}
            className={inputClass({ size: look, framed: isFramed, start: prefix ? 'prefix' : undefined })}
          />
        );
        if (!isFramed) return box;
        return (
          <InputGroup url={Boolean(prefix)} invalid={Boolean(error)}>
            {prefix && <InputPrefix id={prefixId}>{prefix}</InputPrefix>}
            {box}
            {suffix}
          </InputGroup>
        );
      }}
    </Field>
  );
}

type TextAreaProps = FieldText &
  ComponentProps<'textarea'> & {
    /** Shows how many of this many characters are used. */
    count?: number;
    /** Room for two lines. */
    short?: boolean;
  };

/** A labelled text of several lines. Spread react-hook-form's `register('name')` on it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, half, id, className, short, count, ref, onInput, ...area } = props;
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const measure = () => setLength(element.current?.value.length ?? 0);
  // A form library sets the value past React (defaults, reset): look again after every render.
  useEffect(measure);
  return (
    <Field {...{ label, hint, error, optional, half, id, className }}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            className={inputClass({ size: short ? 'short' : area.rows ? 'rows' : 'area' })}
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
            <span className="justify-self-end text-micro text-muted tabular-nums" aria-hidden="true">
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
