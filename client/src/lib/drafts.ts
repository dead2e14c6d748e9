import type { Versioned } from '@shared/version';
import { localTexts, tabTexts } from './device-storage';
import { submissionKey } from './submission-key';

/** What was typed into a form and is not saved. */
interface Unsaved<T> {
  values: T;
  /** The row that the form began with, for the version of its save; undefined for a new row. */
  row?: Versioned;
}

/** Unsaved text as it is stored on this device. */
interface Draft<T> extends Unsaved<T> {
  submission: Submission;
  choice?: string;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
}

/** The tries to make one row. It is stored with the draft, so that a try after a reload makes no second row. */
interface Submission {
  key: string;
  /** The bodies that were sent without an answer. */
  lost: object[];
}

const prefix = 'draft:';
const wipedKey = 'drafts-wiped';
const leftOpenPrefix = 'left-open:';
const maxAgeMs = 30 * 24 * 3_600_000;
/** In UTF-16 units; the longest form that the server accepts is far below it. */
const maxLength = 200_000;
const pauseInTypingMs = 400;

const openDrafts = new Set<OpenDraft<unknown>>();
let isWiped = false;

if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => storeDrafts());
  document.addEventListener('visibilitychange', () => storeDrafts());
  // A logout in another tab.
  addEventListener('storage', ({ key }) => {
    if (key === wipedKey) isWiped = true;
  });
}

/** Stores at once what is typed in the open forms. Returns whether all of it is stored. */
export function storeDrafts(): boolean {
  return [...openDrafts].every((draft) => draft.store());
}

/** Removes all drafts from this device. The forms that are still open, in any tab, store nothing more. */
export function wipeDrafts(): void {
  isWiped = true;
  keys().forEach(localTexts.remove);
  localTexts.set(wipedKey, String(Date.now()));
}

/** Removes the drafts of other users, and those that are older than 30 days. */
export function dropOtherDrafts(owner: string): void {
  const isKept = (key: string) => key.startsWith(`${prefix}${owner}:`) && read(key);
  keys()
    .filter((key) => !isKept(key))
    .forEach(localTexts.remove);
}

/** The row's id of a form of this kind that this tab has left with unsaved text, by a sign-in, a reload or a link. */
export function idOfFormLeftOpen(owner: string | undefined, kind: string): string | undefined {
  const start = `${leftOpenPrefix}${kind}:`;
  const ids = tabTexts.keys().flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
  return ids.find((id) => owner && read(`${prefix}${owner}:${kind}:${id}`));
}

/** The draft of one open form. Without an owner, nothing is read and nothing is stored. */
export class OpenDraft<T> {
  /** What was stored before the form was opened. */
  readonly found: Draft<T> | undefined;
  submission: Submission;
  /** What was chosen before the form showed its fields, such as a template. */
  choice: string | undefined;
  readonly #key: string | undefined;
  #unsaved: () => Unsaved<T> | undefined = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasEnded = false;

  /** @param form its kind and its row's id: 'customer:new' */
  constructor(
    owner: string | undefined,
    readonly form: string,
  ) {
    this.#key = owner && `${prefix}${owner}:${form}`;
    this.found = this.#key ? read<T>(this.#key) : undefined;
    this.submission = this.found?.submission ?? newSubmission();
    this.choice = this.found?.choice;
  }

  /** While the form is open. `unsaved` returns what to store, or undefined while there is nothing. */
  follow(unsaved: () => Unsaved<T> | undefined): () => void {
    this.#unsaved = unsaved;
    openDrafts.add(this);
    return () => {
      this.store();
      openDrafts.delete(this);
    };
  }

  choose(choice: string): void {
    this.choice = choice;
    this.storeSoon();
  }

  /** A try to make the row had no answer. */
  noteLost(body: object): void {
    this.submission.lost.push(body);
    this.storeSoon();
  }

  renewSubmission(): void {
    this.submission = newSubmission();
    this.storeSoon();
  }

  /** Stores after a pause in typing. */
  storeSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.store(), pauseInTypingMs);
  }

  /** Stores at once. Returns whether nothing would be lost with the page. */
  store(): boolean {
    clearTimeout(this.#timer);
    const unsaved = this.#hasEnded ? undefined : this.#unsaved();
    if (!this.#key || isWiped) return !unsaved;
    const mark = leftOpenPrefix + this.form;
    if (!unsaved) {
      localTexts.remove(this.#key);
      tabTexts.remove(mark);
      return true;
    }
    tabTexts.set(mark, '');
    const { submission, choice } = this;
    const text = JSON.stringify({ ...unsaved, submission, choice, at: Date.now() } satisfies Draft<T>);
    return text.length <= maxLength && localTexts.set(this.#key, text);
  }

  /** The form was saved, or left without a save: its draft is removed. */
  end(): void {
    this.#hasEnded = true;
    this.store();
  }
}

const newSubmission = (): Submission => ({ key: submissionKey(), lost: [] });

const keys = () => localTexts.keys().filter((key) => key.startsWith(prefix));

function read<T>(key: string): Draft<T> | undefined {
  const text = localTexts.get(key);
  if (!text) return undefined;
  try {
    const draft = JSON.parse(text) as Draft<T>;
    return Date.now() - draft.at < maxAgeMs ? draft : undefined;
  } catch {
    return undefined; // Not a text of ours.
  }
}
