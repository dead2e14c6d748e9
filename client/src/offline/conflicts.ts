import type { SyncedTable } from '@shared/changes/synced-tables';
import { stages, type Stage } from '@shared/orders/stages';
import type { ErrorBody } from '@shared/contract/errors';
import type { Entry, KeptRow, Question, Reply } from '../lib/offline-state';
import { isSame, merge } from './merge';

/** What follows from the server's refusal of an entry. */
export type Outcome =
  /** The server cannot be asked now. */
  | { kind: 'wait' }
  | { kind: 'send'; entry: Entry }
  /** The server has what the entry says. */
  | { kind: 'done'; row: KeptRow }
  | { kind: 'ask'; entry: Entry; question: Question };

/** Decides what a refusal means. `body` is the error that the server sent. */
export function outcomeOf(entry: Entry, status: number, body: Partial<ErrorBody>): Outcome {
  // Signed out; too many; a failure; the same submission runs.
  if (status === 401 || status === 429 || status >= 500 || body.code === 'in_progress') return { kind: 'wait' };
  if (status === 412 && body.current) return rebased(entry, body.current as KeptRow);
  if (status === 404) return { kind: 'ask', entry, question: { kind: 'deleted', ...missingRow(entry, body) } };
  return { kind: 'ask', entry, question: { kind: 'refused', message: messageOf(body) } };
}

/** Starts a change again from the row that the server has now. */
export function rebased(entry: Entry, current: KeptRow, replies?: Readonly<Record<string, Reply>>): Outcome {
  if (entry.call === 'orders.changeStage') return rebasedStage(entry, current);
  const { body, conflicts } = merge({ base: entry.base ?? {}, mine: entry.body, theirs: current }, replies);
  if (conflicts.length > 0) return { kind: 'ask', entry, question: { kind: 'fields', current, fields: conflicts } };
  const { question: _, ...rest } = entry;
  return { kind: 'send', entry: { ...rest, body, base: current } };
}

/** The further stage stays. A step back, and one from or to Cancelled, is asked. */
function rebasedStage(entry: Entry, current: KeptRow): Outcome {
  const [mine, theirs] = [entry.body.stage as Stage, current.stage as Stage];
  if (mine === theirs) return { kind: 'done', row: current };
  const [from, to] = [stages.findIndex((each) => each === theirs), stages.findIndex((each) => each === mine)];
  if (theirs === entry.base?.stage || (from >= 0 && to > from))
    return { kind: 'send', entry: { ...entry, base: current } };
  return { kind: 'ask', entry, question: { kind: 'stage', current } };
}

/** The row that the server does not have: that of a change, or the one that a new row belongs to. */
function missingRow(
  { call, table, id, orderId, body }: Entry,
  { code }: Partial<ErrorBody>,
): { table: SyncedTable; id: string } {
  if ((code as string) === 'deleted' || !call.endsWith('create')) return { table, id };
  if (call === 'payments.create') return { table: 'orders', id: orderId ?? '' };
  return { table: 'customers', id: String(body.customerId) };
}

const messageOf = ({ message, errors }: Partial<ErrorBody>): string =>
  Object.values(errors ?? {})[0]?.[0] ?? message ?? 'It could not be saved.';

/** How close two equal payments are, so that one may have been entered twice: ten minutes. */
const twiceMs = 10 * 60_000;

/** Returns another payment of the same order that may be the one of the entry, entered on another device. */
export function twin(
  { call, id, body, writtenAt }: Entry,
  paid: readonly KeptRow[],
  clockAheadMs: number,
): KeptRow | undefined {
  if (call !== 'payments.create') return undefined;
  const at = writtenAt - clockAheadMs;
  return paid.find(
    (other) =>
      other.id !== id && isSame(other.amount, body.amount) && Math.abs(Date.parse(other.createdAt) - at) < twiceMs,
  );
}
