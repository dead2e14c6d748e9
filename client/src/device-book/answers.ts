import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Address } from '@shared/contract/endpoint';
import type { CallParts } from '../lib/api/transport';
import type { Entry, KeptRow } from '../lib/offline-state';
import { isAt } from './entries';
import { withEntries, type Rows } from './future-rows';
import type { Mirror } from './mirror';
import type { Here } from './nouns/noun';
import { allNouns, nounOf } from './nouns/nouns';

/** What reads need. */
interface Sources {
  mirror: Mirror;
  entries: () => readonly Entry[];
  /** The time zone of the tailor's book. */
  zone: () => string | null;
}

/** Returns the rows on this device, with what is not sent yet. */
export function rowsWithUnsent({ mirror, entries, zone }: Sources): Here {
  const rowsOf = async (table: SyncedTable, read: Promise<KeptRow[]>): Promise<Rows> =>
    withEntries(table, new Map((await read).map((row) => [row.id, row])), entries(), zone());
  return {
    all: async (table) => [...(await rowsOf(table, mirror.all(table))).values()],
    get: async (table, id) => {
      const row = await mirror.get(table, id);
      return (await rowsOf(table, Promise.resolve(row ? [row] : []))).get(id);
    },
    ofParent: async (table, parentId) => {
      const field = nounOf(table).parent?.field ?? 'id';
      return [...(await rowsOf(table, mirror.ofParent(table, parentId))).values()].filter(
        (row) => row[field] === parentId,
      );
    },
    parts: async function* (table) {
      const isRead = new Set<string>();
      for await (const part of mirror.parts(table)) {
        const rows = await rowsOf(table, Promise.resolve(part));
        for (const { id } of part) isRead.add(id);
        yield part.map((row) => rows.get(row.id) ?? row);
      }
      yield [...(await rowsOf(table, Promise.resolve([]))).values()].filter(({ id }) => !isRead.has(id));
    },
  };
}

/** Returns the answer of this device to a read, in the shape of the call's own; undefined if it has none. */
export async function answerFrom(here: Here, address: Address, { params, query }: CallParts): Promise<unknown> {
  const read = allNouns.flatMap(({ reads }) => reads).find((each) => isAt(each.address, address));
  return read?.answer({ params: { ...params }, query: { ...query } }, here);
}
