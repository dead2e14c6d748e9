import { eq } from 'drizzle-orm';
import type { ImportedCustomer } from '@shared/customers';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { customers, measurements } from '../../db/tables';

/** Adds a client of an import, or fills the empty fields of the client to merge into, and adds the records. Returns the client's id. */
export async function importCustomer(
  tx: Database,
  tailorId: TailorId,
  { mergeInto, records = [], ...input }: ImportedCustomer,
): Promise<string> {
  const own = owned(tx, customers, tailorId);
  const id = (mergeInto && (await merged(tx, own, mergeInto, input))) ?? (await own.create(input)).id;
  const ownRecords = owned(tx, measurements, tailorId);
  for (const { takenAt, ...record } of records)
    await ownRecords.create({ ...record, customerId: id, createdAt: new Date(takenAt) });
  return id;
}

type OwnCustomers = ReturnType<typeof owned<typeof customers>>;
type Details = Omit<ImportedCustomer, 'mergeInto' | 'records'>;

/** Returns the id of the client; undefined if there is none. A client to whom only records are added keeps its version. */
async function merged(tx: Database, own: OwnCustomers, id: string, { name: _name, ...details }: Details) {
  if (Object.values(details).some((detail) => detail !== null)) return (await own.fill(id, details))?.id;
  // The lock prevents that the client is deleted before the records are added.
  const same = own.within(eq(customers.id, id));
  const [found] = await tx.select({ id: customers.id }).from(customers).where(same).for('key share');
  return found?.id;
}
