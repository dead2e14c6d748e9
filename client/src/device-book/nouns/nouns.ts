import type { SyncedTable } from '@shared/changes/synced-tables';
import type { WrittenCall } from '../../lib/offline-state';
import { customers } from './customers';
import { measurements } from './measurements';
import type { Change, Creation, Noun, Write } from './noun';
import { orders } from './orders';
import { payments } from './payments';
import { sheets } from './sheets';
import { walkIns } from './walk-ins';

/** Every noun that the book knows: one for each table of which a device keeps a copy, and walk-ins, which make rows of two. */
const nouns = { customers, sheets, measurements, orders, payments, walkIns } satisfies Record<
  SyncedTable | 'walkIns',
  Noun
>;

export const allNouns: readonly Noun[] = Object.values(nouns);

/** Returns the noun whose rows are in a table. */
export const nounOf = (table: SyncedTable): Noun => nouns[table];

/** The table of the clients, to whom all other rows belong. */
export const clientTable: SyncedTable = customers.table;

const writes = Object.fromEntries(
  Object.entries(nouns).flatMap(([name, noun]) =>
    Object.entries(noun.writes).map(([own, write]) => [`${name}.${own}`, { write: write as Write, table: noun.table }]),
  ),
) as Record<WrittenCall, { write: Write; table: SyncedTable }>;

/** All calls that are written on this device first, by the names that their entries keep. */
export const allWrites = Object.entries(writes) as [WrittenCall, { write: Write; table: SyncedTable }][];

export const writeOf = (call: WrittenCall): Write => writes[call].write;

/** Returns the call as a creation; undefined if it changes a row. */
export function creationOf(call: WrittenCall): Creation | undefined {
  const write = writeOf(call);
  return write.kind === 'creation' ? write : undefined;
}

/** Returns the call as a change; undefined if it creates a row. */
export function changeOf(call: WrittenCall): Change | undefined {
  const write = writeOf(call);
  return write.kind === 'change' ? write : undefined;
}

/** Returns the call that adds a row of a table again, with what it takes of the deleted row. */
export function bringsBack(table: SyncedTable) {
  for (const [call, { write, table: of }] of allWrites) {
    if (of === table && write.kind === 'creation' && write.broughtBack) return { call, ...write.broughtBack };
  }
  throw new Error(`No call adds a row of ${table}`);
}

/** Returns the calls that bring a new row of a table to the state of a deleted one. */
export const restoresOf = (table: SyncedTable) =>
  allWrites.flatMap(([call, { write, table: of }]) =>
    of === table && write.kind === 'change' && write.restore ? [{ call, restore: write.restore }] : [],
  );
