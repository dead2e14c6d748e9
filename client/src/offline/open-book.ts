import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Entry, KeptRow, RenumberedOrder } from '../lib/offline-state';
import { answersFrom, keptAddresses } from './answers';
import { serverClock } from './clock';
import { openDatabase } from './db';
import { deletedRows } from './deleted-rows';
import { unlessFull } from './full-disk';
import { followingNumber, withEntries } from './future-rows';
import { jsonOf, lineTo } from './line';
import { mirrorOn, shownOf } from './mirror';
import type { BookOptions, OpenedBook } from './opened-book';
import { outboxOn } from './outbox';
import { ownChanges } from './own-changes';
import { questionsOf } from './questions';
import { readingOf } from './reading';
import { awaitedSaves } from './saves';
import { canSealHere, hasSealed, openSealed, sealBook } from './sealed';
import { syncWith } from './sync';
import { addedClient, type NewEntry } from './written-calls';
import { writingOf } from './writing';

/** The pause before the server is asked again after it was busy, in milliseconds. */
const busyMs = 5_000;

/** Opens the book of a user on this device. @throws DOMException where the browser has no storage for it */
export async function openBook(options: BookOptions): Promise<OpenedBook> {
  const { userId, now, isKept, onState, onChanged } = options;
  const run = await openDatabase(userId, async (db) => {
    if (!options.hasLeft()) await outbox.restore(db);
  });
  const [mirror, deleted, own, saves] = [mirrorOn(run), deletedRows(run), ownChanges(run), awaitedSaves()];
  const clock = await serverClock(run, now);
  const outbox = await outboxOn(run, (entries) => onState({ entries }));
  const line = lineTo({ userId, network: options.network, onState, onAnswer: clock.answered });
  let feed = await mirror.feed();
  let zone = zoneOf(await run((db) => db.get('answers', '/api/orders/book')));
  let renumbered = ((await run((db) => db.get('meta', 'renumbered'))) as RenumberedOrder[] | undefined) ?? [];
  onState({ ...shownOf(feed), renumbered });

  const keepRenumbered = async (orders: RenumberedOrder[]) => {
    renumbered = orders;
    await unlessFull(run((db) => db.put('meta', orders, 'renumbered')));
    onState({ renumbered });
  };
  const keepAnswer = async (address: string, value: unknown) => {
    if (!isKept()) return;
    if (address === '/api/orders/book') zone = zoneOf(value);
    await run((db) => db.put('answers', value, address));
  };
  const clear = async () => {
    await deleted.takeNeeded(now());
    await mirror.clear();
    await run((db) => db.clear('answers'));
    await own.forget();
    await deleted.sweep(Infinity);
    feed = await mirror.feed();
    onState(shownOf(feed));
  };

  const answer = answersFrom({ mirror, entries: outbox.all, zone: () => zone });
  /** Answers a read from this device; undefined if it cannot. */
  const here = async (address: string): Promise<unknown> => {
    if ((keptAddresses as readonly string[]).includes(address)) return run((db) => db.get('answers', address));
    return (await isComplete()) ? answer(address) : undefined;
  };
  /** Asks the storage: the browser can have cleared it under an open page. */
  const isComplete = async () => (await mirror.feed()).isComplete;
  const shown = async (table: SyncedTable, id: string, upTo?: Entry) => {
    const row = await mirror.get(table, id);
    const entries = outbox.all().filter(({ number }) => !upTo || number <= upTo.number);
    return withEntries(table, new Map(row && [[id, row]]), entries, zone).get(id);
  };

  const sync = syncWith({
    ...{ mirror, outbox, deleted, own, line, clock, saves, now, shown, clear, isKept },
    sending: (entry) => onState({ sending: entry }),
    onSent: async ({ call, body }, { id: orderId, customerId, number }) => {
      if (call !== 'orders.create' || number === body.number) return;
      await keepRenumbered([...renumbered, { orderId, customerId, number, proposed: body.number } as RenumberedOrder]);
    },
    onRefused: async ({ code }) => {
      if (code === 'other_user') return options.onOtherUser();
      if (code !== 'ended_everywhere' && code !== 'account_deleted') return;
      await (code === 'account_deleted' ? wipe() : seal());
      options.onEnded(code);
    },
    onSignedIn: async () => {
      if (await openSealed(run, bookKey)) await outbox.read();
    },
  });

  const bookKey = async () => {
    const response = await line.send('/api/session/book-key', { credentials: 'include' });
    if (!response.ok) throw new TypeError('The server gives no key');
    return (await jsonOf<{ key: string }>(response)).key;
  };
  const seal = async () => {
    await sealBook(run);
    await reread();
  };
  const wipe = async () => {
    await run(async (db) => {
      const tx = db.transaction([...db.objectStoreNames], 'readwrite');
      for (const name of db.objectStoreNames) await tx.objectStore(name).clear();
      await tx.done;
    });
    renumbered = [];
    await reread();
    options.tellOthers();
  };
  const reread = async () => {
    await outbox.read();
    feed = await mirror.feed();
    onState({ isKept: isKept(), ...shownOf(feed) });
    onChanged('all');
  };

  let running: Promise<void> | undefined;
  const joinRound = (): Promise<void> => (running ??= options.alone(exchange).finally(() => (running = undefined)));

  /** Follows a round that runs already by another: it may have begun without a connection, or be past what was written since. */
  const syncNow = (): Promise<void> => (running ? running.then(joinRound) : joinRound());

  const feedNow = async () => (await unlessFull(mirror.feed())) ?? feed;

  const exchange = async () => {
    if (options.isOthersSession()) return options.onOtherUser();
    try {
      // What waits is sent from a page whose storage has failed, too.
      await unlessFull(outbox.read());
      feed = await feedNow();
      const wasComplete = feed.isComplete;
      const wasKept = isKept();
      if (!wasKept && outbox.all().length === 0 && !(await unlessFull(hasSealed(run)))) return;
      if (wasKept && !wasComplete) await unlessFull(keepFirstAnswers());
      if (wasKept) await unlessFull(keepBookKey());
      const { changed, sent, isBusy, isSignedOut, retryInMs } = await sync.round().finally(async () => {
        // Another tab has switched the book off meanwhile.
        if (wasKept && !isKept()) await clear();
      });
      feed = await feedNow();
      onState({ isSignedOut, ...shownOf(feed), ...(sent > 0 && { sentAt: now() }) });
      if (sent > 0) options.tellOthers();
      if (sent > 0 || (wasComplete && changed.size > 0)) onChanged(sent > 0 ? 'all' : changed);
      const pauseMs = isBusy ? busyMs : retryInMs;
      if (pauseMs !== undefined) setTimeout(() => void syncNow(), pauseMs);
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error;
      if (error instanceof TypeError || error.name === 'TimeoutError') onState({ isUnreachable: true });
    }
  };

  const keepFirstAnswers = async () => {
    for (const address of keptAddresses) {
      const response = await line.send(address, { credentials: 'include' });
      if (response.ok) await keepAnswer(address, await jsonOf(response));
    }
  };
  /** The key lies beside the rows, which are no secret here either. A sign-out on another device takes both, and seals the entries with it. */
  const keepBookKey = async () => {
    if (!canSealHere() || (await run((db) => db.get('meta', 'book-key')))) return;
    const response = await line.send('/api/session/book-key', { credentials: 'include' });
    if (!response.ok) return;
    const { key } = await jsonOf<{ key: string }>(response);
    await unlessFull(run((db) => db.put('meta', key, 'book-key')));
  };

  /** Returns the row of a write as its call answers it, if this device shows that row. */
  const answerTo = async (entry: NewEntry): Promise<KeptRow | undefined> => {
    const { table, id } = entry;
    const row = table === 'orders' ? ((await answer(`/api/orders/${id}`)) as KeptRow) : await shown(table, id);
    const client = addedClient(entry);
    if (!row || !client) return row;
    const customer = await shown('customers', client.id);
    return customer && { ...row, customer };
  };
  const propose = async (body: Entry['body']) => {
    const book = (await run((db) => db.get('answers', '/api/orders/book'))) as { currency?: string } | undefined;
    const rows = new Map((await mirror.all('orders')).map((row) => [row.id, row]));
    const orders = withEntries('orders', rows, outbox.all(), zone);
    body.number ??= followingNumber(orders);
    body.currency ??= book?.currency;
  };

  const read = readingOf({ line, outbox, here, keepAnswer, joinRound, syncNow });
  const write = writingOf({
    ...{ line, outbox, clock, saves, shown, answerTo, propose, syncNow, isComplete },
    onStored: options.onStored,
    zone: () => zone,
    hasRow: async (table, id) => Boolean((await mirror.get(table, id)) ?? (await deleted.get(id))),
    onSavedHere: options.onSavedHere,
    tellOthers: options.tellOthers,
  });

  return {
    send: (address, init) => {
      // In another user's session the server refuses it, because it names this user.
      if (!isKept() || options.isOthersSession()) return line.send(address, init);
      return ((init?.method ?? 'GET') === 'GET' ? read : write)(address, init);
    },
    sync: syncNow,
    probe: line.probe,
    reread: async () => {
      await reread();
      await saves.settle(outbox.all(), answerTo);
    },
    mirrored: mirror.all,
    sendNow: async () => {
      sync.passNoneBy();
      await syncNow();
    },
    ...questionsOf({ mirror, outbox, deleted, onChanged, sync: syncNow }),
    noteRenumbered: (orderId) => keepRenumbered(renumbered.filter((each) => each.orderId !== orderId)),
    unsentFile: () => new Blob([JSON.stringify({ unsent: outbox.all() }, null, 2)], { type: 'application/json' }),
    keep: async (isKeptHere) => {
      if (!isKeptHere) await clear();
      onState({ isKept: isKeptHere });
      options.tellOthers();
      if (isKeptHere) await syncNow();
    },
    wipe,
    seal,
    size: async () => ({
      // eslint-disable-next-line browsers/api -- checked: Safari 15 shows no size
      bytes: await navigator.storage?.estimate?.().then(({ usage }) => usage),
      customers: await mirror.count('customers'),
      openOrders: (await mirror.all('orders')).filter(({ closedOn }) => closedOn === null).length,
    }),
  };
}

const zoneOf = (book: unknown): string | null => (book as { timeZone?: string | null } | undefined)?.timeZone ?? null;
