import { sql } from 'drizzle-orm';
import type { Field } from '@shared/contract/field';
import { type OrderFieldName, orderFieldNames, orderFields, orderLabels } from '@shared/orders/fields';
import { hasOpenPrice, priceOf, totalOf } from '@shared/orders/money';
import { stageNames } from '@shared/orders/stages';
import { knownTimes } from '@shared/orders/times';
import { listFile, valueFile, type NounArchive } from '../../archive/files';
import { amountCell, csv } from '../../archive/format';
import { columnsOf, written, type ArchiveLine, type ArchiveReader } from '../../archive/reader';
import { customers } from '../customers/tables';
import { payments } from '../payments/tables';
import { orderBooks, orders } from './tables';

/** The token of a link opens a page, so a copy of the archive must not have it. What comes from a file is marked when it is imported. */
const omitted = ['tailorId', 'customerId', 'linkToken', 'isImported'] as const;

type OrderLine = ArchiveLine<typeof orders, (typeof omitted)[number]> & Record<'clientId' | 'clientName', string>;

/** What is read with each order for the CSV file: what was paid, in minor units. */
type PaidLine = OrderLine & { paid: number };

/** A garment of an order: one line of the CSV file. */
type GarmentLine = OrderLine['garments'][number] & { order: PaidLine; isFirst: boolean };

/**
 * The column headings of the CSV file and their cells. Amounts are numbers, with their currency in a column of its own. Those of the whole
 * order stand in the line of its first garment alone, so that a spreadsheet sums each once.
 */
const columns: Readonly<Record<string, (line: GarmentLine) => unknown>> = {
  [orderLabels.number]: ({ order }) => order.number,
  [orderLabels.customerId]: ({ order }) => order.clientName,
  Garment: ({ garment }) => garment,
  Kind: ({ kind }) => kind,
  Work: ({ works }) => works.join('; '),
  Quantity: ({ quantity }) => quantity,
  Done: ({ done }) => done,
  'Price of one': ({ price, order }) => price !== null && amountCell(price, order.currency),
  [orderLabels.currency]: ({ order }) => order.currency,
  'For whom': ({ wearer }) => wearer,
  [orderLabels.dueOn]: ({ order }) => order.dueOn,
  'First promised': ({ order }) => order.promisedOn,
  [orderLabels.dueTime]: ({ order }) => order.dueTime,
  Stage: ({ order }) => stageNames[order.stage],
  Ready: ({ order }) => order.readyOn,
  Closed: ({ order }) => order.closedOn,
  'Order price': ({ order, isFirst }) => isFirst && amountCell(priceOf(order.garments), order.currency),
  [orderLabels.discount]: ({ order, isFirst }) => isFirst && amountCell(order.discount, order.currency),
  Paid: ({ order, isFirst }) => isFirst && amountCell(order.paid, order.currency),
  Left: (line) => line.isFirst && leftCell(line.order),
  ...otherFields(),
  Taken: ({ order }) => order.createdAt,
};

/** The orders in a user's archive. */
export const orderArchive: NounArchive = {
  comesBack: { as: 'orders' },
  files: [
    listFile(
      'orders.json',
      'your orders, with garments, fittings and stages; amounts are whole numbers of the smallest unit of the currency, such as kobo',
      orderLines,
    ),
    listFile(
      'orders.csv',
      'the garments of your orders, one line each; what holds for the whole order stands in the line of its first garment',
      paidLines,
      (lines, reader) => csv(written(reader, 'orders.csv', lines, garmentRows), Object.keys(columns), (row) => row),
    ),
    valueFile('order-book.json', 'what holds for all your orders, with your own messages', ({ tx, isOwn }) =>
      tx.select().from(orderBooks).where(isOwn(orderBooks)),
    ),
  ],
};

/** Returns the columns of all other fields that have one value for the whole order. */
function otherFields(): Record<string, (line: GarmentLine) => unknown> {
  const placed: readonly OrderFieldName[] = ['number', 'customerId', 'currency', 'dueOn', 'dueTime', 'discount'];
  const others = orderFieldNames.filter((name) => orderFields[name].kind !== 'list' && !placed.includes(name));
  return Object.fromEntries(others.map((name) => [orderLabels[name], ({ order }) => fieldCell(name, order)]));
}

function fieldCell(name: OrderFieldName, order: PaidLine): unknown {
  const { kind, choices }: Field = orderFields[name];
  const value = (order as Readonly<Partial<Record<OrderFieldName, unknown>>>)[name];
  if (kind === 'yes') return value ? 'Yes' : 'No';
  return choices?.names[String(value)] ?? value;
}

/** What is left to pay; empty if a price is not agreed, or the order was cancelled. */
const leftCell = (order: PaidLine) =>
  order.stage !== 'cancelled' &&
  !hasOpenPrice(order.garments) &&
  amountCell(totalOf(order) - order.paid, order.currency);

function garmentRows(order: PaidLine): unknown[][] {
  return order.garments.map((garment, index) => {
    const line = { ...garment, order, isFirst: index === 0 };
    return Object.values(columns).map((cell) => {
      const value = cell(line);
      return value === false || value === null ? '' : value;
    });
  });
}

function orderLines(reader: ArchiveReader) {
  return linesOf<OrderLine>(reader);
}

function paidLines(reader: ArchiveReader) {
  return linesOf<PaidLine>(
    reader,
    sql`, (select coalesce(sum(${payments.amount}), 0)::float8 from ${payments}
      where ${payments.tailorId} = ${orders.tailorId} and ${payments.orderId} = ${orders.id}) as paid`,
  );
}

async function* linesOf<Line extends OrderLine>({ inBatches, isOwn }: ArchiveReader, more = sql``) {
  const batches = inBatches<Line>(
    sql`select ${columnsOf(orders, omitted)}, ${customers.id} as "clientId", ${customers.name} as "clientName" ${more}
      from ${orders} join ${customers} on ${customers.id} = ${orders.customerId}
      where ${isOwn(orders)} order by ${orders.number}`,
  );
  for await (const batch of batches) {
    yield batch.map((order) => ({
      ...order,
      stageTimes: knownTimes(order.stageTimes),
      told: knownTimes(order.told),
    }));
  }
}
