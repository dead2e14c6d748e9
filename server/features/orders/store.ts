import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OrderInput } from '@shared/orders/order';
import { createdWith } from '@shared/orders/writes';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { found } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { createGiven } from '../changes/create-given';
import { hasValues } from '../changes/has-values';
import { customers } from '../customers/tables';
import { asMissingCustomer } from '../customers/missing-customer';
import { sweeper } from '../objects/sweeper';
import { refuseMoreThanPaid } from '../payments/more-than-paid';
import { payments } from '../payments/tables';
import type { RunOnce } from '../submissions/store';
import { orderBook } from './book';
import { orderChanges } from './change-order';
import { orderFigures } from './figures';
import { importOrders } from './import-orders';
import { leftToPay } from './left-to-pay';
import { orderLink } from './link';
import { nextNumber } from './next-number';
import { orderSuggestions } from './suggestions';
import { orders } from './tables';
import { paymentsOfOrder, readOrder, type StoredOrder } from './with-payments';

/** Which orders are listed. */
interface OrderFilter {
  state?: 'open' | 'closed' | 'owed';
  /** 'YYYY-MM', of closed orders. */
  month?: string;
  customerId?: string;
}

/** What is read with each order of a list. */
const parts = { payments: paymentsOfOrder };

/** Returns a tailor's orders, each with its payments. */
export function orderStore(deps: StoreDeps, tailorId: TailorId) {
  const { db } = deps;
  const rows = owned(db, orders, tailorId);
  const read = (id: string) => readOrder(db, tailorId, id);
  const readWithClient = async (id: string) => {
    const order = await read(id);
    const customer = order && (await owned(db, customers, tailorId).get(order.customerId));
    return customer && { ...order, customer };
  };
  const list = (filter: OrderFilter) => {
    if (filter.customerId !== undefined) {
      const byNumber = { by: [orders.number], isDescending: true };
      return rows.listWith(parts, byNumber, and(eq(orders.customerId, filter.customerId), stateOf(filter.state)));
    }
    if (filter.state === undefined || filter.state === 'open') {
      return rows.listWith(parts, { by: [orders.number] }, stateOf('open'));
    }
    const byClosing = { by: [orders.closedOn, orders.number], isDescending: true };
    return rows.listWith(parts, byClosing, and(stateOf(filter.state), closedIn(filter.month)));
  };
  return {
    list,
    get: async (id: string) => found(await read(id), 'Order'),
    create: async (input: OrderInput, once: RunOnce): Promise<CreatedOrder & { numberWasTaken: boolean }> => {
      const order = await createGiven(
        { db, tailorId, once },
        {
          ids: [
            [orders, input.id],
            [payments, input.payment?.id],
            [customers, input.newClient && input.customerId],
          ],
          read: input.newClient ? readWithClient : read,
          isSame: (order) => isOrderOf(input, order),
          write: (tx) => insert(tx, tailorId, input).catch(asMissingCustomer),
        },
      );
      return { ...order, numberWasTaken: input.number !== undefined && input.number !== order.number };
    },
    ...orderChanges(deps, tailorId),
    ...orderLink(db, tailorId),
    delete: async (id: string) => {
      found(await rows.remove(id), 'Order');
      await sweeper(deps).discardPhotos(tailorId);
    },
    book: orderBook(db, tailorId),
    suggestions: () => orderSuggestions(db, tailorId),
    figures: (from: string, to: string) => orderFigures(db, tailorId, from, to),
    import: importOrders(deps, tailorId),
  };
}

/** An order, with the client who was added with it. */
type CreatedOrder = StoredOrder & { customer?: typeof customers.$inferSelect };

/** Whether an order has what was written of it, its new client and its first payment. Number, currency and time zone are proposals. */
function isOrderOf(
  { payment, newClient, number: _number, currency: _currency, timeZone: _zone, ...input }: OrderInput,
  order: CreatedOrder,
) {
  const isPaid = !payment || order.payments.some((paid) => hasValues(paid, payment));
  const isForClient = !newClient || (order.customer !== undefined && hasValues(order.customer, newClient));
  return isPaid && isForClient && hasValues(order, input);
}

/** Adds an order with its first payment and its new client. */
async function insert(tx: Database, tailorId: TailorId, { newClient, ...input }: OrderInput): Promise<CreatedOrder> {
  if (!newClient) return insertOrder(tx, tailorId, input);
  const customer = await owned(tx, customers, tailorId).create({ ...newClient, id: input.customerId });
  return { ...(await insertOrder(tx, tailorId, input)), customer };
}

async function insertOrder(
  tx: Database,
  tailorId: TailorId,
  { payment, timeZone, ...input }: OrderInput,
): Promise<StoredOrder> {
  const { number, currency } = await nextNumber(tx, tailorId, input);
  if (timeZone) await orderBook(tx, tailorId).keepZone(timeZone);
  const order = await owned(tx, orders, tailorId).create({
    ...input,
    number,
    currency,
    ...createdWith(input, new Date()),
    ...(await orderBook(tx, tailorId).newLink()),
  });
  if (!payment) return { ...order, payments: [] };
  await refuseMoreThanPaid(tx, tailorId, order, payment, { field: 'payment' });
  const { exceedsPaid: _, ...paid } = payment;
  return { ...order, payments: [await owned(tx, payments, tailorId).create({ ...paid, orderId: order.id })] };
}

function stateOf(state: OrderFilter['state']) {
  if (state === undefined) return undefined;
  if (state === 'owed') return and(eq(orders.stage, 'collected'), gt(leftToPay, 0));
  return state === 'open' ? isNull(orders.closedOn) : isNotNull(orders.closedOn);
}

/** Without a month: all closed ones. */
function closedIn(month?: string) {
  if (month === undefined) return isNotNull(orders.closedOn);
  const first = `${month}-01`;
  return and(
    isNotNull(orders.closedOn),
    sql`${orders.closedOn} >= ${first}::date and ${orders.closedOn} < ${first}::date + interval '1 month'`,
  );
}
