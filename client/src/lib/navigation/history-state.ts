/**
 * What an entry of the browser's history keeps besides its URL, so that Back and a reload restore it: `history.state` is this or null.
 * Types alone, because functions here would be bytes of every public page.
 */
export interface EntryState {
  /** The path of the page whose link led to this one. */
  from?: string;
  /** The id of the open dialog, which Back closes. */
  dialog?: string;
  /** Whether a result of the directory led to this page. */
  fromSearch?: boolean;
  /** The loaded pages and the scroll position of the directory's results. */
  list?: ListPosition;
  /** The text in the search of the clients. */
  clientSearch?: string;
  /** The text in the search of the orders. */
  orderSearch?: string;
  /** The id of the record that is open on the page of its client. */
  record?: string;
  /** The client of a walk-in. The URL contains no names. */
  newcomer?: Newcomer;
  /** Whether this page has just saved the user's first profile, and whether the dashboard opens after that. */
  profileSaved?: boolean;
  isNewProfile?: boolean;
}

/** What is known of a new client before the form of a walk-in opens. */
export interface Newcomer {
  name: string;
  phone: string;
}

export interface ListPosition {
  pages: number;
  top: number;
  /** The first visible card and its offset in the window: the list may have grown above it in the meantime. */
  card?: { tailor: string; top: number };
}

/** The names of the values of one type. */
export type EntryKey<Value> = {
  [Key in keyof EntryState]-?: Required<EntryState>[Key] extends Value ? Key : never;
}[keyof EntryState];
