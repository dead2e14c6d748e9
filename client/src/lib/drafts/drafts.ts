import type { Versioned } from '@shared/contract/version';
import { clearSiteData } from '../api/session-end';
import { localTexts, tabTexts } from './device-storage';
import { submissionKey } from '../api/submission-key';

/** The values of a form that are not saved. */
interface UnsavedForm<T> {
  values: T;
  /** The row as it was when the form opened, for the version of its save; undefined for a new row. */
  row?: Versioned;
}

/** Unsaved values as they are stored on this device. */
interface Draft<T> extends UnsavedForm<T> {
  submission: Submission;
  choice?: string;
  /** The time of storing, in milliseconds since 1970. */
  at: number;
}

/** The attempts to create one row. Stored with the draft, so that an attempt after a reload creates no second row. */
interface Submission {
  key: string;
  /** The bodies of the attempts that got no answer. */
  lost: object[];
}

const prefix = 'draft:';
const wipedKey = 'drafts-wiped';
const leftOpenPrefix = 'left-open:';
const maxAgeMs = 30 * 24 * 3_600_000;
/** In UTF-16 units; the longest form that the server accepts is far shorter. */
const maxLength = 200_000;
const pauseInTypingMs = 400;

const openDrafts = new Set<OpenDraft<unknown>>();
let isWiped = false;

if (typeof window !== 'undefined') {
  addEventListener(clearSiteData, () => wipeDrafts());
  addEventListener('pagehide', () => storeDrafts());
  document.addEventListener('visibilitychange', () => storeDrafts());
  // A logout in another tab. Without a key, the browser has cleared the whole storage (Clear-Site-Data).
  addEventListener('storage', ({ key }) => {
    if (key === wipedKey || key === null) isWiped = true;
  });
}

/** Stores the unsaved values of all open forms at once. Returns whether all of them are stored. */
export function storeDrafts(): boolean {
  return [...openDrafts].every((draft) => draft.store());
}

/**
 * Hands a draft over to the device's outbox, which has just stored the change with this idempotency key: the draft's text leaves the
 * storage, and what is typed later is another submission. Otherwise a tab that crashes during the save would reopen the form with the
 * key of the stored change, and the next row would be taken for the same one. Keys of other submissions change nothing.
 */
export function noteStored(key: string): void {
  for (const draft of openDrafts) if (draft.submission.key === key) draft.handOver();
  for (const { owner, kind, id, submission } of leftDrafts()) {
    if (submission.key !== key) continue;
    localTexts.remove(`${prefix}${owner}:${kind}:${id}`);
    tabTexts.remove(`${leftOpenPrefix}${kind}:${id}`);
  }
}

/** A draft of a form that is not open. */
export interface LeftDraft<T> extends UnsavedForm<T> {
  /** The kind of the form and the id of its row: 'measurement' and the id of a record, or 'new-' and that of a client. */
  kind: string;
  id: string;
  choice?: string;
}

/** Returns the kinds of the forms that have a draft on this device and are not open: 'measurement'. */
export const kindsOfDrafts = (): string[] => leftDrafts().map(({ kind }) => kind);

/** Returns the drafts of one user whose forms are not open, those stored last first. */
export const draftsLeftBy = <T>(owner: string): LeftDraft<T>[] =>
  leftDrafts<T>()
    .filter((draft) => draft.owner === owner)
    .sort((a, b) => b.at - a.at);

function leftDrafts<T>() {
  const open = new Set([...openDrafts].map(({ form }) => form));
  return keys().flatMap((key) => {
    const [, owner, kind = '', id = ''] = key.split(':');
    const draft = read<T>(key);
    return draft && !open.has(`${kind}:${id}`) ? [{ ...draft, owner, kind, id }] : [];
  });
}

/** Makes the next page of this tab that has a form of this kind open this one with its draft. */
export function reopenNext({ kind, id }: Pick<LeftDraft<unknown>, 'kind' | 'id'>): void {
  const start = `${leftOpenPrefix}${kind}:`;
  tabTexts.keys().forEach((key) => key.startsWith(start) && tabTexts.remove(key));
  tabTexts.set(start + id, '');
}

/** Removes all drafts from this device. Forms that are still open, in any tab, store nothing more. */
export function wipeDrafts(): void {
  isWiped = true;
  keys().forEach(localTexts.remove);
  localTexts.set(wipedKey, String(Date.now()));
}

/** Removes the drafts of other users, and drafts that are older than 30 days. */
export function dropOtherDrafts(owner: string): void {
  const isKept = (key: string) => key.startsWith(`${prefix}${owner}:`) && read(key);
  keys()
    .filter((key) => !isKept(key))
    .forEach(localTexts.remove);
}

/** Returns a form of this kind that this tab left with unsaved values (sign-in, reload or link), by its row's id. */
export function formLeftOpen<T>(owner: string | undefined, kind: string): { id: string; values: T } | undefined {
  const start = `${leftOpenPrefix}${kind}:`;
  const ids = tabTexts.keys().flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
  const left = ids.flatMap((id) => {
    const draft = owner && read<T>(`${prefix}${owner}:${kind}:${id}`);
    return draft ? [{ id, values: draft.values }] : [];
  });
  return left[0];
}

/** The draft of one open form. Without an owner, it reads and stores nothing. */
export class OpenDraft<T> {
  /** The draft that existed before the form opened. */
  readonly found: Draft<T> | undefined;
  submission: Submission;
  /** A choice made before the form shows its fields, such as a template. */
  choice: string | undefined;
  /** Whether a save of the form runs. */
  isSaving = false;
  readonly #key: string | undefined;
  #unsaved: () => UnsavedForm<T> | undefined = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasEnded = false;
  #isHandedOver = false;

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

  /** Stores the draft while the form is open. `unsaved` returns the values to store, or undefined. Returns a stop function. */
  follow(unsaved: () => UnsavedForm<T> | undefined): () => void {
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

  /** Records an attempt to create the row that got no answer. */
  noteLost(body: object): void {
    this.submission.lost.push(body);
    this.storeSoon();
  }

  renewSubmission(): void {
    this.submission = newSubmission();
    this.storeSoon();
  }

  /**
   * Gives the draft a new submission. While a save runs, its text leaves the storage too, and is not stored until `takeBack`: the
   * device has stored what the form sends.
   */
  handOver(): void {
    this.submission = newSubmission();
    this.#isHandedOver = this.isSaving;
    this.store();
  }

  /** Ends `handOver` after a refusal: the device has dropped the change, so that the text is a draft again. */
  takeBack(): void {
    if (!this.#isHandedOver) return;
    this.#isHandedOver = false;
    this.store();
  }

  /** Stores after a pause in typing. */
  storeSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.store(), pauseInTypingMs);
  }

  /** Stores at once. Returns whether the page can be left without losing anything. */
  store(): boolean {
    clearTimeout(this.#timer);
    const unsaved = this.#hasEnded || this.#isHandedOver ? undefined : this.#unsaved();
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

  /** Removes the draft after the form was saved, or closed without a save. */
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
    return undefined; // Not written by this app.
  }
}
