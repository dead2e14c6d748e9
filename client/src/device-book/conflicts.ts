import type { ErrorBody } from '@shared/contract/errors';
import type { Entry, KeptRow, Question, Reply } from '../lib/offline-state';
import type { Outcome } from './outcome';
import { asChange, isCreation, missingRow } from './entries';
import { merge } from './merge';
import { changeOf } from './nouns/nouns';

/**
 * Decides what a refusal means. `body` is the error that the server sent.
 * @param isOwn whether only this device has changed the row since the change was begun: the later change then holds
 */
export function outcomeOf(entry: Entry, status: number, body: Partial<ErrorBody>, isOwn = false): Outcome {
  if (status === 500) return { kind: 'failed' };
  // Signed out; too many; busy; the same submission runs.
  if (status === 401 || status === 429 || status > 500 || body.code === 'in_progress') return { kind: 'wait' };
  const isNew = isCreation(entry);
  if (status === 412 && body.current) {
    const current = body.current as KeptRow;
    const change = isNew ? asChange(entry, current) : entry;
    if (change) return (isOwn ? afterOwn : rebased)(change, current);
  }
  const missing = status === 404 ? missingRow(entry, body.code === 'deleted') : undefined;
  if (missing) return { kind: 'ask', entry, question: { kind: 'deleted', ...missing } };
  // The server has a row of this submission or of this id, with other values.
  const isTaken = isNew && (status === 412 || body.code === 'conflict' || body.code === 'key_reused');
  const question: Question = { kind: 'refused', message: messageOf(body), ...(isTaken && { isTaken }) };
  return { kind: 'ask', entry, question };
}

/** Starts a change again from the row that the server has now. */
export function rebased(entry: Entry, current: KeptRow, replies?: Readonly<Record<string, Reply>>): Outcome {
  const own = changeOf(entry.call)?.rebase;
  if (own) return own(entry, current);
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

const messageOf = ({ message, errors }: Partial<ErrorBody>): string =>
  Object.values(errors ?? {})[0]?.[0] ?? message ?? 'It could not be saved.';
