import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { ImportedOrder } from '@shared/orders/import';
import { todayIn } from '@shared/orders/days';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { idOfHash } from '../../db/hashed-id';
import { inTurnOfTailor } from '../../db/owner-turns';
import type { StoreDeps } from '../../deps';
import { inImportTurn, lockImports } from '../customers/import-turns';
import { asMissingCustomer } from '../customers/missing-customer';
import { payments } from '../payments/tables';
import type { RunOnce } from '../submissions/store';
import { orderBook } from './book';
import { newNumbers } from './next-number';
import { orders } from './tables';

/**
 * Returns the function that adds the orders of an archive. An order is known by its id in the archive: in another account it has an
 * id that follows from both, so that a second import adds nothing. A batch is a job, so that the request pool stays free. It locks the
 * tailor's row, as a new order does, so it takes its turn with the tailor's other transactions.
 */
export function importOrders({ jobs }: StoreDeps, tailorId: TailorId) {
  const inTurn = inTurnOfTailor(jobs, tailorId);
  return (batch: readonly ImportedOrder[], once: RunOnce) =>
    inImportTurn(tailorId, () =>
      once(
        async (lastId) => ({ id: lastId, saved: 0, lastId }),
        (keep) =>
          keep(inTurn, async (tx) => {
            await lockImports(tx, tailorId);
            return addMissing(tx, tailorId, batch);
          }).catch(asMissingCustomer),
      ),
    );
}

/** Adds the orders of a batch that are not there yet: a few statements for the whole batch. */
async function addMissing(tx: Database, tailorId: TailorId, batch: readonly ImportedOrder[]) {
  const known = await knownIds(tx, tailorId, batch);
  const missing = batch.filter(({ id }) => !known.has(id) && !known.has(idFor(tailorId, id)));
  if (missing.length === 0) return answer(batch.at(-1)?.id ?? '', 0);
  const zone = await orderBook(tx, tailorId).zone();
  const proposed = missing.map(({ number }) => number);
  const numbers = await newNumbers(tx, tailorId, proposed);
  const added = missing.map((imported, index) => {
    const { payments: paid, createdAt, readyAt, closedAt, ...written } = imported;
    const times = { readyAt: asDate(readyAt), closedAt: asDate(closedAt), createdAt: asDate(createdAt) ?? undefined };
    return {
      ...written,
      ...times,
      ...{ id: idFor(tailorId, imported.id), number: numbers[index] as number, isImported: true },
      readyOn: times.readyAt && todayIn(zone, times.readyAt),
      closedOn: times.closedAt && todayIn(zone, times.closedAt),
    };
  });
  await owned(tx, orders, tailorId).createAll(added);
  const paid = missing.flatMap(({ id, payments: ofOrder }) =>
    ofOrder.map(({ exceedsPaid: _, ...payment }) => ({
      ...payment,
      id: idFor(tailorId, payment.id),
      orderId: idFor(tailorId, id),
    })),
  );
  if (paid.length > 0) await owned(tx, payments, tailorId).createAll(paid);
  return answer(added.at(-1)?.id ?? '', added.length);
}

const answer = (lastId: string, saved: number) => ({ id: lastId, saved, lastId });

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
