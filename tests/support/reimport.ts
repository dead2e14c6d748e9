import { strFromU8, unzipSync } from 'fflate';
import papa from 'papaparse';
import { vi } from 'vitest';
import type { Customer } from '@shared/customers/contract';
import type { Measurement } from '@shared/measurements/contract';
import type { OrderBook } from '@shared/orders/book';
import type { Order } from '@shared/orders/order';
import type { Sheet } from '@shared/sheets/contract';
import { guessedMapping } from '../../client/src/features/customers/import/csv/mapping';
import { mappedRows } from '../../client/src/features/customers/import/csv/mapped-rows';
import { importSteps } from '../../client/src/features/customers/import/sending/import-steps';
import { importedOf, importedOrders } from '../../client/src/features/customers/import/sending/imported';
import { planOf } from '../../client/src/features/customers/import/plan/plan';
import type { Plan } from '../../client/src/features/customers/import/plan/planned';
import { archivePlanOf, type Book } from '../../client/src/features/customers/import/plan/plan-archive';
import { readClients } from '../../client/src/features/customers/import/reading/read-clients';
import type { Agent, TestApp } from './app';

type Line = Record<string, unknown>;

/** Downloads a tailor's archive. */
export async function archiveOf(app: TestApp, agent: Agent): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(`${app.origin}/api/account/archive`, { headers: { cookie: agent.cookie } });
  return new Uint8Array(await answer.arrayBuffer());
}

/** Returns one file of an archive, as a user chooses it. */
export const fileOf = (archive: Uint8Array, name: string) =>
  new Blob([unzipSync(archive)[name] as Uint8Array<ArrayBuffer>]);

/** Returns the tailor's clients, records and sheets. */
export async function bookOf(agent: Agent): Promise<Book> {
  const list = async <Row>(path: string) => (await agent.get(path)).body as Row[];
  return {
    customers: await list<Customer>('/api/customers'),
    records: await list<Measurement>('/api/measurements/all'),
    sheets: await list<Sheet>('/api/sheets'),
    orderBook: (await agent.get('/api/orders/book')).body as OrderBook,
    orders: [...(await list<Order>('/api/orders')), ...(await list<Order>('/api/orders?state=closed'))],
  };
}

/** Plans the import of a file as the dialog does. */
export async function plannedFrom(file: Blob, book: Book): Promise<Plan> {
  const read = await readClients(file);
  const planning = { country: 'Nigeria' };
  const rows = 'rows' in read ? read.rows : await mappedRows(read.table, guessedMapping(read.table, 'in'), planning);
  return rows.isArchive
    ? archivePlanOf(rows, book, planning)
    : planOf(rows, book.customers, { ...planning, records: book });
}

/** Imports a file as the dialog does, merging duplicates. Returns the plan, and the number of calls that it took. */
export async function importInto(app: TestApp, agent: Agent, file: Blob) {
  const plan = await plannedFrom(file, await bookOf(agent));
  const fetchAbsolute = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetchAbsolute(app.origin + path, { ...init, headers: { ...init.headers, cookie: agent.cookie } }),
  );
  try {
    const steps = importSteps({
      customers: importedOf(plan, () => 'merge'),
      sheets: plan.sheets,
      book: plan.book,
      orders: importedOrders(plan, () => 'merge'),
    });
    let lastId = '';
    for (const { send } of steps) lastId = await send(lastId);
    return { plan, calls: steps.length };
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Returns what an archive says, without ids and the times of changes: two archives of the same book are equal. */
export function contentsOf(archive: Uint8Array) {
  const files = unzipSync(archive);
  const text = (name: string) => strFromU8(files[name] as Uint8Array);
  const json = (name: string) => JSON.parse(text(name)) as Line[];
  const records = json('measurements.json');
  const clients = json('clients.json').map(({ id, updatedAt: _changed, ...client }) => ({
    ...client,
    records: sorted(records.filter(({ clientId }) => clientId === id).map(withoutIds)),
  }));
  const sheets = json('sheets.json').map(({ createdAt: _added, ...sheet }) => withoutIds(sheet));
  return {
    clients: sorted(clients),
    sheets,
    'clients.csv': rowsOf(text('clients.csv'), ['Changed']),
    'measurements.csv': rowsOf(text('measurements.csv'), ['Changed']),
  };
}

const withoutIds = ({ id: _id, clientId: _clientId, updatedAt: _changed, ...line }: Line) => line;

/** Namesakes, and records of the same time, are in the order of their ids, which are random. */
const sorted = <T>(lines: T[]) => lines.map((line) => JSON.stringify(line)).sort();

function rowsOf(csv: string, leftOut: readonly string[]) {
  const rows = papa.parse<Record<string, string>>(csv.replace(/^\ufeff/, ''), { header: true }).data;
  for (const row of rows) for (const heading of leftOut) delete row[heading];
  return sorted(rows);
}
