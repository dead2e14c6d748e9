import type { Reply } from '../lib/offline-state';

/** What screens can do with the book on this device. `setBook` provides it. */
export interface Book {
  /** Sends all changes that need no answer. Resolves when they are sent or the server cannot be reached; never rejects. */
  sendNow: () => Promise<void>;
  /** Answers the question of an entry, for a conflict of fields by the field's name, and sends it. */
  answer: (entry: number, replies: Reply | Readonly<Record<string, Reply>>) => Promise<void>;
  /** Throws an entry away, and the entries that depend on its row. */
  discard: (entry: number) => Promise<void>;
  /** Forgets that an order got another number, when the user has seen it. */
  noteRenumbered: (orderId: string) => Promise<void>;
  /** All unsent changes as JSON, for a file that the user keeps. */
  unsentFile: () => Blob;
  /** Starts or stops keeping the book here. Stopping removes the rows and keeps unsent changes. */
  keep: (isKept: boolean) => Promise<void>;
  /** Removes everything of this user from the device, also unsent changes. */
  wipe: () => Promise<void>;
  /** Takes the rows off the device, and locks unsent changes until the user's next sign-in here. */
  seal: () => Promise<void>;
  /** The space that the book takes on the device, in bytes, and its rows. */
  size: () => Promise<{ bytes: number | undefined; customers: number; openOrders: number }>;
}

let opened: Book | undefined;

export function setBook(book: Book | undefined): void {
  opened = book;
}

/** Returns the book of this device; undefined where it cannot be kept. */
export const currentBook = (): Book | undefined => opened;
