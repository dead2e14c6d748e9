import { syncedTables, type SyncedTable } from '@shared/changes/synced-tables';
import { queryClient } from '../lib/api/query-client';
import { carryOverNetwork, transport } from '../lib/api/transport';
import { noteStored } from '../lib/drafts/drafts';
import { deviceWord } from '../lib/device-words';
import { offlineState, setOfflineState } from '../lib/offline-state';
import { toast } from '../ui/feedback/toast';
import { setBook } from './book';
import { forgetKept, isOthersSession, isWanted, keptUser, noteWaiting, rememberKept, signedInUser } from './device';
import type { Send } from './line';
import { nounOf } from './nouns/nouns';
import { openBook } from './open-book';
import type { OpenedBook } from './opened-book';

/** How often the changes of other devices are read while the page is visible, in milliseconds. */
const everyMs = 60_000;

/** How often a page without an answer asks whether the server can be reached, in milliseconds: while changes wait, and otherwise. */
const probeMs = { waiting: 2_500, reading: 10_000 };

const network: Send = (url, init) => fetch(url, init);

/** The longest wait for another tab that exchanges with the server, in milliseconds. */
const tabWaitMs = 15_000;

let opened: { userId: string; book: Promise<OpenedBook | undefined> } | undefined;

/**
 * Opens the book of a user on this device, so that the requests of this page go through it, and closes that of another user. Returns
 * undefined where the book is not kept: the product then works over the network alone.
 */
export function startBook(userId: string): Promise<OpenedBook | undefined> {
  if (opened?.userId === userId) return opened.book;
  const before = opened?.book;
  const book = open(userId, before).catch(() => undefined);
  opened = { userId, book };
  return book;
}

async function open(userId: string, before: Promise<OpenedBook | undefined> | undefined) {
  await removeOther(userId, await before);
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`seamfolk-${userId}`) : undefined;
  const isKept = () => isWanted(userId);
  const book = await openBook({
    userId,
    isKept,
    network,
    isOthersSession: () => isOthersSession(userId),
    hasLeft: () => signedInUser() !== userId,
    now: Date.now,
    onState: (change) => {
      if (change.entries) noteWaiting(userId, change.entries.length > 0);
      setOfflineState(change);
    },
    onChanged: (tables) => void refresh(tables),
    onStored: noteStored,
    onOtherUser: () => transport.onRefusal?.('other_user', new Headers()),
    onEnded: (code) => transport.onRefusal?.(code, new Headers()),
    onSavedHere: () => {
      const when = () => (offlineState().isSignedOut ? 'Log in to send it.' : 'It is sent when you are online.');
      afterMutations(() => toast({ title: `Saved on this ${deviceWord()}. ${when()}` }));
      void navigator.storage?.persist?.();
    },
    alone: async (work) => {
      const { locks } = navigator as { locks?: LockManager };
      if (!locks) return work();
      // The next round tries again.
      await locks.request(`seamfolk-${userId}`, { signal: signalAfter(tabWaitMs) }, work).catch(ignoreAbort);
    },
    tellOthers: () => channel?.postMessage('changed'),
  });
  channel?.addEventListener('message', () => void book.reread());
  setBook({
    ...book,
    keep: async (isKept) => {
      rememberKept(userId, isKept);
      await book.keep(isKept);
    },
    wipe: async () => {
      await book.wipe();
      forgetKept();
      transport.carry = carryOverNetwork;
    },
  });
  // An earlier sign-in on this device may have left rows.
  if (!isKept()) await book.keep(false);
  rememberKept(userId, isKept());
  setOfflineState({ isKept: isKept() });
  transport.carry = book.carry;
  syncWhileVisible(book);
  return book;
}

/** The book of another user leaves this device when a different user signs in. Changes that are not sent stay until their owner signs in again. */
async function removeOther(userId: string, before: OpenedBook | undefined): Promise<void> {
  const other = keptUser();
  if (!other || other === userId) return;
  const book = before ?? (await openBook({ ...silent, userId: other }));
  await book.keep(false);
}

const silent = {
  isKept: () => false,
  network,
  // Nothing is sent or read for the other user.
  isOthersSession: () => true,
  hasLeft: () => true,
  now: Date.now,
  onState: () => undefined,
  onChanged: () => undefined,
  onStored: () => undefined,
  onSavedHere: () => undefined,
  onOtherUser: () => undefined,
  onEnded: () => undefined,
  alone: (work: () => Promise<void>) => work(),
  tellOthers: () => undefined,
};

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

/** `AbortSignal.timeout`, which Safari 15 does not have. */
function signalAfter(ms: number): AbortSignal {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), ms);
  return stop.signal;
}

/** Exchanges with the server while the page is visible; without a book that is kept, what waits is sent all the same. */
function syncWhileVisible(book: OpenedBook): void {
  const isVisible = () => document.visibilityState === 'visible';
  const waits = () => offlineState().entries.length > 0;
  const sync = async () => {
    if (isVisible() && (offlineState().isKept || waits())) await book.sync();
  };
  let askedAt = 0;
  const probe = async () => {
    const pauseMs = waits() ? probeMs.waiting : probeMs.reading;
    if (!isVisible() || !navigator.onLine || !offlineState().isUnreachable) return;
    if (performance.now() - askedAt < pauseMs - probeMs.waiting / 2) return;
    askedAt = performance.now();
    if (await book.probe()) await sync();
  };
  addEventListener('online', async () => {
    await book.probe();
    await sync();
  });
  addEventListener('focus', sync);
  document.addEventListener('visibilitychange', sync);
  setInterval(sync, everyMs);
  setInterval(probe, probeMs.waiting);
  void book.sync();
}

/** Runs work when no form is saving: the toast of a form comes before it, and does not replace it. */
function afterMutations(work: () => void): void {
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) return;
    stop();
    setTimeout(work);
  });
}

/** Loads again what is shown of some tables. */
async function refresh(tables: ReadonlySet<SyncedTable> | 'all'): Promise<void> {
  const shown = [...(tables === 'all' ? syncedTables : tables)].flatMap((table) => nounOf(table).shownBy);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => shown.some((start) => String(path).startsWith(start)),
  });
}
