import { unlessFull } from './full-disk';
import type { KeptAnswers } from './kept-answers';
import type { Line } from './line';
import { shownOf, type Mirror } from './mirror';
import type { BookOptions } from './opened-book';
import type { Outbox } from './outbox';
import type { Sync } from './sync';

/** The pause before the server is asked again after it was busy, in milliseconds. */
const busyMs = 5_000;

interface ExchangeParts {
  options: BookOptions;
  mirror: Mirror;
  outbox: Outbox;
  line: Line;
  kept: KeptAnswers;
  sync: Sync;
  /** Keeps the key that seals entries at a sign-out on another device. */
  keepBookKey: () => Promise<void>;
  hasSealed: () => Promise<boolean>;
  /** Removes the rows and what belongs to them. */
  clear: () => Promise<void>;
}

/** Returns what exchanges with the server, in this tab or after another one, and says what came of it. Its functions never reject. */
export function exchangeOf(parts: ExchangeParts) {
  const { mirror, outbox, line, kept, sync, clear } = parts;
  const { isKept, isOthersSession, onOtherUser, onState, onChanged, alone, now, tellOthers } = parts.options;

  /** What is known of the feed; what was known before, if the storage fails. */
  let feed: Awaited<ReturnType<Mirror['feed']>> = { isComplete: false };
  const feedNow = async () => (feed = (await unlessFull(mirror.feed())) ?? feed);

  const round = async () => {
    // What waits is sent from a page whose storage has failed, too.
    await unlessFull(outbox.read());
    const [wasComplete, wasKept] = [(await feedNow()).isComplete, isKept()];
    if (!wasKept && outbox.all().length === 0 && !(await unlessFull(parts.hasSealed()))) return;
    if (wasKept && !wasComplete) await unlessFull(kept.readAll(line));
    if (wasKept) await unlessFull(parts.keepBookKey());
    const { changed, sent, isBusy, isSignedOut, retryInMs } = await sync.round().finally(async () => {
      // Another tab has switched the book off meanwhile.
      if (wasKept && !isKept()) await clear();
    });
    onState({ isSignedOut, ...shownOf(await feedNow()), ...(sent > 0 && { sentAt: now() }) });
    if (sent > 0) tellOthers();
    if (sent > 0 || (wasComplete && changed.size > 0)) onChanged(sent > 0 ? 'all' : changed);
    const pauseMs = isBusy ? busyMs : retryInMs;
    if (pauseMs !== undefined) setTimeout(() => void syncNow(), pauseMs);
  };

  const exchange = async () => {
    if (isOthersSession()) return onOtherUser();
    try {
      await round();
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error;
      if (error instanceof TypeError || error.name === 'TimeoutError') onState({ isUnreachable: true });
    }
  };

  let running: Promise<void> | undefined;
  /** Joins a round that runs. */
  const joinRound = (): Promise<void> => (running ??= alone(exchange).finally(() => (running = undefined)));

  /** Follows a round that runs already by another: it may have begun without a connection, or be past what was written since. */
  const syncNow = (): Promise<void> => (running ? running.then(joinRound) : joinRound());

  return { joinRound, syncNow };
}
