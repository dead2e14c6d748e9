import { and, eq } from 'drizzle-orm';
import type { OrderUpdate, StageInput } from '@shared/orders/order';
import { stageChanges } from '@shared/orders/stage-changes';
import { isClosed, type MessageKind } from '@shared/orders/stages';
import { updateChanges } from '@shared/orders/writes';
import type { Database } from '../../db/client';
import { isOfVersion, owned, type TailorId } from '../../db/owned';
import { conflict, found, HttpError, updated } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { asMissingCustomer } from '../customers/missing-customer';
import { orderBook } from './book';
import { refuseTakenNumber } from './next-number';
import { orders } from './tables';
import { readOrder } from './with-payments';

type Row = typeof orders.$inferSelect;
type Changes = Partial<typeof orders.$inferInsert>;

/** Returns the changes of a tailor's orders. Each reads and writes the row in one transaction. */
export function orderChanges({ db }: StoreDeps, tailorId: TailorId) {
  const change = (
    id: string,
    versions: readonly string[] | undefined,
    changesOf: (before: Row, tx: Database) => Changes | Promise<Changes>,
  ) =>
    db.transaction(async (tx) => {
      const own = and(eq(orders.tailorId, tailorId), eq(orders.id, id));
      const before = found((await tx.select().from(orders).where(own).for('update'))[0], 'Order');
      const current = () => readOrder(tx, tailorId, id);
      const isCurrent = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(own, isOfVersion(orders, versions)));
      await updated(isCurrent[0], current, 'Order');
      await owned(tx, orders, tailorId).update(id, await changesOf(before, tx));
      return found(await current(), 'Order');
    });
  return {
    update: (id: string, input: OrderUpdate, versions?: readonly string[]) =>
      change(id, versions, async (before, tx) => {
        refuseIfClosed(before, input);
        await refuseNewCurrency(tx, tailorId, before, input);
        await refuseNewNumber(tx, tailorId, before, input);
        refuseWithoutAsker(before, input);
        return updateChanges(before, input, new Date(), await orderBook(tx, tailorId).zone());
      }).catch(asMissingCustomer),
    changeStage: (id: string, input: StageInput, versions?: readonly string[]) =>
      change(id, versions, async (before, tx) =>
        stageChanges(before, input, new Date(), await orderBook(tx, tailorId).zone()),
      ),
    tell: (id: string, kind: MessageKind) =>
      change(id, undefined, ({ told }) => ({ told: { ...told, [kind]: Date.now() } })),
  };
}

/** @throws HttpError 400 if the promised day changes and `askedBy` does not say who asked for that */
function refuseWithoutAsker(before: Row, { dueOn, askedBy }: OrderUpdate): void {
  if (dueOn === before.dueOn || before.dueOn === null || askedBy) return;
  throw new HttpError(400, 'invalid', 'Say who asked', { askedBy: ['Say who asked'] });
}

/** Compares what a closed order may not change any more. */
function refuseIfClosed(before: Row, { askedBy: _, notes: _notes, ...input }: OrderUpdate): void {
  if (!isClosed(before.stage)) return;
  const changed = Object.entries(input).find(
    ([field, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof input]),
  );
  if (changed) throw conflict('order_closed', changed[0], 'The order is closed. Take it up again to change it.');
}

async function refuseNewNumber(tx: Database, tailorId: TailorId, before: Row, { number }: OrderUpdate) {
  if (number !== undefined && number !== before.number) await refuseTakenNumber(tx, tailorId, number);
}

async function refuseNewCurrency(tx: Database, tailorId: TailorId, before: Row, { currency }: OrderUpdate) {
  if (currency === undefined || currency === before.currency) return;
  const order = await readOrder(tx, tailorId, before.id);
  if (order && order.payments.length > 0) {
    throw conflict('currency_fixed', 'currency', 'The currency is fixed after the first payment');
  }
}
