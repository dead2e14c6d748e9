import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { ImportedCustomer } from '@shared/customers/contract';
import { eachDetail, type CustomerDetail } from '@shared/customers/values';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { customers } from './tables';
import { measurements } from '../measurements/tables';

/**
 * Adds the clients of an import, or fills the empty fields of the clients to merge into, and adds the records: a few statements for the
 * whole batch. Returns the id of the last client.
 */
export async function importCustomers(
  tx: Database,
  tailorId: TailorId,
  batch: readonly ImportedCustomer[],
): Promise<string> {
  const own = owned(tx, customers, tailorId);
  const known = await lockKnown(tx, own, batch);
  const clients = batch.map(({ mergeInto, id: given, createdAt, records = [], ...details }) => {
    const isKnown = mergeInto !== undefined && known.has(mergeInto);
    const since = createdAt && { createdAt: new Date(createdAt) };
    return { id: isKnown ? mergeInto : (given ?? randomUUID()), isKnown, since, details, records };
  });
  const added = clients.flatMap(({ id, isKnown, since, details }) => (isKnown ? [] : [{ ...details, ...since, id }]));
  const gaps = gapsOf(clients.filter(({ isKnown }) => isKnown));
  const taken = clients.flatMap(({ id, records }) =>
    records.map(({ takenAt, ...record }) => ({ ...record, customerId: id, createdAt: new Date(takenAt) })),
  );
  if (added.length > 0) await own.createAll(added);
  if (gaps.length > 0) await own.fillAll(gaps);
  if (taken.length > 0) await owned(tx, measurements, tailorId).createAll(taken);
  return clients.at(-1)?.id ?? '';
}

type Details = Omit<ImportedCustomer, 'mergeInto' | 'id' | 'createdAt' | 'records'>;

/** Returns the ids of the clients to merge into that exist. The lock prevents that they are deleted before the records are added. */
async function lockKnown(
  tx: Database,
  own: ReturnType<typeof owned<typeof customers>>,
  batch: readonly ImportedCustomer[],
) {
  const ids = batch.flatMap(({ mergeInto }) => mergeInto ?? []);
  if (ids.length === 0) return new Set<string>();
  const same = own.within(inArray(customers.id, ids));
  const rows = await tx.select({ id: customers.id }).from(customers).where(same).orderBy(customers.id).for('key share');
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns what may fill each client's empty fields: of several rows for one client, the first that has the field. A client to whom
 * only records are added is left out, so that it keeps its version.
 */
function gapsOf(clients: readonly { id: string; details: Details }[]) {
  const gaps = new Map<string, Record<CustomerDetail, string | null>>();
  for (const { id, details } of clients) {
    const before = gaps.get(id);
    const first = eachDetail((name) => before?.[name] ?? details[name] ?? null);
    gaps.set(id, first);
  }
  return [...gaps].flatMap(([id, details]) =>
    Object.values(details).some((detail) => detail !== null) ? [{ id, ...details }] : [],
  );
}
