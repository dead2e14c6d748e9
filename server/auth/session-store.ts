import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import session, { type SessionData } from 'express-session';
import type { Database } from '../db/client';
import { sessions } from '../db/tables';
import { HttpError } from '../http/errors';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long a sign-in lasts when nobody uses it, and at most, whatever is done. */
export const sessionLimits = { idleMs: 7 * dayMs, totalMs: 30 * dayMs };

/**
 * How far the end may lag behind: a session is written once an hour however much it is used, so that a read of the API
 * stays a read of the database, and the idle limit is kept to that hour.
 */
const lagMs = hourMs;

/** Expired rows that one statement removes. */
const batchSize = 1_000;

/**
 * Sessions as rows of the table `sessions`. Reading one is using it, and only moves its end: a request that is still
 * under way when somebody signs out cannot write the session back. A database that is away is a 503: it never makes
 * anybody look signed out.
 */
export class SessionStore extends session.Store {
  constructor(private readonly db: Database) {
    super();
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.read(sid).then(
      (found) => done(null, found),
      (error: unknown) => done(storeIsAway(error)),
    );
  }

  override set(sid: string, sess: SessionData, done: (error?: unknown) => void = () => undefined): void {
    const signedInAt = new Date();
    this.db
      .insert(sessions)
      .values({ sid, sess, signedInAt, expire: endOf(signedInAt) })
      .onConflictDoUpdate({ target: sessions.sid, set: { sess } })
      .then(() => done(), done);
  }

  override destroy(sid: string, done: (error?: unknown) => void = () => undefined): void {
    this.db
      .delete(sessions)
      .where(eq(sessions.sid, sid))
      .then(() => done(), done);
  }

  private async read(sid: string): Promise<SessionData | null> {
    const isThis = eq(sessions.sid, sid);
    const [row] = await this.db
      .select()
      .from(sessions)
      .where(and(isThis, gt(sessions.expire, new Date())));
    if (!row) return null;
    const expire = endOf(row.signedInAt);
    if (expire.getTime() - row.expire.getTime() > lagMs) await this.db.update(sessions).set({ expire }).where(isThis);
    return row.sess as SessionData;
  }
}

/** Removes what has expired, in steps that several processes can take at once. */
export async function removeExpiredSessions(db: Database): Promise<number> {
  for (let removed = 0; ;) {
    const some = db
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(lt(sessions.expire, new Date()))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const { rowCount } = await db.delete(sessions).where(inArray(sessions.sid, some));
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < batchSize) return removed;
  }
}

/** When a session ends that is used now. */
function endOf(signedInAt: Date): Date {
  return new Date(Math.min(Date.now() + sessionLimits.idleMs, signedInAt.getTime() + sessionLimits.totalMs));
}

function storeIsAway(cause: unknown): HttpError {
  const error = new HttpError(503, 'unavailable', 'The service is busy. Please try again in a moment.');
  error.cause = cause;
  return error;
}
