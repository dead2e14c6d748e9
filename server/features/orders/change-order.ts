import { and, eq } from 'drizzle-orm';
import type { OrderUpdate, StageInput } from '@shared/orders/order';
import { todayIn } from '@shared/orders/days';
import { doesPromiseMove } from '@shared/orders/promise';
import { isClosed, isMade, type MessageKind, type Stage } from '@shared/orders/stages';
import type { Database } from '../../db/client';
import { isForeignKeyViolation } from '../../db/errors';
import { isOfVersion, owned, type TailorId } from '../../db/owned';
import { conflict, found, HttpError, updated } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { orderBook } from './book';
import { orders } from './tables';
import { readOrder } from './with-payments';

type Row = typeof orders.$inferSelect;
type Changes = Partial<typeof orders.$inferInsert>;

/** How long a stage that was left by mistake keeps its time when the order returns to it. */
const undoMs = 10 * 60_000;

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
        const { askedBy, ...written } = input;
        const zone = await orderBook(tx, tailorId).zone();
        return { ...written, ...promiseOf(before, input, zone), ...answerOf(before, input) };
      }).catch(asMissingCustomer),
    changeStage: (id: string, input: StageInput, versions?: readonly string[]) =>
      change(id, versions, async (before, tx) =>
        stageChanges(before, input, new Date(), await orderBook(tx, tailorId).zone()),
      ),
    tell: (id: string, kind: MessageKind) =>
      change(id, undefined, ({ told }) => ({ told: { ...told, [kind]: Date.now() } })),
  };
}

type Staged = Pick<Row, 'stage' | 'stageTimes' | 'garments' | 'readyAt' | 'readyOn' | 'closedAt' | 'closedOn'>;

/**
 * Returns the columns of a stage. `readyAt` is when all garments were made, and null while they are not; `closedAt` the same of a
 * closed order. `zone` is the tailor's time zone.
 */
export function stageChanges(before: Staged, { stage, because, done }: StageInput, now: Date, zone: string | null) {
  const { stageTimes } = before;
  const isUndo = leadsBack(before, stage, now);
  const at = new Date((isUndo && stageTimes[stage]) || now);
  const madeAt = new Date((isUndo && stageTimes.ready) || at);
  const readyAt = isMade(stage) ? (before.readyAt ?? madeAt) : null;
  const closedAt = isClosed(stage) ? at : null;
  const marked = done ?? (isMade(stage) ? 'all' : {});
  return {
    stage,
    stageTimes: { ...stageTimes, [stage]: at.getTime() },
    readyAt,
    readyOn: readyAt && (before.readyAt ? before.readyOn : todayIn(zone, readyAt)),
    closedAt,
    closedOn: closedAt && todayIn(zone, closedAt),
    cancelledBecause: stage === 'cancelled' ? (because ?? null) : null,
    garments: before.garments.map((garment) => ({ ...garment, done: doneOf(garment, marked) })),
  } satisfies Changes;
}

/** Whether an order stays in its stage, or returns to the one that it left a few minutes ago, which then keeps its time. */
function leadsBack({ stage: left, stageTimes }: Staged, stage: Stage, now: Date): boolean {
  if (stage === left) return true;
  const others = Object.entries(stageTimes).filter(([name]) => name !== left);
  const [latest] = others.sort(([, one], [, other]) => other - one)[0] ?? [];
  return latest === stage && now.getTime() - (stageTimes[left] ?? 0) < undoMs;
}

function doneOf({ id, quantity, done }: Row['garments'][number], marked: Readonly<Record<string, number>> | 'all') {
  return marked === 'all' ? quantity : Math.min(marked[id] ?? done, quantity);
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

/** Compares what a closed order may not change any more. */
function refuseIfClosed(before: Row, { askedBy: _, notes: _notes, ...input }: OrderUpdate): void {
  if (!isClosed(before.stage)) return;
  const changed = Object.entries(input).find(
    ([field, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof input]),
  );
  if (changed) throw conflict('order_closed', changed[0], 'The order is closed. Take it up again to change it.');
}

async function refuseNewCurrency(tx: Database, tailorId: TailorId, before: Row, { currency }: OrderUpdate) {
  if (currency === undefined || currency === before.currency) return;
  const order = await readOrder(tx, tailorId, before.id);
  if (order && order.payments.length > 0) {
    throw conflict('currency_fixed', 'currency', 'The currency is fixed after the first payment');
  }
}

/** Maps the composite key's refusal of a missing or another tailor's client to 404, the same for both. */
function asMissingCustomer(error: unknown): never {
  if (isForeignKeyViolation(error)) throw new HttpError(404, 'not_found', 'Client not found');
  throw error;
}
