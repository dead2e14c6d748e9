import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Send } from '../lib/api/transport';
import type { Entry, KeptRow, OfflineState, RenumberedOrder } from '../lib/offline-state';
import { answersFrom, keptAddresses } from './answers';
import type { Book } from './book';
import { openDatabase } from './db';
import { deletedRows } from './deleted-rows';
import { answerRow, withEntries } from './future-rows';
import { mirrorOn } from './mirror';
import { outboxOn } from './outbox';
import { questionsOf } from './questions';
import { syncWith } from './sync';
import { within } from './within';
import { concernsBook, entryOf, idsOf, makes, neededRows, type NewEntry } from './written-calls';

/**
 * How long a read and a save wait for the server, in milliseconds, before this device answers; and how long a read waits while the
 * server has not answered the last one, so that not every screen takes two seconds where a connection is there and silent.
 */
const waitMs = { read: 2_000, readInSilence: 200, save: 2_500 };

/** The pause before the server is asked again after it was busy, in milliseconds. */
const busyMs = 5_000;

/** After so long without the server, the rows leave the device: 30 days. */
const mostAwayMs = 30 * 24 * 3_600_000;

export interface BookOptions {
  userId: string;
  /** Sends over the network. */
  network: Send;
  /** Whether another user is signed in now: the book then sends and answers nothing. */
  isOthersSession: () => boolean;
  /** The clock of the device, in milliseconds since 1970. */
  now: () => number;
  onState: (change: Partial<OfflineState>) => void;
  /** Called when the shown rows may have changed: those of some tables, or all. */
  onChanged: (tables: ReadonlySet<SyncedTable> | 'all') => void;
  /** Called when a save stays on this device because the server did not answer. */
  onSavedHere: () => void;
  /** Runs work unless another tab is doing it. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the book has changed. */
  tellOthers: () => void;
}

/** The book of a user on this device. */
export interface OpenedBook extends Book {
  /** Sends a request of the product, or answers it from this device. */
  send: Send;
  /** Reads changes and sends entries. If that runs already, it runs once more. Never rejects. */
  sync: () => Promise<void>;
  /** Reads what another tab has changed. */
  reread: () => Promise<void>;
  /** Returns the rows of a table as the server has confirmed them. */
  mirrored: (table: SyncedTable) => Promise<KeptRow[]>;
}

/** Opens the book of a user on this device. @throws DOMException where the browser has no storage for it */
export async function openBook(options: BookOptions): Promise<OpenedBook> {
  const { now, onState, onChanged } = options;
  const network: Send = async (address, init) => {
    if (options.isOthersSession()) throw new TypeError('Another user is signed in');
    return options.network(address, init);
  };
  const run = await openDatabase(options.userId);
  const mirror = mirrorOn(run);
  const outbox = await outboxOn(run, (entries) => onState({ entries }));
  const deleted = deletedRows(run);
  let feed = await mirror.feed();
  if (feed.updatedAt && now() - feed.updatedAt > mostAwayMs) {
    await mirror.clear();
    feed = await mirror.feed();
  }
  let zone = zoneOf(await run((db) => db.get('answers', '/api/orders/book')));
  const answer = answersFrom({ mirror, entries: outbox.all, zone: () => zone });
  let renumbered: RenumberedOrder[] = [];
  const sync = syncWith({
    ...{ mirror, outbox, network, now, onDeleted: deleted.keepNeeded },
    sending: (entry) => onState({ sending: entry }),
    onSent: ({ call, body }, { id: orderId, customerId, number }) => {
      if (call !== 'orders.create' || number === body.number) return;
      renumbered.push({ orderId, customerId, number, proposed: body.number } as RenumberedOrder);
      onState({ renumbered: [...renumbered] });
    },
  });
  onState({ updatedAt: feed.updatedAt });

  const keepAnswer = async (address: string, value: unknown) => {
    if (address === '/api/orders/book') zone = zoneOf(value);
    await run((db) => db.put('answers', value, address));
  };
  const isKept = (address: string) => (keptAddresses as readonly string[]).includes(address);

  /** Answers a read from this device; undefined if it cannot. */
  const here = async (address: string): Promise<unknown> => {
    if (isKept(address)) return run((db) => db.get('answers', address));
    return feed.isComplete ? answer(address) : undefined;
  };

  /** Whether the last read got no answer in time, and nothing was answered since. */
  let isSilent = false;
  const readWaitMs = () => (isSilent ? waitMs.readInSilence : waitMs.read);

  const overNetwork: Send = async (address, init) => {
    try {
      const response = await network(address, init);
      isSilent = false;
      onState({ isUnreachable: false });
      return response;
    } catch (error) {
      if (error instanceof TypeError) onState({ isUnreachable: true });
      throw error;
    }
  };

  const read: Send = async (address, init) => {
    // Rows of the server would lack what is not sent yet.
    if (outbox.all().length > 0 && !isKept(address)) {
      const wasInTime = await within(
        readWaitMs(),
        currentRound().then(() => true),
      );
      isSilent = !wasInTime;
      const value = await here(address);
      if (value !== undefined) return jsonResponse(value);
    }
    const asked = overNetwork(address, init);
    try {
      const response = await within(readWaitMs(), asked);
      if (response) return isKept(address) && response.ok ? await keeping(address, response) : response;
    } catch (error) {
      const value = error instanceof TypeError ? await here(address).catch(() => undefined) : undefined;
      if (value === undefined) throw error;
      return jsonResponse(value);
    }
    isSilent = true;
    const value = await here(address).catch(() => undefined);
    if (value === undefined) return asked;
    // The late answer, if there is one, says whether the server can be reached.
    asked.then(() => syncNow()).catch(() => undefined);
    return jsonResponse(value);
  };

  const keeping = async (address: string, response: Response): Promise<Response> => {
    const value: unknown = await response.json();
    await keepAnswer(address, value).catch(() => undefined);
    return jsonResponse(value, response);
  };

  const rowNow = async ({ table, id }: Entry) => {
    const row = await mirror.get(table, id);
    const earlier = outbox.all().filter((each) => each.id === id);
    return withEntries(table, new Map(row && [[id, row]]), earlier, zone).get(id);
  };

  /** Whether this device has the rows that an entry needs. A row that it has not read could not be added again after its deletion. */
  const hasRowsOf = async (entry: NewEntry): Promise<boolean> => {
    for (const [table, id] of neededRows(entry)) {
      const isHere = outbox.all().some((each) => makes(each, id)) || (await mirror.get(table, id)) !== undefined;
      if (!isHere && !(await deleted.all()).has(id)) return false;
    }
    return true;
  };

  /** Sends a write that is not stored here first. The copy gets its rows in the round after it. */
  const writeThrough: Send = async (address, init) => {
    const response = await overNetwork(address, init);
    if (response.ok && concernsBook(address)) void syncNow();
    return response;
  };

  const write: Send = async (address, init = {}) => {
    const given = feed.isComplete ? entryOf(address, init, now()) : undefined;
    // A storage that fails counts as one without the rows: the save works as it does without a book.
    if (!given || !(await hasRowsOf(given).catch(() => false))) return writeThrough(address, init);
    const before = given.base && (await rowNow({ ...given, number: 0 }));
    // The answer for an order is computed from its row, which is gone here if another device has deleted it.
    if (given.base && given.table === 'orders' && !before) return writeThrough(address, init);
    // Without the version from which the change started, every differing field counts as changed.
    if (before && before.updatedAt === given.base?.updatedAt) given.base = before;
    if (given.call === 'orders.create') await propose(given.body);
    const waits = outbox.all().some((each) => idsOf(each).some((id) => idsOf(given).includes(id)));
    // Without space on the device, a save works as it does without a book.
    const entry = await outbox.add(given).catch(() => undefined);
    if (!entry) return writeThrough(address, init);
    // It may need a row that was deleted before. Without space it is sent all the same.
    await deleted.keepNeeded().catch(() => undefined);
    const withId = { ...init, body: JSON.stringify({ ...(JSON.parse(String(init.body)) as object), ...idsIn(given) }) };
    const response = waits ? undefined : await within(waitMs.save, overNetwork(address, withId)).catch(noAnswer);
    if (!response) outbox.release(entry);
    if (response?.ok) {
      const row = (await response.json()) as KeptRow;
      await sync.saved(entry, row);
      return jsonResponse(row, response);
    }
    if (response) {
      await outbox.write([], [entry.number]);
      return response;
    }
    options.onSavedHere();
    options.tellOthers();
    if (!waits) onState({ isUnreachable: true });
    void syncNow();
    const status = init.method === 'POST' ? 201 : 200;
    return jsonResponse(answerRow(entry, before ?? given.base, zone), { status });
  };

  /** Gives a new order the number and the currency that the book proposes, so that its page and its receipt have them. */
  const propose = async (body: Entry['body']) => {
    const book = (await run((db) => db.get('answers', '/api/orders/book'))) as { currency?: string } | undefined;
    const orders = withEntries(
      'orders',
      new Map((await mirror.all('orders')).map((row) => [row.id, row])),
      outbox.all(),
      zone,
    );
    const highest = [...orders.values()].reduce((most, { number }) => Math.max(most, Number(number)), 0);
    body.number ??= highest + 1;
    body.currency ??= book?.currency;
  };

  let running: Promise<void> | undefined;
  const currentRound = (): Promise<void> => (running ??= options.alone(exchange).finally(() => (running = undefined)));

  /** Follows a round that runs already by another: it may have begun without a connection, or be past what was written since. */
  const syncNow = (): Promise<void> => (running ? running.then(currentRound) : currentRound());

  const exchange = async () => {
    try {
      const wasComplete = feed.isComplete;
      if (!wasComplete) await keepFirstAnswers();
      const { changed, sent, isBusy } = await sync.round();
      await deleted.keepNeeded();
      feed = await mirror.feed();
      onState({ isUnreachable: false, updatedAt: feed.updatedAt, ...(sent > 0 && { sentAt: now() }) });
      if (sent > 0) options.tellOthers();
      if (sent > 0 || (wasComplete && changed.size > 0)) onChanged(sent > 0 ? 'all' : changed);
      if (isBusy) setTimeout(() => void syncNow(), busyMs);
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error;
      onState({ isUnreachable: error instanceof TypeError || error.name === 'TimeoutError' });
    }
  };

  const keepFirstAnswers = async () => {
    for (const address of keptAddresses) {
      const response = await network(address, { credentials: 'include' });
      if (response.ok) await keepAnswer(address, await response.json());
    }
  };

  const questions = questionsOf({ outbox, deleted, onChanged, sync: syncNow });

  const clear = async () => {
    await mirror.clear();
    await run((db) => db.clear('answers'));
    feed = await mirror.feed();
  };

  return {
    send: (address, init) => {
      if (options.isOthersSession()) return options.network(address, init);
      return ((init?.method ?? 'GET') === 'GET' ? read : write)(address, init);
    },
    sync: syncNow,
    reread: async () => {
      await outbox.read();
      await deleted.keepNeeded();
      feed = await mirror.feed();
      onState({ updatedAt: feed.updatedAt });
      onChanged('all');
    },
    mirrored: mirror.all,
    sendNow: syncNow,
    ...questions,
    noteRenumbered: async (orderId) => {
      renumbered = renumbered.filter((each) => each.orderId !== orderId);
      onState({ renumbered: [...renumbered] });
    },
    unsentFile: () => new Blob([JSON.stringify({ unsent: outbox.all() }, null, 2)], { type: 'application/json' }),
    keep: async (isKeptHere) => {
      if (!isKeptHere) await clear();
      onState({ isKept: isKeptHere });
      if (isKeptHere) await syncNow();
    },
    wipe: async () => {
      await clear();
      await deleted.forgetAll();
      await run((db) => db.clear('outbox'));
      await outbox.read();
    },
    size: async () => ({
      // eslint-disable-next-line browsers/api -- checked: Safari 15 shows no size
      bytes: await navigator.storage?.estimate?.().then(({ usage }) => usage),
      customers: await mirror.count('customers'),
      openOrders: (await mirror.all('orders')).filter(({ closedOn }) => closedOn === null).length,
    }),
  };
}

/** The ids that a new row gets here. */
function idsIn({ call, id, body }: Pick<Entry, 'call' | 'id' | 'body'>) {
  if (!call.endsWith('create')) return {};
  return call === 'walkIns.create' ? { id, customerId: body.customerId } : { id };
}

/** A save without an answer stays on this device. */
function noAnswer(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}

const zoneOf = (book: unknown): string | null => (book as { timeZone?: string | null } | undefined)?.timeZone ?? null;

/** Makes the response of `value`, which it does not turn into text. */
function jsonResponse(value: unknown, { status = 200, headers = new Headers() }: Partial<Response> = {}): Response {
  return { ok: true, status, headers, json: async () => value } as Response;
}
