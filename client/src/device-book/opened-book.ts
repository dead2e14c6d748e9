import type { SyncedTable } from '@shared/changes/synced-tables';
import type { SessionEnd } from '../lib/api/session-end';
import type { Carry } from '../lib/api/transport';
import type { KeptRow, OfflineState } from '../lib/offline-state';
import type { Book } from './book';
import type { Send } from './line';

export interface BookOptions {
  userId: string;
  /** Whether the device keeps the rows now: another tab can switch it. What waits is sent all the same. */
  isKept: () => boolean;
  /** Sends over the network. */
  network: Send;
  /** Whether another user is signed in now: the book then sends and answers nothing. */
  isOthersSession: () => boolean;
  /** Whether the user has logged out in this browser: nothing of theirs comes back to it. */
  hasLeft: () => boolean;
  /** The clock of the device, in milliseconds since 1970. */
  now: () => number;
  onState: (change: Partial<OfflineState>) => void;
  /** Called when the shown rows may have changed: those of some tables, or all. */
  onChanged: (tables: ReadonlySet<SyncedTable> | 'all') => void;
  /** Called with the idempotency key of a save when it is stored on this device. */
  onStored: (key: string) => void;
  /** Called when a save stays on this device because the server did not answer. */
  onSavedHere: () => void;
  /** Called when the server has the session of another user. */
  onOtherUser: () => void;
  /** Called when another device has signed this one out, or the account is deleted: nothing of the user is shown any more. */
  onEnded: (code: SessionEnd) => void;
  /** Runs work unless another tab is doing it: then after it. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the book has changed. */
  tellOthers: () => void;
}

/** The book of a user on this device. */
export interface OpenedBook extends Book {
  /** Carries a call of the product to the server, or answers it from this device. */
  carry: Carry;
  /** Reads changes and sends entries. If that runs already, it runs once more. Never rejects. */
  sync: () => Promise<void>;
  /** Returns whether the server answers. Requests without an answer are then sent again. */
  probe: () => Promise<boolean>;
  /** Reads what another tab has changed, and whether it has switched the book on or off. */
  reread: () => Promise<void>;
  /** Returns the rows of a table as the server has confirmed them. */
  mirrored: (table: SyncedTable) => Promise<KeptRow[]>;
}
