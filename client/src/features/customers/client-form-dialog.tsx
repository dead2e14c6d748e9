import { type Customer, type CustomerInput, customerInputSchema } from '@shared/customers/contract';
import { customerLabels, eachDetail } from '@shared/customers/values';
import { type ComponentProps, useRef } from 'react';
import { FormDialog } from '../../forms/form-dialog';
import { useRowForm } from '../../forms/use-row-form';
import type { Newcomer } from '../../lib/navigation/history-state';
import { Field, TextField } from '../../ui/controls/field';
import { TextArea } from '../../ui/controls/text-area';
import { fieldsClass } from '../../ui/layout/form-section';
import { NumberFields } from './number-fields';
import { useCreateCustomer, useUpdateCustomer } from './queries';
import { isMessageLanguage } from '@shared/customers/message-languages';
import { LanguageOptions } from '../../sharing/language-options';
import { inputClass } from '../../ui/controls/input';

interface ClientFormDialogProps {
  /** The client to edit; without one, the dialog adds a client. */
  customer?: Customer;
  /** What is known of a new client. */
  newcomer?: Newcomer;
  /** Begins at the notes. */
  atNotes?: boolean;
  /** Called with the client after a save. */
  onClose: (saved?: Customer) => void;
}

export function ClientFormDialog({ customer, newcomer, atNotes = false, onClose }: ClientFormDialogProps) {
  const form = useRowForm({
    kind: 'customer',
    row: customer,
    startValues: newcomer && { ...valuesOf(), ...newcomer },
    schema: customerInputSchema,
    valuesOf,
    labels: customerLabels,
    create: useCreateCustomer(),
    update: useUpdateCustomer(),
    words: customer ? editing : adding,
    onDone: onClose,
  });
  const { field } = form;
  const notesField = field('notes');
  const notes = useRef<HTMLTextAreaElement>(null);
  return (
    <FormDialog
      form={form}
      title={customer ? 'Edit Client' : 'Add New Client'}
      description={customer && 'Update client information'}
      firstFocus={atNotes ? notes : undefined}
      className={fieldsClass}
    >
      <TextField {...field('name')} autoComplete="off" autoCapitalize="words" enterKeyHint="next" />
      <NumberFields form={form} id={customer?.id} />
      <TextArea
        {...notesField}
        ref={(node) => {
          notes.current = node;
          notesField.ref(node);
        }}
        optional
        rows={3}
      />
      <LanguageField {...field('language')} saved={customer?.language} />
    </FormDialog>
  );
}

const valuesOf = (customer?: CustomerInput) => ({
  name: customer?.name ?? '',
  ...eachDetail((name) => customer?.[name] ?? ''),
});

const adding = {
  submit: 'Add Client',
  submitting: 'Adding...',
  saved: { title: 'Client added successfully' },
  failed: 'Failed to add client',
};

const editing = {
  submit: 'Update Client',
  submitting: 'Updating...',
  saved: { title: 'Client updated successfully' },
  failed: 'Failed to update client',
};

interface LanguageFieldProps extends ComponentProps<'select'> {
  label: string;
  error?: string;
  /** The language of the client. It stays as a choice, also if there are no messages in it. */
  saved: string | null | undefined;
}

/** In which language the client gets messages. Spread the field of a form on it. */
function LanguageField({ label, error, saved, id, ...select }: LanguageFieldProps) {
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
