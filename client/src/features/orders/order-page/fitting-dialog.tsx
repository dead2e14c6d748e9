import { calendarDay, optionalLine } from '@shared/contract/text';
import { timeOfDay, type Fitting } from '@shared/orders/garments';
import type { Order } from '@shared/orders/order';
import { orderLimits } from '@shared/orders/order-limits';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/form-dialog';
import { useDraft } from '../../../forms/use-draft';
import { useRowForm } from '../../../forms/use-row-form';
import { newRowId } from '../../../lib/api/row-id';
import { Button } from '../../../ui/controls/button';
import { TextField } from '../../../ui/controls/field';
import { writtenOf } from '../order-values';
import { useUpdateOrder } from '../queries';

interface FittingDialogProps {
  order: Order;
  /** The fitting to change; without one, the dialog adds a fitting. */
  fittingId?: string;
  /** Removes the fitting. */
  onRemove: (fittingId: string) => void;
  onClose: () => void;
}

interface FittingValues {
  onDate: string;
  atTime: string;
  note?: string | null;
}

type Written = Pick<Fitting, 'onDate' | 'atTime' | 'note'>;

const fittingSchema = z.object({
  onDate: z.pipe(z.string().check(z.minLength(1, 'Choose a day')), calendarDay),
  atTime: z.pipe(
    z.string(),
    z.pipe(
      z.transform((time: string) => time || null),
      z.nullable(timeOfDay),
    ),
  ),
  note: optionalLine(orderLimits.fittingNote),
});

/** One fitting of an order. What another device has changed besides stays. */
export function FittingDialog({ order, fittingId, onRemove, onClose }: FittingDialogProps) {
  const update = useUpdateOrder();
  const [id] = useState(() => fittingId ?? newRowId());
  const form = useRowForm<Order, FittingValues, Written>({
    kind: 'order-fitting',
    row: order,
    draft: useDraft<FittingValues>('order-fitting', `${order.id}-${fittingId ?? 'new'}`),
    schema: fittingSchema,
    valuesOf: (row) => valuesOf(row && 'fittings' in row ? row.fittings.find((each) => each.id === id) : row),
    labels: { onDate: 'Day', atTime: 'Time', note: 'Note' },
    update: {
      mutateAsync: ({ row, body }) =>
        update.mutateAsync({ row, body: { ...writtenOf(row), fittings: withFitting(row, id, body) } }),
    },
    words: {
      submit: 'Save fitting',
      submitting: 'Saving...',
      saved: { title: 'Fitting saved' },
      failed: 'The fitting was not saved',
    },
    onDone: () => onClose(),
  });
  return (
    <FormDialog
      form={form}
      title={fittingId ? 'Change fitting' : 'Add fitting'}
      description={`Order ${order.number}`}
      className="grid grid-cols-1 gap-4 phone:grid-cols-2"
    >
      <TextField {...form.field('onDate')} type="date" />
      <TextField {...form.field('atTime')} type="time" optional />
      <TextField
        {...form.field('note')}
        optional
        dir="auto"
        autoComplete="off"
        className="col-span-full"
        placeholder="e.g., dress, with the shoes"
      />
      {fittingId && (
        <Button
          variant="danger-quiet"
          className="col-span-full"
          onClick={() => {
            form.cancel();
            onRemove(fittingId);
          }}
        >
          Remove fitting
        </Button>
      )}
    </FormDialog>
  );
}

const valuesOf = (fitting?: Written): FittingValues => ({
  onDate: fitting?.onDate ?? '',
  atTime: fitting?.atTime ?? '',
  note: fitting?.note ?? '',
});

/** Returns the fittings of an order with a changed or a new one. */
function withFitting({ fittings }: Order, id: string, written: Written): Fitting[] {
  const isThere = fittings.some((each) => each.id === id);
  return isThere
    ? fittings.map((each) => (each.id === id ? { ...each, ...written } : each))
    : [...fittings, { id, ...written, doneAt: null }];
}
