import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Entry, KeptRow, NewEntry } from '../lib/offline-state';
import { parentOf } from './entries';
import { nounOf, writeOf } from './nouns/nouns';

/** Rows of one table by id. */
export type Rows = Map<string, KeptRow>;

/** What an entry makes of a row: the row that the server will answer, as far as this device knows it. */
interface Effect {
  table: SyncedTable;
  id: string;
  make: (before: KeptRow | undefined) => KeptRow;
}

/** Applies entries to the rows of a table, in their order. `rows` is changed. `zone` is the time zone of the tailor's book. */
export function withEntries(table: SyncedTable, rows: Rows, entries: readonly Entry[], zone: string | null): Rows {
  for (const entry of entries) {
    for (const effect of effectsOf(entry, zone)) {
      const before = rows.get(effect.id);
      // A change of a row that this device does not have. Its base is a version only.
      if (entry.base && !before && !entry.base.createdAt) continue;
      if (effect.table === table) rows.set(effect.id, effect.make(before));
    }
  }
  return rows;
}

/** Returns the row of the call's answer, as `withEntries` makes it. */
export function answerRow(entry: Entry, before: KeptRow | undefined, zone: string | null): KeptRow {
  const [own, ...beside] = effectsOf(entry, zone) as [Effect, ...Effect[]];
  const answer = own.make(before);
  for (const [name, { table, isList }] of Object.entries(nounOf(entry.table).inAnswer ?? {})) {
    const rows = beside.filter((each) => each.table === table).map(({ make }) => make(undefined));
    if (isList) answer[name] = rows;
    else if (rows[0]) answer[name] = rows[0];
  }
  return answer;
}

function effectsOf(entry: NewEntry, zone: string | null): Effect[] {
  const { call, table, id, body, base, writtenAt } = entry;
  const write = writeOf(call);
  const updatedAt = new Date(writtenAt).toISOString();
  const at = { now: writtenAt, zone };
  const { parent } = nounOf(table);
  if (write.kind === 'change') {
    const make = (before = base as KeptRow) => ({ ...before, ...write.make(body, before, at), updatedAt });
    return [{ table, id, make }];
  }
  const made = (of: SyncedTable, rowId: string, values: object): Effect => {
    return { table: of, id: rowId, make: () => ({ ...values, createdAt: updatedAt, updatedAt, id: rowId }) };
  };
  return [
    made(table, id, { ...write.make(body, at), ...(parent && { [parent.field]: parentOf(entry)?.id }) }),
    ...(write.beside?.(entry) ?? []).map((row) => made(row.table, row.id, row.values)),
  ];
}
