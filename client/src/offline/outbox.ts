import type { Entry } from '../lib/offline-state';
import type { WithDatabase } from './db';
import { idsOf, type NewEntry } from './written-calls';

/** Returns the changes that the server has not confirmed, oldest first. `changed` is called after each change of them. */
export async function outboxOn(run: WithDatabase, changed: (entries: readonly Entry[]) => void) {
  let entries: readonly Entry[] = [];
  /** Numbers of entries that a save sends itself. */
  const held = new Set<number>();
  const read = async () => {
    entries = (await run((db) => db.getAll('outbox'))) as Entry[];
    changed(entries);
  };
  await read();
  return {
    all: () => entries,
    /** Reads the entries again, after another tab has changed them. */
    read,
    /** Resolves when the entry is stored. `next` leaves it out until `release`. @throws DOMException if the device has no space */
    add: async (entry: NewEntry): Promise<Entry> => {
      const number = await run((db) => db.add('outbox', entry));
      held.add(number);
      await read();
      return { ...entry, number };
    },
    release: ({ number }: Entry) => void held.delete(number),
    /** Replaces and removes entries in one transaction. */
    write: async (changedEntries: readonly Entry[], removed: readonly number[] = []) => {
      await run(async (db) => {
        const tx = db.transaction('outbox', 'readwrite');
        for (const entry of changedEntries) await tx.store.put(entry);
        for (const number of removed) await tx.store.delete(number);
        await tx.done;
      });
      await read();
    },
    /** Removes entries and adds others at the end, in one transaction. */
    replace: async (removed: readonly number[], added: readonly NewEntry[]) => {
      await run(async (db) => {
        const tx = db.transaction('outbox', 'readwrite');
        for (const number of removed) await tx.store.delete(number);
        for (const entry of added) await tx.store.add(entry);
        await tx.done;
      });
      await read();
    },
    /** Returns the first entry that can be sent: one without a question, none of whose rows waits for an answer. */
    next: (): Entry | undefined => {
      const blocked = new Set<string>();
      for (const entry of entries) {
        const ids = idsOf(entry);
        if (!entry.question && !held.has(entry.number) && !ids.some((id) => blocked.has(id))) return entry;
        for (const id of ids) blocked.add(id);
      }
      return undefined;
    },
  };
}

export type Outbox = Awaited<ReturnType<typeof outboxOn>>;
