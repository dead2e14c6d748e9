import type { SyncedTable } from '@shared/changes/synced-tables';
import { newRowId } from '../lib/api/row-id';
import { submissionKey } from '../lib/api/submission-key';
import type { Entry, KeptRow, WrittenCall, NewEntry } from '../lib/offline-state';
import type { DeletedRow } from './db';
import { merge } from './merge';
import type { Mirror } from './mirror';
import type { Outbox } from './outbox';
import { addedClient, idsOf, isCreation, makes } from './entries';
import { bringsBack, changeOf, creationOf, nounOf, restoresOf } from './nouns/nouns';

interface Parts {
  rows: ReadonlyMap<string, DeletedRow>;
  mirror: Pick<Mirror, 'get'>;
  outbox: Outbox;
}

/**
 * Adds a row again that another device has deleted, with the records of a client and the payments of an order. It gets a new id, because the
 * server does not accept the old one, and the entries that refer to it are changed. A change of the row becomes its creation. A row that came
 * back for an earlier entry is there: then the entries move to it.
 */
export async function addAgain({ table, id }: { table: SyncedTable; id: string }, parts: Parts): Promise<void> {
  const { rows, outbox } = parts;
  const entries = outbox.all();
  const renamed = await cameBack(parts);
  const isBack = renamed.has(id);
  const changes = isBack ? [] : entries.filter((entry) => entry.table === table && entry.id === id);
  const added = isBack ? [] : broughtBack({ table, id, rows, entries, changes, renamed });
  const rest = entries.filter((entry) => !(changes.includes(entry) && !changeOf(entry.call)?.restore));
  // What belongs to it is another submission with its new id: the server may have had, and deleted, the earlier one.
  const belongs = (entry: Entry) =>
    isCreation(entry) && !renamed.has(entry.id) && idsOf(entry).some((each) => renamed.has(each));
  for (let entry = rest.find(belongs); entry; entry = rest.find(belongs)) renamed.set(entry.id, newRowId());
  const moved = rest.filter((entry) => idsOf(entry).some((each) => renamed.has(each)));
  // In order: the new rows first, then what refers to them.
  const numbers = new Set([...changes, ...moved].map(({ number }) => number));
  const back = [...rows.values()].filter((row) => renamed.has(row.id));
  await outbox.replace(
    [...numbers],
    [...added, ...moved.map((entry) => retargetedEntry(entry, renamed))],
    back.map((row) => ({ ...row, cameBackAs: renamed.get(row.id) })),
  );
}

/** Returns the new ids of the rows that were added again before and are there: in the copy, in an entry, or deleted once more. */
async function cameBack({ rows, mirror, outbox }: Parts): Promise<Renamed> {
  const renamed: Renamed = new Map();
  for (const { table, id, cameBackAs: to } of rows.values()) {
    if (!to) continue;
    const isThere = rows.has(to) || outbox.all().some((entry) => makes(entry, to)) || (await mirror.get(table, to));
    if (isThere) renamed.set(id, to);
  }
  return renamed;
}

interface Deletion {
  table: SyncedTable;
  id: string;
  rows: ReadonlyMap<string, DeletedRow>;
  entries: readonly Entry[];
  /** The entries of the row. */
  changes: readonly Entry[];
  renamed: Renamed;
}

/** Returns the entries that make a deleted row and its children again, and notes their new ids in `renamed`. */
function broughtBack({ table, id, rows, entries, changes, renamed }: Deletion): NewEntry[] {
  const made = changes.find(isCreation);
  const kept = rows.get(id);
  const start = kept ?? made?.body ?? changes.find(({ base }) => base?.createdAt)?.base;
  if (!start) throw new Error('This device does not have the deleted row');
  renamed.set(id, newRowId());
  const body = changes.reduce(
    (row, { base = start, body: mine, call }) =>
      isMerged(call) ? { ...row, ...merge({ base, mine, theirs: row }).body } : row,
    start,
  );
  // The server's copy of what was made here was deleted before this device read it.
  if (made && !kept) return [madeAgain(made, body, renamed)];
  const added = [creation(table, { ...body, id } as KeptRow, renamed)];
  const isMadeHere = (row: KeptRow) => entries.some((entry) => entry.id === row.id && isCreation(entry));
  for (const row of rows.values()) {
    const { parent } = nounOf(row.table);
    if (!parent?.comesBack || parent.table !== table || row[parent.field] !== id || renamed.has(row.id)) continue;
    renamed.set(row.id, newRowId());
    if (!isMadeHere(row)) added.push(creation(row.table, row, renamed));
  }
  return kept ? [...added, ...restored(kept, newIdOf(id, renamed), changes)] : added;
}

/** Whether a change is merged with the row by fields. */
const isMerged = (call: WrittenCall) => changeOf(call) !== undefined && !changeOf(call)?.restore;

type Renamed = Map<string, string>;

/** A row can have come back more than once. */
function newIdOf(id: unknown, renamed: Renamed): string {
  const to = renamed.get(id as string);
  return to === undefined ? (id as string) : newIdOf(to, renamed);
}

/** Returns the entry that creates a deleted row. */
function creation(table: SyncedTable, row: KeptRow, renamed: Renamed): NewEntry {
  const { call, names, more } = bringsBack(table);
  const { parent } = nounOf(table);
  const id = newIdOf(row.id, renamed);
  const body = { ...pick(row, names), id, ...more?.(row) };
  return {
    ...{ writtenAt: Date.now(), call, table, id, key: submissionKey() },
    // A row that does not name the one to which it belongs is created below that.
    ...(parent && !names.includes(parent.field) && { [parent.field]: newIdOf(row[parent.field], renamed) }),
    body: retargeted(table, body, renamed),
  };
}

/** Returns the entries that bring a new row to the state of the deleted one, unless a change here does. */
function restored({ table, ...row }: DeletedRow, id: string, changes: readonly Entry[]): NewEntry[] {
  return restoresOf(table).flatMap(({ call, restore }) => {
    const body = changes.some((entry) => entry.call === call) ? undefined : restore(row);
    const key = submissionKey();
    return body ? [{ writtenAt: Date.now(), call, table, id, key, body, base: { ...row, id } }] : [];
  });
}

/** Returns a creation of this device with a new id. The client whom it adds is another one too. */
function madeAgain(made: Entry, body: Entry['body'], renamed: Renamed): NewEntry {
  const client = addedClient(made);
  if (client) renamed.set(client.id, newRowId());
  return retargetedEntry({ ...made, body }, renamed);
}

/** Makes another submission of a creation whose id the server has with other values, and moves what refers to it. */
export async function makeAnother(made: Entry, outbox: Outbox): Promise<void> {
  const renamed = new Map([[made.id, newRowId()]]);
  const another = madeAgain(made, made.body, renamed);
  const moved = outbox.all().filter((each) => each !== made && idsOf(each).some((id) => renamed.has(id)));
  const numbers = [made, ...moved].map(({ number }) => number);
  await outbox.replace(numbers, [another, ...moved.map((entry) => retargetedEntry(entry, renamed))]);
}

/** Returns an entry with the new ids. A creation with a new id is another submission, and so is an order's first payment. */
function retargetedEntry({ number: _, question: _asked, base, ...entry }: Entry, renamed: Renamed): NewEntry {
  const id = newIdOf(entry.id, renamed);
  const orderId = entry.orderId && newIdOf(entry.orderId, renamed);
  const target = { ...entry, id, orderId, body: retargeted(entry.table, entry.body, renamed), base };
  if (id === entry.id) return target;
  const made = creationOf(entry.call);
  if (!made) return { ...target, base: base && { ...base, id } };
  return { ...target, key: submissionKey(), body: { ...target.body, ...made.renewed?.(entry.body), id } };
}

function retargeted(table: SyncedTable, body: Entry['body'], renamed: Renamed): Entry['body'] {
  const field = nounOf(table).parent?.field;
  return field && typeof body[field] === 'string' ? { ...body, [field]: newIdOf(body[field], renamed) } : body;
}

const pick = (row: KeptRow, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]));
