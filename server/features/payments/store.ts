import { eq } from 'drizzle-orm';
import type { PaymentInput } from '@shared/payments/contract';
import { isForeignKeyViolation, violatedUnique } from '../../db/errors';
import { owned, type TailorId } from '../../db/owned';
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
    /** A payment whose id is there already, of the same tailor, is answered as it is. */
    create: async (orderId: string, input: PaymentInput, once: RunOnce) => {
      const existing = input.id ? await rows.get(input.id) : undefined;
      if (existing) return existing;
      return once(rows.get, (keep) =>
        keep(db, (tx) => owned(tx, payments, tailorId).create({ ...input, orderId })).catch(refusedPayment),
      );
    },
    update: async (id: string, { id: _, ...input }: PaymentInput, versions?: readonly string[]) =>
      updated(await rows.update(id, input, versions), () => rows.get(id), 'Payment'),
    delete: async (id: string) => void found(await rows.remove(id), 'Payment'),
  };
}

/** Maps the composite key's refusal to 404, and an id of another tailor's payment to 409. */
function refusedPayment(error: unknown): never {
  if (isForeignKeyViolation(error)) throw new HttpError(404, 'not_found', 'Order not found');
  if (violatedUnique(error) === 'payments_pkey') throw new HttpError(409, 'conflict', 'This id is taken');
  throw error;
}
