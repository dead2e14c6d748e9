import type { Entry, KeptRow } from '../lib/offline-state';
import type { WithDatabase } from './db';

/** A row as a form here showed it while its change was not sent, and the version that the server then gave it. */
interface SentRow {
  id: string;
  shown: KeptRow;
  version: string;
}

/** How many are remembered. */
const mostSent = 60;
const key = 'own-changes';

/**
 * Remembers what this device has sent, so that it is not asked about its own changes: a form that was opened before an earlier change
 * of its row was sent names a version that the server does not know; and a payment of this device was not entered on another one.
 */
export function ownChanges(run: WithDatabase) {
  const all = async () => ((await run((db) => db.get('meta', key))) as SentRow[] | undefined) ?? [];
  return {
    /** Notes that the server has a row that a form here can show as it was before. */
    note: (rows: readonly SentRow[]) =>
      run(async (db) => {
        const tx = db.transaction('meta', 'readwrite');
        const before = ((await tx.store.get(key)) as SentRow[] | undefined) ?? [];
        await tx.store.put([...before, ...rows].slice(-mostSent), key);
        await tx.done;
      }),
    /** Returns an entry whose base names a version of this device with the server's version of the same row; other entries as they are. */
    resolved: async (entry: Entry): Promise<Entry> => {
      const { base } = entry;
      if (!base) return entry;
      const sent = (await all()).findLast(({ id, shown }) => id === entry.id && shown.updatedAt === base.updatedAt);
      return sent ? { ...entry, base: { ...sent.shown, updatedAt: sent.version } } : entry;
    },
    forget: () => run((db) => db.delete('meta', key)),
    /** The ids of the rows that this device has sent. */
    ids: async (): Promise<ReadonlySet<string>> => new Set((await all()).map(({ id }) => id)),
  };
}

export type OwnChanges = ReturnType<typeof ownChanges>;
