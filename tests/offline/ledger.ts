import type { Entry } from '../../client/src/lib/offline-state';
import type { Device } from './device';
import { countText, hasText, type Rows } from './rows-on-server';

/** A text that a person has typed in a form. Each is typed once, so that it can be found wherever it is. */
export interface Typed {
  userId: string;
  text: string;
  /** What it is, in words: 'name of a client'. */
  what: string;
  /** What the person saw there before; undefined in a new row. */
  before: unknown;
  isNewRow: boolean;
  /** The row, if its save was answered. */
  id?: string;
  /** The ids of what the row belongs to. */
  related: readonly unknown[];
  /** Whether the screen has said that it is saved. */
  isSaved: boolean;
}

/** Follows what people type and what their screens say, and finds what is not as the screens have said. */
export function aLedger() {
  const typed: Typed[] = [];
  /** Ids of rows that a person has deleted, or of which a question was answered: what was typed there may be gone. */
  const decided = new Set<unknown>();
  /** The devices on which a question about a row was answered: each of them may have added the row again. */
  const answeredOn = new Map<unknown, Set<Device>>();

  const mayBeGone = ({ id, related }: Typed) =>
    [id, ...related].some((each) => each !== undefined && decided.has(each));

  /** Returns the texts that the server has, and those that were shown to the person who replaced them. */
  const seenTexts = (rows: Rows): ReadonlySet<unknown> => {
    const seen = new Set<unknown>();
    const walk = (text: unknown): void => {
      if (typeof text !== 'string' || seen.has(text)) return;
      seen.add(text);
      for (const each of typed) if (each.text === text) walk(each.before);
    };
    for (const { text } of typed) if (countText(rows, text) > 0) walk(text);
    return seen;
  };

  return {
    /** Notes a new text, before it is saved. Its text is unique. */
    type: (what: string, userId: string, of: Pick<Typed, 'before' | 'isNewRow' | 'related'>): Typed => {
      const each = { ...of, what, userId, text: `typed ${typed.length + 1}`, isSaved: false };
      typed.push(each);
      return each;
    },
    /** Returns what was typed in a form. */
    typedIn: (form: unknown): Typed[] => typed.filter(({ text }) => hasText(form, text)),
    isDecided: (id: string): boolean => decided.has(id),
    noteDeleted: (id: string) => void decided.add(id),
    /** Notes that a person answers the question of an entry. */
    noteAnswered: ({ id, orderId, body, question }: Entry, on: Device) => {
      const asked = question?.kind === 'deleted' ? question.id : undefined;
      for (const each of [id, orderId, body.customerId, asked]) {
        decided.add(each);
        answeredOn.set(each, (answeredOn.get(each) ?? new Set()).add(on));
      }
    },
    /** Returns in plain words what is wrong with the rows of a user on the server, when nothing waits any more. */
    complaints: (userId: string, rows: Rows): string[] => {
      const seen = seenTexts(rows);
      return typed.flatMap((each) => {
        const { text, what } = each;
        const times = countText(rows, text);
        if (each.userId !== userId) {
          return times > 0 ? [`"${text}" (${what}) was typed by another user, and is in this user's book.`] : [];
        }
        const answers = [each.id, ...each.related].map((id) =>
          id === undefined ? 0 : (answeredOn.get(id)?.size ?? 0),
        );
        const mostTimes = Math.max(1, ...answers);
        if (each.isNewRow && times > mostTimes)
          return [`"${text}" (${what}) was entered once, and is there ${times} times.`];
        if (!each.isSaved || seen.has(text) || mayBeGone(each)) return [];
        return [`"${text}" (${what}) was called saved. It is not on the server, and no question asked about it.`];
      });
    },
  };
}

export type Ledger = ReturnType<typeof aLedger>;
