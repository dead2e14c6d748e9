import type { Entry, KeptRow, Question } from '../lib/offline-state';

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
