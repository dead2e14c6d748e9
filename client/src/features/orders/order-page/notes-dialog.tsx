import { maxLengths } from '@shared/contract/limits';
import { optionalText } from '@shared/contract/text';
import type { Order } from '@shared/orders/order';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/form-dialog';
import { useRowForm } from '../../../forms/use-row-form';
import { TextArea } from '../../../ui/controls/text-area';
import { writtenOf } from '../order-values';
import { useUpdateOrder } from '../queries';

interface NotesDialogProps {
  order: Order;
  onClose: () => void;
}

const notesSchema = z.object({ notes: optionalText(maxLengths.longText) });

/** The notes of an order, also of a closed one. What another device has changed besides stays. */
export function NotesDialog({ order, onClose }: NotesDialogProps) {
  const update = useUpdateOrder();
  const form = useRowForm<Order, { notes?: string | null }, { notes: string | null }>({
    kind: 'order-notes',
    row: order,
    schema: notesSchema,
    valuesOf: (row) => ({ notes: row?.notes ?? '' }),
    labels: { notes: 'Notes' },
    update: { mutateAsync: ({ row, body }) => update.mutateAsync({ row, body: { ...writtenOf(row), ...body } }) },
    words: {
      submit: 'Save notes',
      submitting: 'Saving...',
      saved: { title: 'Notes saved' },
      failed: 'The notes were not saved',
    },
    onDone: () => onClose(),
  });
  return (
    <FormDialog form={form} title="Notes" description="For you alone: the client never sees them.">
      <TextArea {...form.field('notes')} rows={6} dir="auto" count={maxLengths.longText} />
    </FormDialog>
  );
}
