import type { NewWalkIn } from '@shared/walk-ins/contract';
import { owned, type TailorId } from '../../db/owned';
import { createGiven } from '../changes/create-given';
import { hasValues } from '../changes/has-values';
import { customers } from '../customers/tables';
import { createdAtOf } from '../measurements/store';
import { measurements } from '../measurements/tables';
import type { StoreDeps } from '../../deps';
import type { RunOnce } from '../submissions/store';

/** Returns the calls for a tailor's walk-ins. */
export function walkInStore({ db }: StoreDeps, tailorId: TailorId) {
  const read = async (id: string) => {
    const record = await owned(db, measurements, tailorId).get(id);
    const customer = record && (await owned(db, customers, tailorId).get(record.customerId));
    return customer && { ...record, customer };
  };
  return {
    /** The submission stands for both rows; its id is the record's. */
    create: ({ name, phone, customerId, takenAt, ...record }: NewWalkIn, once: RunOnce) =>
      createGiven(
        { db, tailorId, once },
        {
          ids: [
            [measurements, record.id],
            [customers, customerId],
          ],
          read,
          isSame: (row) => hasValues(row, { ...record, customerId }) && hasValues(row.customer, { name, phone }),
          write: async (tx) => {
            const customer = await owned(tx, customers, tailorId).create({ id: customerId, name, phone });
            const taken = { ...record, ...createdAtOf(takenAt), customerId: customer.id };
            return { ...(await owned(tx, measurements, tailorId).create(taken)), customer };
          },
        },
      ),
  };
}
