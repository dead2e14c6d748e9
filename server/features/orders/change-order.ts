import { and, eq } from 'drizzle-orm';
import type { OrderUpdate, StageInput } from '@shared/orders/order';
import { todayIn } from '@shared/orders/days';
import { doesPromiseMove } from '@shared/orders/promise';
import { stageChanges } from '@shared/orders/stage-changes';
import { isClosed, type MessageKind } from '@shared/orders/stages';
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
        const { askedBy, ...written } = input;
        const zone = await orderBook(tx, tailorId).zone();
        return { ...written, ...promiseOf(before, input, zone), ...answerOf(before, input), ...linkOf(before, input) };
      }).catch(asMissingCustomer),
    changeStage: (id: string, input: StageInput, versions?: readonly string[]) =>
      change(id, versions, async (before, tx) =>
        stageChanges(before, input, new Date(), await orderBook(tx, tailorId).zone()),
      ),
    tell: (id: string, kind: MessageKind) =>
      change(id, undefined, ({ told }) => ({ told: { ...told, [kind]: Date.now() } })),
  };
}

/**
 * Returns the promised day after a change of the day. `zone` is the tailor's time zone. A first promise is for a day that is not over.
 * @throws HttpError 400 without `askedBy`
 */
function promiseOf(before: Row, { dueOn, askedBy }: OrderUpdate, zone: string | null): Changes {
  if (dueOn === before.dueOn) return {};
  if (before.dueOn !== null && !askedBy) {
    throw new HttpError(400, 'invalid', 'Say who asked', { askedBy: ['Say who asked'] });
  }
  const now = new Date();
  const today = todayIn(zone, now);
  const isTooLate = before.promisedOn === null && dueOn !== null && dueOn < today;
  return !isTooLate && doesPromiseMove(before, askedBy, { now, today }) ? { promisedOn: dueOn } : {};
}

/** Another promised day answers a client who asked. */
const answerOf = (before: Row, { dueOn }: OrderUpdate): Changes =>
  dueOn === before.dueOn ? {} : { clientAskedAt: null };

/** The link of an order was given to its client: for another client it ends. */
const linkOf = (before: Row, { customerId }: OrderUpdate): Changes =>
  customerId === before.customerId ? {} : { linkToken: null, clientAskedAt: null, clientHasItAt: null };

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
