import type { Send } from '../lib/api/transport';
import type { Entry, KeptRow } from '../lib/offline-state';
import type { ServerClock } from './clock';
import { unlessFull } from './full-disk';
import { answerRow } from './future-rows';
import { jsonResponse } from './json-response';
import type { Line } from './line';
import type { Outbox } from './outbox';
import type { RowsHere } from './rows-here';
import type { Saves } from './saves';
import { concernsBook, entryOf, isMadeOf, makes, neededRows, type NewEntry, requestOf } from './written-calls';

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

/** Returns what sends writes. What the book keeps is stored on this device first; the round sends it, and the form waits for that. */
export function writingOf(parts: WritingParts): Send {
  const { line, outbox, clock, saves, rows, zone, syncNow } = parts;

  /** Sends a write that is not stored here first. The copy gets its rows in the round after it. */
  const writeThrough: Send = async (address, init) => {
    const response = await line.send(address, init);
    if (response.ok && concernsBook(address)) void syncNow();
    return response;
  };

  /** Whether this device has the rows that an entry needs. A row that it has not read could not be added again after its deletion. */
  const hasRowsOf = async (entry: NewEntry): Promise<boolean> => {
    for (const [table, id] of neededRows(entry)) {
      const isHere = outbox.all().some((each) => makes(each, id)) || (await rows.hasRow(table, id));
      if (!isHere) return false;
    }
    return true;
  };

  /** Answers a save that waits on this device already, or whose row is here: with its row, or as a change of it by other values. */
  const again = async (given: NewEntry): Promise<Response | undefined> => {
    if (!given.call.endsWith('create')) return undefined;
    const row = await rows.answerTo(given);
    if (!row) return undefined;
    if (isMadeOf(row, given)) return jsonResponse(row, { status: 201 });
    const message = 'This was saved before, with other values.';
    return jsonResponse({ message, code: 'changed_meanwhile', current: row }, { status: 412 });
  };

  /** Stores an entry. Returns undefined where that is not possible: the save then works as it does without a book. */
  const store = async (given: NewEntry): Promise<{ entry: Entry; before?: KeptRow } | undefined> => {
    const before = given.base && (await rows.shown(given.table, given.id));
    // The answer for an order is computed from its row, which is gone here if another device has deleted it.
    if (given.base && given.table === 'orders' && !before) return undefined;
    // Without the version from which the change started, every differing field counts as changed.
    if (before && before.updatedAt === given.base?.updatedAt) given.base = before;
    if (given.call === 'orders.create') await rows.propose(given.body);
    // Without space on the device, a save works as it does without a book.
    const entry = await unlessFull(outbox.add(given));
    if (!entry) return undefined;
    parts.onStored(given.key);
    return { entry, before };
  };

  return async (address, init = {}) => {
    // A storage that fails counts as one without the rows.
    const given = (await unlessFull(rows.isComplete())) ? entryOf(address, init, clock.stamp()) : undefined;
    if (!given || !(await unlessFull(hasRowsOf(given)))) return writeThrough(address, init);
    const earlier = await unlessFull(again(given));
    if (earlier) return earlier;
    const stored = await unlessFull(store(given));
    // With the ids of the entry: the storage may have taken it all the same.
    if (!stored) return writeThrough(address, { ...init, ...requestOf(given)[1] });
    const { entry, before } = stored;
    const answered = saves.wait(entry, saveWaitMs);
    const leave = () => saves.leave(entry);
    syncNow().then(leave, leave);
    const answer = await answered;
    const status = init.method === 'POST' ? 201 : 200;
    if (answer && 'row' in answer) return jsonResponse(answer.row, { status });
    if (answer) return jsonResponse(answer.body, answer);
    parts.onSavedHere();
    parts.tellOthers();
    const row = await unlessFull(rows.answerTo(entry));
    return jsonResponse(row ?? answerRow(entry, before ?? given.base, zone()), { status });
  };
}
