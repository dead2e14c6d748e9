import { calendarDay } from '@shared/contract/text';
import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useRowForm, type RowForm } from '../../../forms/use-row-form';
import { writtenOf } from '../order-values';
import { useUpdateOrder } from '../queries';
import { longDay } from '../words';

export interface MoveValues {
  dueOn: Day | '';
  askedBy: 'client' | 'tailor' | '';
}

interface Move {
  dueOn: Day;
  /** Null if there was no day before. */
  askedBy: 'client' | 'tailor' | null;
}

export type MoveForm = RowForm<MoveValues, Move>;

const moveSchema = ({ dueOn: before }: Order) =>
  z.object({
    dueOn: z.pipe(
      z.string().check(
        z.minLength(1, 'Choose a day'),
        z.refine((day) => day !== before, 'Choose another day than until now'),
      ),
      calendarDay,
    ),
    askedBy: z.pipe(
      z.enum(['client', 'tailor', '']).check(z.refine((by) => before === null || by !== '', 'Say who asked')),
      z.transform((by) => by || null),
    ),
  });

/** Returns the form that moves the promised day of an order. What another device has changed besides stays. */
export function useMoveForm(order: Order, onDone: (saved?: Order, askedBy?: Move['askedBy']) => void): MoveForm {
  const [schema] = useState(() => moveSchema(order));
  const update = useUpdateOrder();
  const askedBy = useRef<Move['askedBy']>(null);
  return useRowForm<Order, MoveValues, Move>({
    kind: 'order-move',
    row: order,
    schema,
    valuesOf,
    labels: { dueOn: 'Promised day', askedBy: 'Who asked?' },
    show: { dueOn: (day: Day | '') => day && longDay(day) },
    update: {
      mutateAsync: ({ row, body }) => {
        askedBy.current = body.askedBy;
        return update.mutateAsync({ row, body: { ...writtenOf(row), ...body } });
      },
    },
    words: {
      submit: 'Move',
      submitting: 'Saving...',
      saved: { title: `Order ${order.number}: promised day changed` },
      failed: 'The day was not changed',
    },
    onDone: (saved) => onDone(saved, askedBy.current),
  });
}

/** A stored order names no one who asked. */
const valuesOf = (row?: Order | Move): MoveValues => ({
  dueOn: row?.dueOn ?? '',
  askedBy: (row && 'askedBy' in row && row.askedBy) || '',
});
