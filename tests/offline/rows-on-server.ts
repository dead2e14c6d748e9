import type { Changes } from '@shared/changes/contract';
import { perTable, syncedTables, type SyncedTable } from '@shared/changes/synced-tables';
import type { KeptRow } from '../../client/src/lib/offline-state';
import type { Agent } from '../support/app';

export type Rows = Record<SyncedTable, KeptRow[]>;

interface Answer {
  status: number;
  body: Changes;
}

/** Returns all rows of a tailor's book that are on the server. */
export async function rowsOnServer(agent: Agent): Promise<Rows> {
  const rows: Rows = perTable(() => []);
  for (let cursor = ''; ;) {
    const { status, body } = (await agent.get(`/api/changes${cursor && `?since=${cursor}`}`)) as Answer;
    if (status !== 200) throw new Error(`The feed was answered ${status}`);
    for (const table of syncedTables) rows[table].push(...(body.rows[table] as unknown as KeptRow[]));
    if (!body.more) return rows;
    cursor = body.cursor;
  }
}

/** Returns whether a text that was typed is somewhere in a value: as the whole of one of its texts. */
export const hasText = (value: unknown, text: string): boolean => JSON.stringify(value).includes(JSON.stringify(text));

/** Returns in how many rows a text is. */
export const countText = (rows: Rows, text: string): number =>
  Object.values(rows)
    .flat()
    .filter((row) => hasText(row, text)).length;
