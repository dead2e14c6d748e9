import { eq } from 'drizzle-orm';
import type { PaymentInput } from '@shared/payments/contract';
import { isForeignKeyViolation } from '../../db/errors';
import { owned, type TailorId } from '../../db/owned';
import { createGiven } from '../changes/create-given';
import { hasValues } from '../changes/has-values';
import { orders } from '../orders/tables';
import { payments } from './tables';
import { found, HttpError, updated } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import type { RunOnce } from '../submissions/store';

const oldestFirst = { by: [payments.onDate, payments.id] };

/** Returns the payments of a tailor's orders. */
export function paymentStore({ db }: StoreDeps, tailorId: TailorId) {
  const rows = owned(db, payments, tailorId);
  return {
    list: async (orderId: string) => {
      found(await owned(db, orders, tailorId).get(orderId), 'Order');
      return rows.list(oldestFirst, eq(payments.orderId, orderId));
    },
    create: (orderId: string, input: PaymentInput, once: RunOnce) =>
      createGiven(
        { db, tailorId, once },
        {
          ids: [[payments, input.id]],
          read: rows.get,
          isSame: (row) => hasValues(row, { ...input, orderId }),
          write: (tx) =>
            owned(tx, payments, tailorId)
              .create({ ...input, orderId })
              .catch(asMissingOrder),
        },
      ),
    update: async (id: string, { id: _, ...input }: PaymentInput, versions?: readonly string[]) =>
      updated(await rows.update(id, input, versions), () => rows.get(id), 'Payment'),
    delete: async (id: string) => void found(await rows.remove(id), 'Payment'),
  };
}

/** Maps the composite key's refusal of a missing or another tailor's order to 404, the same for both. */
function asMissingOrder(error: unknown): never {
  if (isForeignKeyViolation(error)) throw new HttpError(404, 'not_found', 'Order not found');
  throw error;
}
