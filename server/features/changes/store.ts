import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { TailorId } from '../../db/owned';
import { HttpError } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { cursorText, readCursor, type Cursor } from './cursor';
import type { FeedAnswer } from './feed-answer';
import { readFeedPage } from './feed-page';
import { changeFeed } from './tables';

/** The state of the feed. */
interface Feed {
  epoch: string;
  forgottenUntil: number;
  /** The oldest transaction that writes now. All below it have ended. It never goes back while the epoch stays. */
  oldestRunning: number;
}

/** Returns the feed of one tailor's changes. It always reads the primary: a replica has other transactions in progress. */
export function changeStore({ db }: Pick<StoreDeps, 'db'>, tailorId: TailorId) {
  return {
    /** @throws HttpError 400 for a text that is no cursor, 410 for one of which the feed cannot know all changes any more */
    list: async (text?: string): Promise<FeedAnswer> => {
      // Before the rows: what commits between the two statements belongs to the next sweep.
      const feed = await readFeed(db);
      const cursor = text === undefined ? { epoch: feed.epoch, since: 0 } : readCursor(text);
      refuseExpired(cursor, feed);
      const { epoch, since, until = feed.oldestRunning } = cursor;
      const { items, leftOut, last } = await readFeedPage(db, { ...cursor, tailorId, until });
      // The sweep can have removed deletions while they were read.
      if (since > 0 && !last) refuseExpired(cursor, await readFeed(db));
      return {
        items,
        leftOut,
        cursor: cursorText(last ? { epoch, since, until, last } : { epoch, since: until }),
        more: last !== undefined,
      };
    },
  };
}

/**
 * The epoch is another one after a restore from a backup, in a copy of the database, and after a failover or a restore to a point in
 * time, which begin a new timeline: there, transactions have other numbers, or may be lost.
 */
async function readFeed(db: Database): Promise<Feed> {
  const { rows } = await db.execute<{ identity: string; forgottenUntil: number; oldestRunning: number }>(sql`
    select concat_ws(' ', epoch, tableoid, (select oid from pg_database where datname = current_database()),
        (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8)) as identity,
      forgotten_until::float8 as "forgottenUntil",
      txid_snapshot_xmin(txid_current_snapshot())::float8 as "oldestRunning"
    from ${changeFeed}`);
  const [row] = rows;
  if (!row) throw new Error('The table change_feed has no row');
  const { identity, ...state } = row;
  return { ...state, epoch: createHash('sha256').update(identity).digest('base64url').slice(0, 22) };
}

/** A transaction that has not begun is one of a database that was put back to an earlier state. */
function refuseExpired({ epoch, since, until = since }: Cursor, feed: Feed): void {
  const isForgotten = since > 0 && since <= feed.forgottenUntil;
  if (epoch !== feed.epoch || isForgotten || until > feed.oldestRunning) {
    throw new HttpError(410, 'cursor_expired', 'The copy on this device is too old. Read everything again.');
  }
}
