import type { ReactNode } from 'react';
import { fold } from '../../lib/text/text-search';
import { ChevronIcon } from '../display/later-icons';
import { ComboboxInput, type ComboboxInputProps } from './combobox-input';
import { Field, type FieldText } from './field';
import { inputClass } from './input';

export interface ComboboxText extends FieldText, Pick<ComboboxInputProps, 'id' | 'name' | 'placeholder' | 'ref'> {
  label: string;
  onBlur?: () => void;
}

interface ComboboxFieldProps extends FieldText, Omit<ComboboxInputProps, 'listLabel'> {
  label: string;
  labelLook?: 'title';
  dense?: boolean;
  describedBy?: string;
  above?: ReactNode;
}

/** A labelled `ComboboxInput` with an arrow. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, optional, half, id, labelLook, describedBy, dense, above, ...input } = props;
  return (
    <Field {...{ label, hint, error, optional, half, id, labelLook, describedBy }}>
      {(control) => (
        <>
          {above}
          <div className="relative">
            <ComboboxInput
              {...input}
              {...control}
              listLabel={label}
              className={inputClass({ size: dense ? 'dense' : 'md', end: 'arrow' })}
            />
            {/* Pointer events go through the arrow to the input. */}
            <span className="pointer-events-none absolute inset-y-0 end-0 grid w-tap place-items-center text-muted">
              <ChevronIcon className="size-4.5 rotate-90" />
            </span>
          </div>
        </>
      )}
    </Field>
  );
}

/** Returns text for comparing. */
export const searchable = (text: string) => fold(text).trim();

/** Returns options that contain the text: those that start with it first, then those with a word that does, then the rest. */
export function matching(options: readonly string[], text: string): readonly string[] {
  const wanted = searchable(text);
  if (!wanted) return options;
  const rank = (option: string) => {
    const at = ` ${searchable(option)}`.indexOf(` ${wanted}`);
    if (at >= 0) return at === 0 ? 0 : 1;
    return searchable(option).includes(wanted) ? 2 : 3;
  };
  const ranked = options.map((option) => ({ option, rank: rank(option) })).filter((each) => each.rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}
