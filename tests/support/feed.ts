import { parse } from 'zod/mini';
import { changesApi, type Changes } from '@shared/changes/contract';
import { syncedTables, type SyncedTable } from '@shared/changes/synced-tables';

type Row = { id: string; updatedAt: string };

/** A copy of a tailor's book, kept as a device keeps it. */
export interface Follower {
  /** Rows by table and id. */
  copy: Record<SyncedTable, Map<string, Row>>;
  /** Reads pages until there are no more. Returns their number. */
  catchUp: () => Promise<number>;
  cursor: () => string | undefined;
}

/** @param read calls `GET /api/changes`, or what answers it */
export function follower(read: (since: string | undefined) => Promise<unknown>): Follower {
  const copy = Object.fromEntries(syncedTables.map((name) => [name, new Map()])) as Follower['copy'];
  let cursor: string | undefined;
  const keep = ({ rows, deleted }: Changes) => {
    for (const name of syncedTables) for (const row of rows[name]) copy[name].set(row.id, row);
    for (const { table, id } of deleted) copy[table].delete(id);
  };
  return {
    copy,
    cursor: () => cursor,
    catchUp: async () => {
      for (let pages = 1; ; pages += 1) {
        const page = parse(changesApi.list.response, await read(cursor));
        keep(page);
        cursor = page.cursor;
        if (!page.more) return pages;
      }
    },
  };
}

/** Returns the rows of a copy as the database orders them. */
export function rowsOf({ copy }: Follower, name: SyncedTable): Row[] {
  return [...copy[name].values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}
