import { sql } from 'drizzle-orm';
import { formatMoney, priceOf } from '@shared/orders/money';
import { stageNames } from '@shared/orders/stages';
import { listFile, valueFile, type NounArchive } from '../../archive/files';
import { csv, jsonLines } from '../../archive/format';
import { columnsOf, type ArchiveLine, type ArchiveReader } from '../../archive/reader';
import { customers } from '../customers/tables';
import { orderBooks, orders } from './tables';

/** The token of a link opens a page, so a copy of the archive must not have it. What comes from a file is marked when it is imported. */
const omitted = ['tailorId', 'customerId', 'linkToken', 'isImported'] as const;

type OrderLine = ArchiveLine<typeof orders, (typeof omitted)[number]> & Record<'clientId' | 'clientName', string>;

/** A garment of an order: one line of the CSV file. */
type GarmentLine = OrderLine['garments'][number] & { order: OrderLine };

/** The column headings of the CSV file and their cells. Amounts are shown with their currency. */
const columns: Readonly<Record<string, (line: GarmentLine) => unknown>> = {
  Number: ({ order }) => order.number,
  Client: ({ order }) => order.clientName,
  Garment: ({ garment }) => garment,
  Kind: ({ kind }) => kind,
  Work: ({ works }) => works.join('; '),
  Quantity: ({ quantity }) => quantity,
  Done: ({ done }) => done,
  'Price of one': ({ price, order }) => price !== null && formatMoney(price, order.currency),
  'For whom': ({ wearer }) => wearer,
  'Promised day': ({ order }) => order.dueOn,
  'First promised': ({ order }) => order.promisedOn,
  Time: ({ order }) => order.dueTime,
  Stage: ({ order }) => stageNames[order.stage],
  Ready: ({ order }) => order.readyOn,
  Closed: ({ order }) => order.closedOn,
  'Order price': ({ order }) => formatMoney(priceOf(order.garments), order.currency),
  Discount: ({ order }) => formatMoney(order.discount, order.currency),
  'Cloth from': ({ order }) => order.clothFrom,
  Cloth: ({ order }) => order.clothNote,
  Style: ({ order }) => order.style,
  Notes: ({ order }) => order.notes,
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
      jsonLines,
    ),
    listFile('orders.csv', 'the garments of your orders, one line each', garmentLines, (lines) =>
      csv(lines, Object.keys(columns), (line) => Object.values(columns).map((cell) => cell(line) || '')),
    ),
    valueFile('order-book.json', 'what holds for all your orders, with your own messages', ({ tx, isOwn }) =>
      tx.select().from(orderBooks).where(isOwn(orderBooks)),
    ),
  ],
};

function orderLines({ inBatches, isOwn }: ArchiveReader) {
  return inBatches<OrderLine>(
    sql`select ${columnsOf(orders, omitted)}, ${customers.id} as "clientId", ${customers.name} as "clientName"
      from ${orders} join ${customers} on ${customers.id} = ${orders.customerId}
      where ${isOwn(orders)} order by ${orders.number}`,
  );
}

async function* garmentLines(reader: ArchiveReader): AsyncGenerator<GarmentLine[]> {
  for await (const batch of orderLines(reader)) {
    yield batch.flatMap((order) => order.garments.map((garment) => ({ ...garment, order })));
  }
}
