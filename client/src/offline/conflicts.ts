import type { SyncedTable } from '@shared/changes/synced-tables';
import { stages, type Stage } from '@shared/orders/stages';
import type { ErrorBody } from '@shared/contract/errors';
import type { Entry, KeptRow, Question, Reply } from '../lib/offline-state';
import { isSame, merge } from './merge';
import { addedClient, asChange } from './written-calls';

/** What follows from the server's refusal of an entry. */
export type Outcome =
  /** The server cannot be asked now. */
  | { kind: 'wait' }
  /** The server failed at this entry. The others can be sent. */
  | { kind: 'failed' }
  | { kind: 'send'; entry: Entry }
  /** The server has what the entry says. */
  | { kind: 'done'; row: KeptRow }
  | { kind: 'ask'; entry: Entry; question: Question };

/**
 * Decides what a refusal means. `body` is the error that the server sent.
 * @param isOwn whether only this device has changed the row since the change was begun: the later change then holds
 */
export function outcomeOf(entry: Entry, status: number, body: Partial<ErrorBody>, isOwn = false): Outcome {
  if (status === 500) return { kind: 'failed' };
  // Signed out; too many; busy; the same submission runs.
  if (status === 401 || status === 429 || status > 500 || body.code === 'in_progress') return { kind: 'wait' };
  const isCreation = entry.call.endsWith('create');
  if (status === 412 && body.current) {
    const current = body.current as KeptRow;
    const change = isCreation ? asChange(entry, current) : entry;
    if (change) return (isOwn ? afterOwn : rebased)(change, current);
  }
  const missing = status === 404 ? missingRow(entry, body) : undefined;
  if (missing) return { kind: 'ask', entry, question: { kind: 'deleted', ...missing } };
  // The server has a row of this submission or of this id, with other values.
  const isTaken = isCreation && (status === 412 || body.code === 'conflict' || body.code === 'key_reused');
  const question: Question = { kind: 'refused', message: messageOf(body), ...(isTaken && { isTaken }) };
  return { kind: 'ask', entry, question };
}

/** Starts a change again from the row that the server has now. */
export function rebased(entry: Entry, current: KeptRow, replies?: Readonly<Record<string, Reply>>): Outcome {
  if (entry.call === 'orders.changeStage') return rebasedStage(entry, current);
  const { body, conflicts } = merge({ base: entry.base ?? {}, mine: entry.body, theirs: current }, replies);
  if (conflicts.length > 0) return { kind: 'ask', entry, question: { kind: 'fields', current, fields: conflicts } };
  const { question: _, ...rest } = entry;
  return { kind: 'send', entry: { ...rest, body, base: current } };
}

/** Starts a change again after an earlier one of this device: where both changed the same, the later one holds, and nothing is asked. */
export function afterOwn(entry: Entry, current: KeptRow): Outcome {
  const outcome = rebased(entry, current);
  if (outcome.kind !== 'ask') return outcome;
  if (outcome.question.kind !== 'fields') return { kind: 'send', entry: { ...entry, base: current } };
  return rebased(entry, current, Object.fromEntries(outcome.question.fields.map(({ name }) => [name, 'mine'])));
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
function missingRow(entry: Entry, { code }: Partial<ErrorBody>): { table: SyncedTable; id: string } | undefined {
  const { call, table, id, orderId, body } = entry;
  if (code === 'deleted' || !call.endsWith('create') || addedClient(entry)) return { table, id };
  if (orderId) return { table: 'orders', id: orderId };
  return typeof body.customerId === 'string' ? { table: 'customers', id: body.customerId } : undefined;
}

const messageOf = ({ message, errors }: Partial<ErrorBody>): string =>
  Object.values(errors ?? {})[0]?.[0] ?? message ?? 'It could not be saved.';

/** How close two equal payments are, so that one may have been entered twice: ten minutes. */
const twiceMs = 10 * 60_000;

/**
 * Returns another payment of the same order that may be the one of the entry, entered on another device.
 * @param writtenAt when the entry was written, by the server's clock, in milliseconds since 1970
 * @param own the ids of the rows that this device has sent
 */
export function twin(
  { call, id, body }: Entry,
  paid: readonly KeptRow[],
  writtenAt: number,
  own: ReadonlySet<string>,
): KeptRow | undefined {
  if (call !== 'payments.create') return undefined;
  const isOther = (each: KeptRow) => each.id !== id && !own.has(each.id);
  const isClose = ({ createdAt }: KeptRow) => Math.abs(Date.parse(createdAt) - writtenAt) < twiceMs;
  return paid.find((each) => isOther(each) && isSame(each.amount, body.amount) && isClose(each));
}
