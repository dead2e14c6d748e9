import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { KeptData } from '@shared/account/contract';
import type { NounArchive } from './archive/files';
import type { TailorId } from './db/owned';
import type { PooledDeps, StoreDeps } from './deps';
import type { Route } from './http/route';

/** A kind of stored data, as the privacy page shows it, with the tables that hold it. */
export interface Kept extends KeptData {
  /** The tables of the database. The rows of a user go with the account, unless `otherTables` names the table too. */
  tables: readonly string[];
  /** The tables whose rows do not go with the user's, and what removes them. */
  otherTables?: Readonly<Record<string, string>>;
}

/** Words of the privacy page that hold for most rows of a tailor. */
export const keptWords = {
  untilDeleted: 'Until you delete it, or your account.',
  inArchive: 'In your archive. Removed where you wrote it, or with your account, under Settings.',
} as const;

/** Dependencies of what visitors use. */
export type VisitorDeps = Omit<PooledDeps, 'figures' | 'mail'>;

export type SweepDeps = Pick<StoreDeps, 'db' | 'storage' | 'log'>;

/** The result of one sweep, in rows. */
export interface Swept {
  /** Published pictures removed because nothing showed them. */
  pictures: number;
  /** Rows deleted, because they have no files and can get none. */
  forgotten: number;
  /** Rows whose files could not be removed; the next sweep retries them. */
  failed: number;
}

/** What the rest of the server and the tests need of a noun. `server/nouns.ts` lists all nouns. */
export interface Noun {
  /** Annotate the list as `readonly Route[]`: the type of `mine`, which its handlers receive, depends on the nouns. */
  routes?: readonly Route[];
  /** The table whose rows one tailor owns. Such a noun needs a `fixture.ts`, and all tests of nouns hold for it. */
  table?: PgTable & Record<'id' | 'tailorId' | 'updatedAt', PgColumn>;
  /** Makes the store that becomes `everyone.<noun>`. */
  everyone?: (deps: VisitorDeps) => object;
  /** Makes the store that becomes `me.<noun>`. `network` identifies the internet connection. */
  me?: (deps: StoreDeps, userId: string, network?: string) => object;
  /** Makes the store that becomes `mine.<noun>`. */
  mine?: (deps: StoreDeps, tailorId: TailorId, userId: string) => object;
  /** Makes the store that becomes `desk.<noun>`, for an operator. */
  desk?: (deps: PooledDeps, userId: string) => object;
  /** The noun's part of a user's archive. */
  archive?: NounArchive;
  /** What the noun stores about people, for the privacy page. Each table of the database is named once. */
  kept?: readonly Kept[];
  /** Removes expired and unused rows. The noun that removes files returns its counts. */
  sweep?: (deps: SweepDeps, signal?: AbortSignal) => Promise<Swept | void>;
}

/** Declares a noun and keeps the types of its stores. */
export function noun<const N extends Noun>(parts: N): N {
  return parts;
}
