import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { ImportedOrder } from '@shared/orders/import';
import { todayIn } from '@shared/orders/days';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { isForeignKeyViolation } from '../../db/errors';
import { idOfHash } from '../../db/hashed-id';
import { HttpError } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { payments } from '../payments/tables';
import type { RunOnce } from '../submissions/store';
import { orderBook } from './book';
import { nextNumber } from './next-number';
import { orders } from './tables';

/**
 * Returns the function that adds the orders of an archive. An order is known by its id in the archive: in another account it has an
 * id that follows from both, so that a second import adds nothing.
 */
export function importOrders({ jobs }: StoreDeps, tailorId: TailorId) {
  return (batch: readonly ImportedOrder[], once: RunOnce) =>
    once(
      async (lastId) => ({ id: lastId, saved: 0, lastId }),
      (keep) => keep(jobs, (tx) => addMissing(tx, tailorId, batch)).catch(asMissingCustomer),
    );
}

async function addMissing(tx: Database, tailorId: TailorId, batch: readonly ImportedOrder[]) {
  const rows = owned(tx, orders, tailorId);
  const zone = await orderBook(tx, tailorId).zone();
  const known = await knownIds(tx, tailorId, batch);
  const isKnown = ({ id }: ImportedOrder) => known.has(id) || known.has(idFor(tailorId, id));
  let lastId = batch.at(-1)?.id ?? '';
  let saved = 0;
  for (const imported of batch) {
    if (isKnown(imported)) continue;
    const { payments: paid, createdAt, readyAt, closedAt, ...written } = imported;
    const id = idFor(tailorId, imported.id);
    const { number } = await nextNumber(tx, tailorId, imported);
    const times = { readyAt: asDate(readyAt), closedAt: asDate(closedAt), createdAt: asDate(createdAt) ?? undefined };
    await rows.create({
      ...written,
      ...times,
      ...{ id, number, isImported: true },
      readyOn: times.readyAt && todayIn(zone, times.readyAt),
      closedOn: times.closedAt && todayIn(zone, times.closedAt),
    });
    for (const { exceedsPaid: _, ...payment } of paid) {
      await owned(tx, payments, tailorId).create({ ...payment, ...{ id: idFor(tailorId, payment.id) }, orderId: id });
    }
    [lastId, saved] = [id, saved + 1];
  }
  return { id: lastId, saved, lastId };
}

async function knownIds(tx: Database, tailorId: TailorId, batch: readonly ImportedOrder[]): Promise<Set<string>> {
  const ids = batch.flatMap(({ id }) => [id, idFor(tailorId, id)]);
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(owned(tx, orders, tailorId).within(inArray(orders.id, ids)));
  return new Set(rows.map(({ id }) => id));
}

const asDate = (text: string | null | undefined) => (text ? new Date(text) : null);

/** Returns the id that a row of an archive has in this tailor's book. */
const idFor = (tailorId: TailorId, id: string): string =>
  idOfHash(createHash('sha256').update(`${tailorId} ${id}`).digest());

function asMissingCustomer(error: unknown): never {
  if (isForeignKeyViolation(error)) throw new HttpError(404, 'not_found', 'Client not found');
  throw error;
}
