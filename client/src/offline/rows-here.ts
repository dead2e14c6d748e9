import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Entry, KeptRow } from '../lib/offline-state';
import { answersFrom } from './answers';
import type { DeletedRows } from './deleted-rows';
import { followingNumber, withEntries } from './future-rows';
import { isKeptAnswer, type KeptAnswers } from './kept-answers';
import type { Mirror } from './mirror';
import type { Outbox } from './outbox';
import { addedClient, type NewEntry } from './written-calls';

interface RowsParts {
  mirror: Mirror;
  outbox: Outbox;
  deleted: DeletedRows;
  kept: KeptAnswers;
}

/** Returns what this device shows: its copy of the rows with what is not sent yet. */
export function rowsHereOf({ mirror, outbox, deleted, kept }: RowsParts) {
  const answer = answersFrom({ mirror, entries: outbox.all, zone: kept.zone });

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
    answer: async (address: string): Promise<unknown> => {
      if (isKeptAnswer(address)) return kept.get(address);
      return (await isComplete()) ? answer(address) : undefined;
    },
    /** Returns the row of a write as its call answers it, if this device shows that row. */
    answerTo: async (entry: NewEntry): Promise<KeptRow | undefined> => {
      const { table, id } = entry;
      const row = table === 'orders' ? ((await answer(`/api/orders/${id}`)) as KeptRow) : await shown(table, id);
      const client = addedClient(entry);
      if (!row || !client) return row;
      const customer = await shown('customers', client.id);
      return customer && { ...row, customer };
    },
    /** Whether this device has a row, or had it until another device deleted it. */
    hasRow: async (table: SyncedTable, id: string) => Boolean((await mirror.get(table, id)) ?? (await deleted.get(id))),
    /** Returns the space that the book takes on the device, in bytes, and its rows. */
    size: async () => ({
      // eslint-disable-next-line browsers/api -- checked: Safari 15 shows no size
      bytes: await navigator.storage?.estimate?.().then(({ usage }) => usage),
      customers: await mirror.count('customers'),
      openOrders: (await mirror.all('orders')).filter(({ closedOn }) => closedOn === null).length,
    }),
    /** Gives a new order the number and the currency that the book proposes, so that its page and its receipt have them. */
    propose: async (body: Entry['body']) => {
      const rows = new Map((await mirror.all('orders')).map((row) => [row.id, row]));
      body.number ??= followingNumber(withEntries('orders', rows, outbox.all(), kept.zone()));
      body.currency ??= kept.currency();
    },
  };
}

export type RowsHere = ReturnType<typeof rowsHereOf>;
