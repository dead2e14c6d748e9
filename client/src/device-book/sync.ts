import { changesApi, type Changes } from '@shared/changes/contract';
import type { SyncedTable } from '@shared/changes/synced-tables';
import type { ErrorBody } from '@shared/contract/errors';
import { ApiError } from '../lib/api/api-error';
import type { Entry, KeptRow } from '../lib/offline-state';
import type { ServerClock } from './clock';
import { afterOwn, outcomeOf, rebased } from './conflicts';
import type { DeletedRows } from './deleted-rows';
import { unlessFull } from './full-disk';
import type { Line } from './line';
import type { Mirror } from './mirror';
import type { Outbox } from './outbox';
import type { OwnChanges } from './own-changes';
import type { Saves } from './saves';
import { callOf, parentOf } from './entries';
import { clientTable, creationOf, nounOf } from './nouns/nouns';

export interface SyncParts {
  mirror: Mirror;
  outbox: Outbox;
  deleted: DeletedRows;
  own: OwnChanges;
  line: Line;
  clock: ServerClock;
  saves: Saves;
  /** The clock of the device, in milliseconds since 1970. */
  now: () => number;
  /** Whether this device keeps the rows. Entries are sent all the same. */
  isKept: () => boolean;
  /** Returns a row as this device shows it, with the entries up to one. */
  shown: (table: SyncedTable, id: string, upTo: Entry) => Promise<KeptRow | undefined>;
  /** Called with the number of the entry that is being sent, and without one at the end. */
  sending: (entry?: number) => void;
  /** Called with the server's answer to an entry. */
  onSent: (entry: Entry, row: KeptRow) => Promise<void>;
  /** Called when the server has answered that the session is none of this user. */
  onRefused: (body: Partial<ErrorBody>) => Promise<void>;
  /** Called when the session is known to be this user's, before anything is sent. */
  onSignedIn: () => Promise<void>;
  /** Removes the rows and what belongs to them. */
  clear: () => Promise<void>;
}

/** After so long without the server, the rows leave the device at its next answer: 30 days. */
const mostAwayMs = 30 * 24 * 3_600_000;

/** The pause before an entry at which the server has failed is sent again: it doubles with each failure, up to ten minutes. */
const failurePauseMs = { first: 5_000, most: 600_000 };

/** The result of one round with the server. */
export interface Round {
  /** Tables in which another device has changed a row. */
  changed: ReadonlySet<SyncedTable>;
  sent: number;
  /** Whether the server was too busy for the rest. */
  isBusy: boolean;
  isSignedOut: boolean;
  /** Milliseconds until the next entry at which the server has failed can be sent again. */
  retryInMs?: number;
}

/** Returns the exchange with the server: reads its changes, then sends those of this device, one at a time. */
export function syncWith(parts: SyncParts) {
  const { mirror, outbox, deleted, own, line, clock, saves, now, sending } = parts;
  /** When entries can be sent again at which the server has failed, by the clock of the page. */
  const passedBy = new Map<number, number>();

  /** Reads the changes of other devices. Returns undefined if the server refuses that. */
  const pull = async (): Promise<ReadonlySet<SyncedTable> | 'signed-out' | undefined> => {
    const changed = new Set<SyncedTable>();
    for (;;) {
      const { cursor } = await mirror.feed();
      const answer = await line.ask(changesCall, { query: { since: cursor } });
      const isRefusal = answer instanceof ApiError;
      const { readAt } = await mirror.feed();
      if (readAt !== undefined && clock.time() - readAt > mostAwayMs) {
        await parts.clear();
        if (!isRefusal) continue;
      }
      if (isRefusal && answer.status === 410) {
        await mirror.readAgain();
        continue;
      }
      if (isRefusal) return (await isSignedOut(answer)) ? 'signed-out' : undefined;
      const page = answer as Changes;
      const applied = await mirror.apply(page, { since: cursor, deviceMs: now(), serverMs: clock.time() });
      for (const table of applied ?? []) changed.add(table);
      if (!parts.isKept() || (applied && !page.more)) return changed;
    }
  };

  /** Asks for the session and the server's time only: a device that keeps no rows does not read them. */
  const greet = async (): Promise<'signed-out' | undefined> => {
    const answer = await line.ask(greetCall, {});
    return answer instanceof ApiError && (await isSignedOut(answer)) ? 'signed-out' : undefined;
  };

  /** Whether a refusal says that the session is none of this user. */
  const isSignedOut = async (refusal: ApiError): Promise<boolean> => {
    const { status } = refusal;
    const body: Partial<ErrorBody> = refusal.body ?? {};
    if (status !== 401 && body.code !== 'other_user') return false;
    await parts.onRefused(body);
    return true;
  };

  /** Sends an entry until it is saved, needs an answer or has to wait. */
  const push = async (entry: Entry): Promise<'sent' | 'asked' | 'failed' | 'busy' | 'signed-out'> => {
    const given = await own.resolved(entry);
    const other = given.isCertain ? undefined : await twinOf(given);
    if (other) {
      await outbox.write([{ ...given, question: { kind: 'twice', other } }]);
      return 'asked';
    }
    const creation = creationOf(given.call);
    const body = creation?.sent?.(given.body, clock.timeOf(given)) ?? given.body;
    const answer = await line.ask(...callOf({ ...given, body }));
    if (!(answer instanceof ApiError)) {
      const row = answer as KeptRow;
      if (typeof row?.id !== 'string') throw new TypeError('The answer is no row');
      await saved(given, row);
      await parts.onSent(given, row);
      saves.answered(given, row);
      return 'sent';
    }
    if (await isSignedOut(answer)) return 'signed-out';
    const { status } = answer;
    const refusal: Partial<ErrorBody> = answer.body ?? {};
    const isOwn = status === 412 && (await isOwnChange(given, refusal.current as KeptRow));
    const outcome = outcomeOf(given, status, refusal, isOwn);
    if (outcome.kind === 'wait') return 'busy';
    if (outcome.kind === 'failed') {
      const failures = (given.failures ?? 0) + 1;
      const pauseMs = Math.min(failurePauseMs.first * 2 ** (failures - 1), failurePauseMs.most);
      passedBy.set(given.number, performance.now() + pauseMs);
      await outbox.write([{ ...given, failures }]);
      return 'failed';
    }
    // The form is still open: it shows the refusal, as it does without a book.
    if (!isOwn && saves.isAwaited(given)) {
      await outbox.write([], [given.number]);
      saves.refused(given, status, refusal);
      return 'asked';
    }
    if (outcome.kind === 'send') {
      await outbox.write([outcome.entry]);
      return push(outcome.entry);
    }
    if (outcome.kind === 'done') {
      await saved(given, outcome.row);
      saves.answered(given, outcome.row);
      return 'sent';
    }
    const question =
      outcome.question.kind === 'deleted'
        ? { ...outcome.question, ...(await nameOfDeleted(outcome.question)) }
        : outcome.question;
    await outbox.write([{ ...outcome.entry, question }]);
    return 'asked';
  };

  /** Returns a row that may be the same one as that of an entry, entered on another device. */
  const twinOf = async (entry: Entry): Promise<KeptRow | undefined> => {
    const find = creationOf(entry.call)?.twin;
    if (!find) return undefined;
    const parent = parentOf(entry);
    const siblings = (parent && (await unlessFull(mirror.ofParent(entry.table, parent.id)))) || [];
    const ownIds = await own.ids();
    const others = siblings.filter(({ id }) => id !== entry.id && !ownIds.has(id));
    return find(entry, others, clock.timeOf(entry));
  };

  /** Whether this device alone has changed a row since a change of it was begun. */
  const isOwnChange = async ({ id, base }: Entry, current: KeptRow) =>
    base !== undefined && (await own.madeAll(id, base.updatedAt, current.updatedAt));

  /** The deleted row and its client's name, for the words of the question. */
  const nameOfDeleted = async ({ table, id }: { table: SyncedTable; id: string }) => {
    const row = (await deleted.get(id)) ?? (await mirror.get(table, id));
    const clientId = nounOf(table).clientOf?.({ ...row, id });
    if (typeof clientId !== 'string') return { row };
    const client = (await deleted.get(clientId)) ?? (await mirror.get(clientTable, clientId));
    return { row, client: client && String(client.name) };
  };

  /** Stores the server's row. Later changes of the row start from it. */
  const saved = async (entry: Entry, row: KeptRow) => {
    const rows = rowsIn(entry, row);
    const versions = rows.map(async ([table, { id, updatedAt: version }]) => {
      const shown = await unlessFull(parts.shown(table, id, entry));
      const before = id === entry.id ? entry.base : undefined;
      return [
        ...(before ? [{ id, shown: before, isAfter: false, version }] : []),
        ...(shown ? [{ id, shown, isAfter: true, version }] : []),
      ];
    });
    await unlessFull(own.note((await Promise.all(versions)).flat()));
    // The feed brings them once there is space.
    if (parts.isKept()) await unlessFull(mirror.put(rows));
    const later: Entry[] = [];
    for (const each of outbox.all()) {
      const to =
        each.number > entry.number && rows.find(([table, { id }]) => table === each.table && id === each.id)?.[1];
      if (!to || !each.base) continue;
      const begun = await own.resolved(each);
      const outcome = ((await isOwnChange(begun, to)) ? afterOwn : rebased)(begun, to);
      if (outcome.kind === 'ask') later.push({ ...begun, question: outcome.question });
      if (outcome.kind === 'send') later.push(outcome.entry);
    }
    const isStored = await unlessFull(outbox.write(later, [entry.number]).then(() => true));
    if (!isStored) outbox.forget(entry.number);
  };

  const round = async (): Promise<Round> => {
    // A full disk takes no rows, and what waits is sent all the same.
    const pulled = await (parts.isKept() ? unlessFull(pull()) : greet());
    const result: Round = { changed: new Set(), sent: 0, isBusy: false, isSignedOut: pulled === 'signed-out' };
    if (pulled === 'signed-out') return result;
    if (pulled) result.changed = pulled;
    await unlessFull(parts.onSignedIn());
    let askedAt = 0;
    const next = () => {
      askedAt = performance.now();
      return outbox.next(({ number }) => (passedBy.get(number) ?? 0) > askedAt);
    };
    for (let entry = next(); entry; entry = next()) {
      sending(entry.number);
      const outcome = await push(entry);
      if (outcome === 'busy') return { ...result, isBusy: true };
      if (outcome === 'signed-out') return { ...result, isSignedOut: true };
      if (outcome === 'sent') result.sent += 1;
    }
    await unlessFull(deleted.sweep(now()));
    // An entry whose pause is over, and that was not sent, waits for something else, such as the user's answer to a question.
    const waiting = outbox.all().flatMap(({ number }) => passedBy.get(number) ?? []);
    const later = waiting.filter((time) => time > askedAt);
    return later.length === 0 ? result : { ...result, retryInMs: Math.min(...later) - performance.now() };
  };

  return {
    round: () => round().finally(() => sending(undefined)),
    /** Sends entries at which the server has failed in the next round, as a person wants who presses 'Send now'. */
    passNoneBy: () => passedBy.clear(),
  };
}

export type Sync = ReturnType<typeof syncWith>;

const changesCall = changesApi.list;

/** A read that the server answers to every user. */
const greetCall = { method: 'GET', path: '/api/auth/user' } as const;

/** Returns the rows of an answer to a written call: its own, and those in its properties. */
export function rowsIn({ table }: Pick<Entry, 'table'>, answer: KeptRow): [SyncedTable, KeptRow][] {
  const { inAnswer = {}, saidOnce = [] } = nounOf(table);
  const beside = Object.entries(inAnswer).flatMap(([name, { table: of }]) =>
    [answer[name] ?? []].flat().map((row): [SyncedTable, KeptRow] => [of, row as KeptRow]),
  );
  const own = Object.entries(answer).filter(([name]) => !(name in inAnswer) && !saidOnce.includes(name));
  return [[table, Object.fromEntries(own) as KeptRow], ...beside];
}
