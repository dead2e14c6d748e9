import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Carry } from '../lib/api/transport';
import type { Entry, KeptRow, NewEntry } from '../lib/offline-state';
import { answerFrom, rowsWithUnsent } from './answers';
import type { DeletedRows } from './deleted-rows';
import { creationOf, nounOf } from './nouns/nouns';
import { sizeOf } from './nouns/size';
import { withEntries } from './future-rows';
import { isKeptAnswer, type KeptAnswers } from './kept-answers';
import type { Mirror } from './mirror';
import type { Outbox } from './outbox';
import { addedClient } from './entries';

interface RowsParts {
  mirror: Mirror;
  outbox: Outbox;
  deleted: DeletedRows;
  kept: KeptAnswers;
}

/** Returns what this device shows: its copy of the rows with what is not sent yet. */
export function rowsHereOf({ mirror, outbox, deleted, kept }: RowsParts) {
  const here = rowsWithUnsent({ mirror, entries: outbox.all, zone: kept.zone });

  /** Asks the storage: the browser can have cleared it under an open page. */
  const isComplete = async () => (await mirror.feed()).isComplete;

  /** Returns a row as this device shows it, with the entries up to one; all of them without one. */
  const shown = async (table: SyncedTable, id: string, upTo?: Entry) => {
    const row = await mirror.get(table, id);
    const entries = outbox.all().filter(({ number }) => !upTo || number <= upTo.number);
    return withEntries(table, new Map(row && [[id, row]]), entries, kept.zone()).get(id);
  };

  return {
    isComplete,
    shown,
    /** Answers a read from this device; undefined if it cannot. */
    answer: (async (address, parts) => {
      if (isKeptAnswer(address)) return kept.get(address.path);
      return (await isComplete()) ? answerFrom(here, address, parts) : undefined;
    }) satisfies Carry as Carry,
    /** Returns the row of a write as its call answers it, if this device shows that row. */
    answerTo: async (entry: NewEntry): Promise<KeptRow | undefined> => {
      const { complete = async (rows: KeptRow[]) => rows, inAnswer } = nounOf(entry.table);
      const own = await shown(entry.table, entry.id);
      const [row] = own ? await complete([own], here) : [];
      const client = addedClient(entry);
      if (!row || !client || !inAnswer?.customer) return row;
      const customer = await shown(inAnswer.customer.table, client.id);
      return customer && { ...row, customer };
    },
    /** Whether this device has a row, or had it until another device deleted it. */
    hasRow: async (table: SyncedTable, id: string) => Boolean((await mirror.get(table, id)) ?? (await deleted.get(id))),
    /** Returns the space that the book takes on the device, in bytes, and its rows. */
    size: async () => ({
      // eslint-disable-next-line browsers/api -- checked: Safari 15 shows no size
      bytes: await navigator.storage?.estimate?.().then(({ usage }) => usage),
      ...(await sizeOf(mirror)),
    }),
    /** Gives a new row what the device proposes for it, so that its page and its receipt have that. */
    propose: async ({ call, body }: NewEntry) => creationOf(call)?.propose?.(body, here, kept),
  };
}

export type RowsHere = ReturnType<typeof rowsHereOf>;
