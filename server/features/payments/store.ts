import { eq } from 'drizzle-orm';
import type { PaymentInput } from '@shared/payments/contract';
import { isForeignKeyViolation } from '../../db/errors';
import { owned, type TailorId } from '../../db/owned';
import { createGiven } from '../changes/create-given';
import { hasValues } from '../changes/has-values';
import { orders } from '../orders/tables';
import { refuseMoreThanPaid } from './more-than-paid';
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
    create: (orderId: string, { exceedsPaid, ...input }: PaymentInput, once: RunOnce) =>
      createGiven(
        { db, tailorId, once },
        {
          ids: [[payments, input.id]],
          read: rows.get,
          isSame: (row) => hasValues(row, { ...input, orderId }),
          write: async (tx) => {
            const order = found(await owned(tx, orders, tailorId).get(orderId), 'Order');
            await refuseMoreThanPaid(tx, tailorId, order, { ...input, exceedsPaid });
            return owned(tx, payments, tailorId)
              .create({ ...input, orderId })
              .catch(asMissingOrder);
          },
        },
      ),
    update: (id: string, { id: _, exceedsPaid, ...input }: PaymentInput, versions?: readonly string[]) =>
      db.transaction(async (tx) => {
        const own = owned(tx, payments, tailorId);
        const { orderId } = found(await own.get(id), 'Payment');
        const order = found(await owned(tx, orders, tailorId).get(orderId), 'Order');
        const row = await updated(await own.update(id, input, versions), () => own.get(id), 'Payment');
        await refuseMoreThanPaid(tx, tailorId, order, { ...input, exceedsPaid }, { replaced: id });
        return row;
      }),
    delete: async (id: string) => void found(await rows.remove(id), 'Payment'),
  };
}

/** Maps the composite key's refusal of a missing or another tailor's order to 404, the same for both. */
function asMissingOrder(error: unknown): never {
  if (isForeignKeyViolation(error)) throw new HttpError(404, 'not_found', 'Order not found');
  throw error;
}
