import type { WalkInInput } from '@shared/walk-ins/contract';
import { owned, type TailorId } from '../../db/owned';
import { customers } from '../customers/tables';
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
    create: ({ name, phone, ...record }: WalkInInput, once: RunOnce) =>
      once(read, (keep) =>
        keep(db, async (tx) => {
          const customer = await owned(tx, customers, tailorId).create({ name, phone });
          const created = await owned(tx, measurements, tailorId).create({ ...record, customerId: customer.id });
          return { ...created, customer };
        }),
      ),
  };
}
