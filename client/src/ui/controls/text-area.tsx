import { type ComponentProps, type Ref, useEffect, useRef, useState } from 'react';
import { cx } from 'class-variance-authority';
import { Field, type FieldText } from './field';
import { inputClass } from './input';

type TextAreaProps = FieldText &
  ComponentProps<'textarea'> & {
    /** Shows the number of used characters out of this maximum. */
    count?: number;
    /** Two lines high. */
    short?: boolean;
  };

/** A labelled textarea. Spread react-hook-form's `register('name')` on it. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, half, id, className, short, count, ref, onInput, ...area } = props;
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const measure = () => setLength(element.current?.value.length ?? 0);
  // A form library sets the value without React (defaults, reset), so measure after every render.
  useEffect(measure);
  return (
    <Field {...{ label, hint, error, optional, half, id, className }}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            className={inputClass({
              size: 'lines',
              className: cx('resize-y', short ? 'min-h-20' : !area.rows && 'min-h-32'),
            })}
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
              {length.toLocaleString('en')} / {count.toLocaleString('en')}
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
