import { customerFieldNames } from '@shared/customers/values';
import { storedKey } from '@shared/measurements/measure-key';
import { specifiedKeys } from '@shared/measurements/contract';
import { bookInputSchema } from '@shared/orders/book';
import { sheetInputSchema } from '@shared/sheets/contract';
import type { ZipEntry } from 'unzipit';
import { safeParse } from 'zod/mini';
import { checkedOrder, type FoundOrder, type FoundRecord, type FoundRow, type FoundRows } from './found-rows';
import { timeOf } from './record-time';
import { nameOf, unpacked } from './zip-entries';

type Line = Record<string, unknown>;

/** Reads the zip that a tailor downloads: clients, their records, the measuring sheets, and the orders. */
export async function readArchive(entries: readonly ZipEntry[]): Promise<FoundRows> {
  const list = async (name: string) => {
    const entry = entries.find((each) => nameOf(each) === name);
    const lines = entry ? await parsedList(await (await unpacked(entry)).text()) : [];
    return lines.map((line) => Object(line) as Line);
  };
  const rows = rowsOf(await list('clients.json'), await list('measurements.json'));
  if (rows.length === 0) throw new Error('The zip file has no clients. Choose the one that you downloaded here.');
  const sheets = (await list('sheets.json')).flatMap((sheet) => {
    const input = { ...sheet, measures: withStoredKeys(sheet.measures) };
    return safeParse(sheetInputSchema, input).data ?? [];
  });
  const orders = ordersOf(await list('orders.json'), await list('payments.json'));
  const [written = {}] = await list('order-book.json');
  const given = Object.entries(written).filter(([, value]) => value !== null);
  const book = given.length > 0 ? safeParse(bookInputSchema, Object.fromEntries(given)).data : undefined;
  return { place: 'Client', rows, isArchive: true, sheets, orders, book };
}

/** Reads clients.json or measurements.json of an archive. */
export async function readArchiveList(text: string): Promise<FoundRows> {
  const lines = (await parsedList(text)).map((line) => Object(line) as Line);
  if (!lines.some((line) => 'clientName' in line || 'name' in line))
    throw new Error('This is a JSON file of another program. Export your clients as CSV or vCard (.vcf) from it.');
  const isRecords = lines.some((line) => 'clientName' in line);
  const rows = isRecords ? rowsOf([], lines) : rowsOf(lines, []);
  return { place: isRecords ? 'Record' : 'Client', rows, isArchive: true };
}

/** Returns the clients with their records. A record whose client is not in the list brings a client with that name. */
function rowsOf(clients: readonly Line[], records: readonly Line[]): FoundRow[] {
  const rows = clients.map((client, index): FoundRow => ({
    line: index + 1,
    id: idOf(client.id),
    createdAt: client.createdAt === undefined ? undefined : timeOf(client.createdAt).takenAt,
    fields: fieldsOf(client),
    records: [],
  }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [index, record] of records.entries()) {
    const id = idOf(record.clientId);
    let row = byId.get(id);
    if (!row) {
      row = { line: index + 1, id, fields: fieldsOf({ name: record.clientName }), records: [], place: 'Record' };
      rows.push(row);
      if (id) byId.set(id, row);
    }
    row.records?.push(recordOf(record, index + 1));
  }
  return rows;
}

/** Returns the orders with their payments. */
function ordersOf(orders: readonly Line[], payments: readonly Line[]): FoundOrder[] {
  const byOrder = new Map<unknown, Line[]>();
  for (const payment of payments) byOrder.set(payment.orderId, [...(byOrder.get(payment.orderId) ?? []), payment]);
  return orders.map((order, index) => ({
    line: index + 1,
    clientName: String(order.clientName),
    order: checkedOrder({ ...order, customerId: order.clientId, payments: byOrder.get(order.id) ?? [] }),
  }));
}

const idOf = (id: unknown) => (typeof id === 'string' ? id : undefined);

function fieldsOf(client: Line): FoundRow['fields'] {
  const texts = customerFieldNames.map((name) => [name, client[name]]);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'));
}

/** A measure is written as text and as numbers; the text counts. */
function recordOf({ measurements, ownMeasures, notes, createdAt, ...record }: Line, line: number): FoundRecord {
  const { tags, sheetId, sheetName } = record;
  const written = specifiedKeys.map((key) => [key, Object(Object(measurements)[key]).written ?? undefined]);
  const { takenAt, isDay, problem } = timeOf(createdAt);
  const own = withStoredKeys(ownMeasures);
  const values = { measurements: { ...Object.fromEntries(written), notes }, ownMeasures: own };
  const fields = { ...values, tags, sheetId, sheetName, takenAt };
  return { place: 'Record', line, isDay, fields, problem };
}

/** Returns measures with the keys that the API answers for them; anything else stays, and is refused later. */
function withStoredKeys(measures: unknown): unknown {
  if (!Array.isArray(measures)) return measures;
  return measures.map((measure: unknown) => {
    const { key } = Object(measure) as { key?: unknown };
    return typeof key === 'string' ? { ...Object(measure), key: storedKey(key) } : measure;
  });
}

/** Rows that are parsed between two pauses, in which the browser can paint and answer. */
const slice = 200;

/**
 * Parses a JSON array. That of an archive has one element per line, so that a long one does not block the page.
 * @throws Error with a message for the user
 */
async function parsedList(text: string): Promise<unknown[]> {
  const lines = /^\ufeff?\s*\[\r?\n(?=\{)/.test(text)
    ? text.replace(/^\ufeff?\s*\[\s*|\s*\]\s*$/g, '').split(/,\r?\n/)
    : [];
  const parsed: unknown[] = [];
  try {
    for (const line of lines) {
      parsed.push(JSON.parse(line));
      if (parsed.length % slice === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    if (lines.length > 0) return parsed;
  } catch {
    // The file has other line breaks, for example because an editor formatted it: it is parsed as a whole.
  }
  return parsedWhole(text.replace(/^\ufeff/, ''));
}

function parsedWhole(text: string): unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new Error('The file is not complete. Download it again.');
  }
  if (!Array.isArray(list)) throw new Error('The file has no list of clients.');
  return list;
}
