import type { SyncedTable } from '@shared/changes/synced-tables';
import { newRowId } from '../lib/api/row-id';
import { submissionKey } from '../lib/api/submission-key';
import type { Entry, KeptRow, WrittenCall } from '../lib/offline-state';
import type { WithDatabase } from './db';
import { merge } from './merge';
import type { Outbox } from './outbox';
import { idsOf } from './written-calls';

/** The call that adds a row of a table. */
const creations: Readonly<Partial<Record<SyncedTable, WrittenCall>>> = {
  customers: 'customers.create',
  measurements: 'measurements.create',
  orders: 'orders.create',
  payments: 'payments.create',
};

/** The fields of a row that its creation accepts. */
const inputFields: Readonly<Partial<Record<SyncedTable, readonly string[]>>> = {
  customers: ['name', 'phone', 'whatsapp', 'notes', 'language'],
  measurements: ['customerId', 'measurements', 'ownMeasures', 'tags', 'sheetId', 'sheetName'],
  orders: [
    ...['customerId', 'currency', 'number', 'garments', 'discount', 'fittings', 'dueOn', 'dueTime', 'rush'],
    ...['clothFrom', 'clothNote', 'style', 'notes'],
  ],
  payments: ['amount', 'method', 'onDate', 'note'],
};

const keyOf = (id: string) => `deleted:${id}`;

/** Keeps rows that another device deleted while changes of them wait here, and adds them again if the user wants that. */
export function deletedRows(run: WithDatabase, outbox: Outbox) {
  const take = (id: string) => run((db) => db.get('meta', keyOf(id))) as Promise<KeptRow | undefined>;
  return {
    forgetAll: () => run((db) => db.delete('meta', IDBKeyRange.bound('deleted:', 'deleted:\uffff'))),
    /** Keeps a row if an unsent change refers to it. Called after the row has left the mirror. */
    keep: async (table: SyncedTable, row: KeptRow): Promise<void> => {
      const parents = [row.id, row.customerId, row.orderId];
      const isNeeded = outbox.all().some((entry) => idsOf(entry).some((id) => parents.includes(id)));
      if (isNeeded && table !== 'sheets') await run((db) => db.put('meta', { ...row, table }, keyOf(row.id)));
    },
    /**
     * Adds a deleted row again, and its records if it is a client. It gets a new id, because the server does not accept the old one, and
     * the entries that refer to it are changed. A change of the row becomes its creation.
     */
    addAgain: async (missing: { table: SyncedTable; id: string }): Promise<void> => {
      const { table, id } = missing;
      const changes = outbox.all().filter((entry) => entry.table === table && entry.id === id);
      const kept = (await take(id)) ?? changes.find(({ base }) => base?.createdAt)?.base;
      if (!kept) throw new Error('This device does not have the deleted row');
      const renamed = new Map([[id, newRowId()]]);
      const creation = (of: SyncedTable, row: KeptRow, newId: string): Omit<Entry, 'number'> => ({
        ...{ writtenAt: Date.now(), call: creations[of] as WrittenCall, table: of, id: newId, key: submissionKey() },
        ...(of === 'payments' && { orderId: row.orderId as string }),
        body: retargeted(
          { ...pick(row, inputFields[of] ?? []), id: newId, ...(of === 'measurements' && { takenAt: row.createdAt }) },
          renamed,
        ),
      });
      const body = changes.reduce((row, { base = kept, body: mine, call }) => {
        return call.endsWith('update') ? { ...row, ...merge({ base, mine, theirs: row }).body } : row;
      }, kept);
      const records = table === 'customers' ? await recordsOf(run, id) : [];
      const added = [creation(table, body, renamed.get(id) as string)];
      for (const record of records) {
        renamed.set(record.id, newRowId());
        added.push(creation('measurements', record, renamed.get(record.id) as string));
      }
      const rest = outbox.all().filter((entry) => !(changes.includes(entry) && entry.call !== 'orders.changeStage'));
      const moved = rest.filter((entry) => idsOf(entry).some((each) => renamed.has(each)));
      // In order: the new rows first, then what refers to them.
      const numbers = new Set([...changes, ...moved].map(({ number }) => number));
      await outbox.replace([...numbers], [...added, ...moved.map((entry) => retargetedEntry(entry, renamed))]);
    },
  };
}

export type DeletedRows = ReturnType<typeof deletedRows>;

/** The records of a client that were deleted with the client. */
async function recordsOf(run: WithDatabase, customerId: string): Promise<KeptRow[]> {
  const range = IDBKeyRange.bound('deleted:', 'deleted:\uffff');
  const rows = (await run((db) => db.getAll('meta', range))) as (KeptRow & { table: SyncedTable })[];
  return rows.filter((row) => row.table === 'measurements' && row.customerId === customerId);
}

function retargetedEntry({ number: _, question: _asked, base, ...entry }: Entry, renamed: ReadonlyMap<string, string>) {
  const id = renamed.get(entry.id) ?? entry.id;
  const orderId = entry.orderId && (renamed.get(entry.orderId) ?? entry.orderId);
  const isRenamed = id !== entry.id;
  return {
    ...entry,
    id,
    orderId,
    body: retargeted(entry.body, renamed),
    base: isRenamed && base ? { ...base, id } : base,
  };
}

const retargeted = (body: Entry['body'], renamed: ReadonlyMap<string, string>): Entry['body'] =>
  typeof body.customerId === 'string' ? { ...body, customerId: renamed.get(body.customerId) ?? body.customerId } : body;

const pick = (row: KeptRow, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]));
