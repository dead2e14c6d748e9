import { isMessageLanguage } from '@shared/customers/message-languages';
import type { ComponentProps } from 'react';
import { LanguageOptions } from '../../sharing/language-options';
import { Field } from '../../ui/controls/field';
import { inputClass } from '../../ui/controls/input';

interface LanguageFieldProps extends ComponentProps<'select'> {
  label: string;
  error?: string;
  /** The language of the client. It stays as a choice, also if there are no messages in it. */
  saved: string | null | undefined;
}

/** In which language the client gets messages. Spread the field of a form on it. */
export function LanguageField({ label, error, saved, id, ...select }: LanguageFieldProps) {
  const other = saved && !isMessageLanguage(saved) ? saved : undefined;
  return (
    <Field id={id} label={label} optional error={error} hint={other ? hints.other : hints.usual}>
      {(control) => (
        <select {...select} {...control} className={inputClass({ end: 'select' })}>
          <option value="">As my page</option>
          {other && <option value={other}>{other}</option>}
          <LanguageOptions />
        </select>
      )}
    </Field>
  );
}

const hints = {
  usual: 'The language of your messages about orders.',
  other: 'There are no messages in this language: they are in that of your page.',
};
