import type { Entry, NewEntry } from '../lib/offline-state';
import { type Database, type DeletedRow, type WithDatabase, writing } from './db';
import { idsOf } from './entries';

/** Returns the changes that the server has not confirmed, oldest first. `changed` is called after each change of them. */
export async function outboxOn(run: WithDatabase, changed: (entries: readonly Entry[]) => void) {
  let entries: readonly Entry[] = [];
  const read = async () => {
    entries = (await run((db) => db.getAll('outbox'))) as Entry[];
    changed(entries);
  };
  await read();
  return {
    all: () => entries,
    /** Reads the entries again, after another tab may have changed them. */
    read,
    /** Resolves when the entry is stored. @throws DOMException if the device has no space */
    add: async (entry: NewEntry): Promise<Entry> => {
      const number = await run((db) => db.add('outbox', entry));
      // Reading it shows that it is there: on a full disk, the database can break after it has taken it.
      await read();
      return { ...entry, number };
    },
    /** Puts the entries of this page into a database that is empty, because the browser has cleared its storage. */
    restore: async (db: Database) => {
      const tx = writing(db, ['outbox']);
      for (const entry of entries) await tx.store.put(entry);
      await tx.done;
    },
    /** Removes an entry that is sent from this page alone: the next page, which has a storage that works, sends it again, and the server knows it. */
    forget: (number: number) => {
      entries = entries.filter((entry) => entry.number !== number);
      changed(entries);
    },
    /** Replaces and removes entries in one transaction. An entry that another tab has thrown away does not come back. */
    write: async (changedEntries: readonly Entry[], removed: readonly number[] = []) => {
      await run(async (db) => {
        const tx = writing(db, ['outbox']);
        for (const entry of changedEntries) if (await tx.store.get(entry.number)) await tx.store.put(entry);
        for (const number of removed) await tx.store.delete(number);
        await tx.done;
      });
      await read();
    },
    /** Removes entries, adds others at the end, and notes of deleted rows that these bring them back; in one transaction. */
    replace: async (removed: readonly number[], added: readonly NewEntry[], back: readonly DeletedRow[] = []) => {
      await run(async (db) => {
        const tx = writing(db, ['outbox', 'deleted']);
        for (const number of removed) await tx.objectStore('outbox').delete(number);
        for (const entry of added) await tx.objectStore('outbox').add(entry);
        for (const row of back) await tx.objectStore('deleted').put(row);
        await tx.done;
      });
      await read();
    },
    /** Returns the first entry that can be sent: one without a question that is not passed by, and none of whose rows waits for such a one. */
    next: (isPassedBy: (entry: Entry) => boolean): Entry | undefined => {
      const blocked = new Set<string>();
      for (const entry of entries) {
        const ids = idsOf(entry);
        if (!entry.question && !isPassedBy(entry) && !ids.some((id) => blocked.has(id))) return entry;
        for (const id of ids) blocked.add(id);
      }
      return undefined;
    },
  };
}

export type Outbox = Awaited<ReturnType<typeof outboxOn>>;
