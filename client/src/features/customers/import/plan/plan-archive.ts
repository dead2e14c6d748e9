import type { Customer } from '@shared/customers/contract';
import { messageLanguages } from '@shared/customers/message-languages';
import type { Measurement } from '@shared/measurements/contract';
import type { OrderBook, OrderBookInput } from '@shared/orders/book';
import { withChanges } from '@shared/orders/messages/own-messages';
import type { Order } from '@shared/orders/order';
import { messageKinds } from '@shared/orders/stages';
import type { Sheet, SheetInput } from '@shared/sheets/contract';
import { nameKey } from '../../../../lib/text/text-search';
import { checkedEntry, type ArchiveEntry } from './checked-entry';
import type { FoundOrder, FoundRows } from '../reading/found-rows';
import { type ClientsByRecord, matchClients, type Match } from './match-clients';
import { measureKeys } from '../reading/measure-keys';
import { pauses, type Planning } from '../reading/pauses';
import type { BadRow, Plan } from './planned';
import { fingerprintsOf } from './record-fingerprint';

/** The tailor's clients, records, sheets and orders before the import. */
export interface Book {
  customers: readonly Customer[];
  records: readonly Measurement[];
  sheets: readonly Sheet[];
  orders?: readonly Order[];
  orderBook?: OrderBook;
}

/**
 * Divides the clients and records of a download into new ones and those that the tailor has. Two clients of the file are never the same
 * client, even with the same name. Reports its progress, and throws if `signal` is aborted.
 */
export async function archivePlanOf(
  { place, rows, sheets = [], orders = [], book: orderBook }: FoundRows,
  book: Book,
  planning: Planning,
): Promise<Plan> {
  const bad: BadRow[] = [];
  const withKeys = measureKeys(book.sheets, book.records);
  const pause = pauses(rows.length * 3, planning);
  const entries: ArchiveEntry[] = [];
  for (const [index, row] of rows.entries()) {
    await pause(index);
    const entry = checkedEntry(row, withKeys, (problem) => bad.push(problem));
    if (entry) entries.push(entry);
  }
  const withDay = entries.some((entry) => entry.records.some(({ at }) => at.isDay));
  const clientsByRecord = await clientsByRecordOf(book.records, {
    withDay,
    pause: pauses(1, { ...planning, onProgress: undefined }),
  });
  const matches = await matchClients(entries, book.customers, {
    country: planning.country,
    clientsByRecord,
    pause: (index) => pause(index, rows.length),
  });
  const records = { fresh: 0, known: 0 };
  const plan: Plan = { place, fresh: [], duplicates: [], bad };
  for (const [index, entry] of entries.entries()) {
    await pause(index, rows.length * 2);
    sortIn(plan, entry, { match: matches.get(entry), clientsByRecord, records, withIds: orders.length > 0 });
  }
  const hasRecords = rows.some((row) => row.records?.length);
  return {
    ...plan,
    records: hasRecords ? records : undefined,
    sheets: newSheets(sheets, book.sheets, withKeys),
    orders: orders.length > 0 ? newOrders(orders, book.orders ?? [], bad) : undefined,
    book: orderBook && book.orderBook && missingOf(orderBook, book.orderBook),
  };
}

async function clientsByRecordOf(
  records: readonly Measurement[],
  { withDay, pause }: { withDay: boolean; pause: ReturnType<typeof pauses> },
): Promise<ClientsByRecord> {
  const clientsByRecord = new Map<string, Set<string>>();
  for (const [index, record] of records.entries()) {
    await pause(index);
    for (const fingerprint of fingerprintsOf(record, withDay)) {
      const ids = clientsByRecord.get(fingerprint) ?? new Set();
      clientsByRecord.set(fingerprint, ids.add(record.customerId));
    }
  }
  return clientsByRecord;
}

interface Sorting {
  match: Match | undefined;
  clientsByRecord: ClientsByRecord;
  withIds: boolean;
  /** Counts the records. */
  records: NonNullable<Plan['records']>;
}

/** Adds a client to the plan. A record that is in the file twice counts once. */
function sortIn(plan: Plan, entry: ArchiveEntry, { match, clientsByRecord, records, withIds }: Sorting): void {
  const { row } = entry;
  const ids = withIds ? { ids: { there: row.id, here: crypto.randomUUID() } } : undefined;
  const input = ids ? { ...entry.input, id: ids.ids.here } : entry.input;
  const all = [...new Map(entry.records.map((each) => [each.fingerprint, each])).values()];
  const isKnown = (fingerprint: string) => match?.same.some(({ id }) => clientsByRecord.get(fingerprint)?.has(id));
  const missing = all.filter(({ fingerprint }) => !isKnown(fingerprint));
  records.known += entry.records.length - missing.length;
  const written = all.map(({ record }) => record);
  if (!match) {
    plan.fresh.push({ line: row.line, place: row.place, input, doubts: row.doubts, records: written, ...ids });
    records.fresh += missing.length;
    return;
  }
  const [of, ...others] = match.same;
  const isUnclear = others.length > 0;
  const added = isUnclear ? [] : missing.map(({ record }) => record);
  const { line, place } = row;
  plan.duplicates.push({ line, place, input, records: written, of, why: match.why, missing: added, ...ids });
  records.fresh += added.length;
  if (!isUnclear) return;
  const reason = 'Several of your clients have this name';
  for (const { at } of missing)
    plan.bad.push({ line: at.line, place: at.place, reason, name: input.name, isRecord: true });
}

/**
 * Returns what an import changes in the order book: all of it if the tailor has set nothing yet, and the own messages of the file for
 * which the tailor has no words.
 */
function missingOf(found: OrderBookInput, own: OrderBook): OrderBookInput | undefined {
  const isUnset = own.timeZone === null && own.weeklyGarments === null;
  const missing = messageKinds.flatMap((kind) =>
    messageLanguages.flatMap((language) => {
      const words = found.messages?.[kind]?.[language];
      return words && !own.messages[kind]?.[language] ? { kind, language, words } : [];
    }),
  );
  const messages = missing.length > 0 ? withChanges(own.messages, missing) : undefined;
  if (isUnset) return { ...found, messages };
  return messages && { messages };
}

/** Divides the orders into new ones and those that the tailor has: an order is known by the time at which it was added. */
function newOrders(found: readonly FoundOrder[], own: readonly Order[], bad: BadRow[]): NonNullable<Plan['orders']> {
  const known = new Set(own.map(({ createdAt }) => createdAt));
  const orders = found.flatMap(({ line, clientName, order }) => {
    if (typeof order !== 'string') return order;
    bad.push({ line, place: 'Order', reason: order, name: clientName });
    return [];
  });
  const fresh = orders.filter(({ createdAt }) => createdAt === undefined || !known.has(createdAt));
  return { fresh, known: orders.length - fresh.length };
}

/** Returns the sheets with a name that no sheet of the tailor has. */
function newSheets(
  sheets: readonly SheetInput[],
  own: readonly Sheet[],
  withKeys: ReturnType<typeof measureKeys>,
): SheetInput[] {
  const names = own.map(({ name }) => nameKey(name));
  return sheets
    .filter(({ name }) => {
      const at = names.indexOf(nameKey(name));
      if (at !== -1) names.splice(at, 1);
      return at === -1;
    })
    .map((sheet) => ({ ...sheet, measures: withKeys(sheet.measures) }));
}
