import { changes } from '../../lib/device-words';
import type { Entry, OfflineState } from '../../lib/offline-state';

/** Unsent changes by what they wait for, each list oldest first. */
export interface Waiting {
  /** An answer of the user. */
  asks: readonly Entry[];
  /** The answer about an earlier change of one of their rows. */
  behind: readonly Entry[];
  /** Another try: the server has failed to save them, or an earlier change of one of their rows. */
  failed: readonly Entry[];
  /** Their turn. */
  inTurn: readonly Entry[];
}

/** Sorts unsent changes as the outbox does: a change that cannot be sent holds back the later ones of its rows. */
export function waitingOf(entries: readonly Entry[]): Waiting {
  const waiting = { asks: [], behind: [], failed: [], inTurn: [] } as Record<keyof Waiting, Entry[]>;
  const held = new Map<unknown, 'behind' | 'failed'>();
  for (const entry of entries) {
    const ids = [entry.id, entry.orderId, entry.body.customerId].filter((id) => id !== undefined);
    const reason = ids.map((id) => held.get(id)).find((each) => each !== undefined);
    const list = entry.question ? 'asks' : (reason ?? (entry.failures ? 'failed' : 'inTurn'));
    waiting[list].push(entry);
    if (list === 'inTurn') continue;
    for (const id of ids) held.set(id, list === 'failed' ? 'failed' : 'behind');
  }
  return waiting;
}

/** Returns whether a sign-in is the way on: the session has ended, and there is a connection. */
export const needsLogin = ({ isSignedOut, isUnreachable }: OfflineState): boolean => isSignedOut && !isUnreachable;

/** Returns whether changes can be sent now. */
const canSend = ({ isSignedOut, isUnreachable }: OfflineState): boolean => !isSignedOut && !isUnreachable;

/** Returns how many changes are sent now, one after the other. */
export const sendableCount = (state: OfflineState): number =>
  canSend(state) ? waitingOf(state.entries).inTurn.length : 0;

/** Returns the words of a link that leads to the sign-in. */
export const loginWords = (count: number): string =>
  count === 0 ? 'Log in to read what is new' : `Log in to send ${changes(count)}`;

/** Returns what all unsent changes wait for: '2 changes wait for a connection'; '1 change needs your answer', '1 change is still being sent'. */
export function waitingWords(state: OfflineState): string[] {
  const { entries } = state;
  if (state.isUnreachable) return some(entries, 'waits for a connection', 'wait for a connection');
  if (state.isSignedOut) return some(entries, 'waits until you log in', 'wait until you log in');
  return [
    ...answerWords(entries),
    ...failedWords(state),
    ...some(waitingOf(entries).inTurn, 'is still being sent', 'are still being sent'),
  ];
}

/** Returns '1 change needs your answer', '3 changes wait for your answer'; nothing if none is asked about. */
export function answerWords(entries: readonly Entry[]): string[] {
  const { asks, behind } = waitingOf(entries);
  if (asks.length > 0 && behind.length > 0) return [`${changes(asks.length + behind.length)} wait for your answer`];
  return some(asks, 'needs your answer', 'need your answer');
}

/** Returns '1 change could not be saved yet, and is tried again'; nothing if none failed, or if nothing can be sent anyway. */
export const failedWords = (state: OfflineState): string[] =>
  canSend(state)
    ? some(waitingOf(state.entries).failed, `${notSaved} is tried again`, `${notSaved} are tried again`)
    : [];

const notSaved = 'could not be saved yet, and';

const some = ({ length }: readonly Entry[], one: string, several: string): string[] =>
  length === 0 ? [] : [`${changes(length)} ${length === 1 ? one : several}`];
