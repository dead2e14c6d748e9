import type { ErrorBody } from '@shared/contract/errors';
import { ApiError } from '../lib/api/api-error';
import type { Carry } from '../lib/api/transport';
import type { Entry, KeptRow, NewEntry } from '../lib/offline-state';
import type { ServerClock } from './clock';
import { unlessFull } from './full-disk';
import { answerRow } from './future-rows';
import type { Line } from './line';
import type { Outbox } from './outbox';
import type { RowsHere } from './rows-here';
import type { Saves } from './saves';
import { callOf, concernsBook, entryOf, isCreation, isMadeOf, makes, neededRows } from './entries';
import { changeOf } from './nouns/nouns';

/** How long a save waits for the server's answer, in milliseconds, before it stays on this device. */
const saveWaitMs = 2_500;

interface WritingParts {
  line: Line;
  outbox: Outbox;
  clock: ServerClock;
  saves: Saves;
  rows: RowsHere;
  /** The time zone of the tailor's orders. */
  zone: () => string | null;
  /** Called when an entry is stored: its form's draft is not needed any more. */
  onStored: (key: string) => void;
  /** Called when a save stays on this device because the server did not answer. */
  onSavedHere: () => void;
  tellOthers: () => void;
  syncNow: () => Promise<void>;
}

/** What was stored here, and its row as it was. */
interface Stored {
  entry: Entry;
  before?: KeptRow;
}

/** Returns what sends writes. What the book keeps is stored on this device first; the round sends it, and the form waits for that. */
export function writingOf(parts: WritingParts): Carry {
  const { line, outbox, clock, saves, rows, zone, syncNow } = parts;

  /** Sends a write that is not stored here first. The copy gets its rows in the round after it. */
  const writeThrough: Carry = async (address, given) => {
    const answer = await line.carry(address, given);
    if (concernsBook(address)) void syncNow();
    return answer;
  };

  /** Whether this device has the rows that an entry needs. A row that it has not read could not be added again after its deletion. */
  const hasRowsOf = async (entry: NewEntry): Promise<boolean> => {
    for (const { table, id } of neededRows(entry)) {
      const isHere = outbox.all().some((each) => makes(each, id)) || (await rows.hasRow(table, id));
      if (!isHere) return false;
    }
    return true;
  };

  /** Answers a save that waits on this device already, or whose row is here: with its row, or as a change of it by other values. */
  const again = async (given: NewEntry): Promise<KeptRow | ApiError | undefined> => {
    const row = isCreation(given) ? await rows.answerTo(given) : undefined;
    if (!row || isMadeOf(row, given)) return row;
    return refusal(412, { message: otherValues, code: 'changed_meanwhile', current: row });
  };

  /** Stores an entry. Returns undefined where that is not possible: the save then works as it does without a book. */
  const store = async (given: NewEntry): Promise<Stored | undefined> => {
    const before = given.base && (await rows.shown(given.table, given.id));
    // The row from which the answer is computed is gone here if another device has deleted it.
    if (changeOf(given.call)?.needsRow && !before) return undefined;
    // Without the version from which the change started, every differing field counts as changed.
    if (before && before.updatedAt === given.base?.updatedAt) given.base = before;
    await rows.propose(given);
    // Without space on the device, a save works as it does without a book.
    const entry = await unlessFull(outbox.add(given));
    if (!entry) return undefined;
    parts.onStored(given.key);
    return { entry, before };
  };

  /** Returns the server's answer to what was stored; after some time that of this device, which sends it later. */
  const answerTo = async ({ entry, before }: Stored): Promise<KeptRow> => {
    const answered = saves.wait(entry, saveWaitMs);
    const leave = () => saves.leave(entry);
    syncNow().then(leave, leave);
    const answer = await answered;
    if (answer) return orThrow('row' in answer ? answer.row : refusal(answer.status, answer.body));
    parts.onSavedHere();
    parts.tellOthers();
    const row = await unlessFull(rows.answerTo(entry));
    return row ?? answerRow(entry, before ?? entry.base, zone());
  };

  return async (address, given) => {
    // A storage that fails counts as one without the rows.
    const isHere = await unlessFull(rows.isComplete());
    const entry = isHere ? entryOf(address, given, clock.stamp()) : undefined;
    if (!entry || !(await unlessFull(hasRowsOf(entry)))) return writeThrough(address, given);
    const earlier = await unlessFull(again(entry));
    if (earlier) return orThrow(earlier);
    const stored = await unlessFull(store(entry));
    // With the ids of the entry: the storage may have taken it all the same.
    if (!stored) return writeThrough(...callOf(entry));
    return answerTo(stored);
  };
}

const otherValues = 'This was saved before, with other values.';

const refusal = (status: number, body: Partial<ErrorBody>) => new ApiError(status, JSON.stringify(body));

function orThrow<T>(answer: T | ApiError): T {
  if (answer instanceof ApiError) throw answer;
  return answer;
}
