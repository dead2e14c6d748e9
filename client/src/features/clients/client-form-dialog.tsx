import { zodResolver } from '@hookform/resolvers/zod';
import { customerInputSchema, type Customer, type CustomerInput } from '@shared/customers';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useDraft } from '../../forms/use-draft';
import { serverMessage } from '../../lib/api';
import { isChangedMeanwhile, useEditedRow, type Questions } from '../../lib/edited-row';
import { setFieldErrors } from '../../lib/form';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { useSubmission } from '../../lib/submission';
import { Button } from '../../ui/controls/button';
import { ChangedNotice } from '../../ui/feedback/changed-notice';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../ui/overlays/dialog';
import { DraftNotice } from '../../ui/feedback/draft-notice';
import { TextArea, TextField } from '../../ui/controls/field';
import { fieldsClass } from '../../ui/layout/form-section';
import { toast } from '../../ui/feedback/toast';
import { useCreateCustomer, useUpdateCustomer } from './queries';

interface ClientFormDialogProps {
  /** The client to edit; without one, the dialog adds a client. */
  customer?: Customer;
  onClose: () => void;
}

const number = { type: 'tel', inputMode: 'tel', autoComplete: 'off', enterKeyHint: 'next', optional: true } as const;

export function ClientFormDialog({ customer, onClose }: ClientFormDialogProps) {
  const words = customer ? editing : adding;
  const create = useCreateCustomer();
  const update = useUpdateCustomer();
  const draft = useDraft<FormValues>('customer', customer?.id);
  const make = useSubmission(create.mutateAsync, draft);
  const form = useForm<FormValues, unknown, CustomerInput>({
    resolver: zodResolver(customerInputSchema),
    defaultValues: valuesOf(customer),
    mode: 'onTouched',
  });
  const { register, handleSubmit, setError } = form;
  const { errors, isDirty } = form.formState;
  const edited = useEditedRow({ row: customer, valuesOf, form, questions, draft });
  const save = useOneAtATime(async (body: CustomerInput) => {
    try {
      await edited.save(body, (row) => (row ? update.mutateAsync({ customer: row, body }) : make(body)));
    } catch (error) {
      if (isChangedMeanwhile(error)) return;
      if (setFieldErrors(error, setError, questions)) return;
      toast({ title: 'Error', description: serverMessage(error, words.failed), variant: 'destructive', error });
      return;
    }
    toast({ title: words.saved });
    onClose();
  });
  const leave = () => {
    draft.end();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={words.title}
      description={words.description}
      dirty={isDirty}
      isSaving={edited.isSaving}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <DialogBody className={fieldsClass}>
          <DraftNotice onDiscard={edited.onDiscardDraft} />
          <ChangedNotice form={form} changed={edited.changed} inGrid />
          <TextField
            label="Name"
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField half label="Phone" {...number} error={errors.phone?.message} {...register('phone')} />
          <TextField half label="WhatsApp" {...number} error={errors.whatsapp?.message} {...register('whatsapp')} />
          <TextArea label="Notes" optional rows={3} error={errors.notes?.message} {...register('notes')} />
        </DialogBody>
        <DialogFoot>
          <DialogCancel />
          <Button type="submit" variant="primary" busy={edited.isSaving}>
            {edited.isSaving ? words.submitting : words.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

type FormValues = z.input<typeof customerInputSchema>;

const valuesOf = (customer?: CustomerInput): FormValues => ({
  name: customer?.name ?? '',
  phone: customer?.phone ?? '',
  whatsapp: customer?.whatsapp ?? '',
  notes: customer?.notes ?? '',
});

const questions: Questions<FormValues> = [
  ['name', 'Name'],
  ['phone', 'Phone'],
  ['whatsapp', 'WhatsApp'],
  ['notes', 'Notes'],
];

const adding = {
  title: 'Add New Client',
  description: undefined,
  submit: 'Add Client',
  submitting: 'Adding...',
  saved: 'Client added successfully',
  failed: 'Failed to add client',
};

const editing = {
  title: 'Edit Client',
  description: 'Update client information',
  submit: 'Update Client',
  submitting: 'Updating...',
  saved: 'Client updated successfully',
  failed: 'Failed to update client',
};
