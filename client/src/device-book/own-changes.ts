import type { Entry, KeptRow } from '../lib/offline-state';
import { type WithDatabase, writing } from './db';
import { unlessFull } from './full-disk';

/** A row that a form here can show, and the version that the server gave it for a change of this device. */
export interface OwnVersion {
  id: string;
  shown: KeptRow;
  /** Whether the row was shown with that change already; otherwise as it was before. */
  isAfter: boolean;
  version: string;
}

/** How many are remembered. */
const most = 100;
const key = 'own-changes';

/**
 * Remembers what this device has sent, so that it is not asked about its own changes: a form can have been open since before an earlier
 * change of its row was sent; and a payment of this device was not entered on another one.
 */
export function ownChanges(run: WithDatabase) {
  const all = async () => ((await unlessFull(run((db) => db.get('meta', key)))) as OwnVersion[] | undefined) ?? [];
  return {
    note: (versions: readonly OwnVersion[]) =>
      run(async (db) => {
        const tx = writing(db, ['meta']);
        const before = ((await tx.store.get(key)) as OwnVersion[] | undefined) ?? [];
        await tx.store.put([...before, ...versions].slice(-most), key);
        await tx.done;
      }),
    /**
     * Returns an entry with the row from which it started, if the entry names that only by its version: as this device showed it. A version
     * that only this device knows becomes the server's.
     */
    resolved: async (entry: Entry): Promise<Entry> => {
      const { id, base } = entry;
      if (!base) return entry;
      const from = (await all()).findLast((each) => each.id === id && each.shown.updatedAt === base.updatedAt);
      if (!from) return entry;
      const known = base.createdAt === '' ? from.shown : base;
      return { ...entry, base: from.isAfter ? { ...known, updatedAt: from.version } : known };
    },
    /** Whether only this device has changed the row between two versions of the server. */
    madeAll: async (id: string, from: string, to: string): Promise<boolean> => {
      const own = await all();
      for (let version: string | undefined = from; version !== undefined;) {
        const at: string = version;
        version = own.findLast((each) => each.id === id && !each.isAfter && each.shown.updatedAt === at)?.version;
        if (version === to) return true;
      }
      return false;
    },
    /** The ids of the rows that this device has sent. */
    ids: async (): Promise<ReadonlySet<string>> => new Set((await all()).map(({ id }) => id)),
    forget: () => run((db) => db.delete('meta', key)),
  };
}

export type OwnChanges = ReturnType<typeof ownChanges>;
