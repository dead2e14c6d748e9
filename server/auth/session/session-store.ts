import connectPgSimple from 'connect-pg-simple';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../../db/client';
import { lockUser } from '../lock-user';
import { sessions } from '../tables';
import type { SessionEnd } from '../../http/entered';
import { HttpError } from '../../http/errors';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long a session lasts without use, and how long at most. */
export const sessionLimits = { idleMs: 7 * dayMs, totalMs: 30 * dayMs };

/**
 * Precision of the idle limit. A session's end is written at most once an hour, so that most API reads do not write to the
 * database.
 */
const lagMs = hourMs;

interface StoreOptions {
  db: Database;
  pool: Pool;
  log: Logger;
}

/**
 * Stores sessions in the table `sessions`. Reading a session extends it, and updates only `expire` of an existing row, so a
 * request that ends after the sign-out cannot restore the session. A database error is a 503, so that the user does not look
 * signed out.
 */
export class SessionStore extends connectPgSimple(session) {
  private readonly db: Database;

  constructor({ db, pool, log }: StoreOptions) {
    const errorLog = () => log.warn('could not remove expired sessions');
    super({ pool, tableName: 'sessions', createTableIfMissing: false, disableTouch: true, errorLog });
    this.db = db;
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.read(sid).then(
      (found) => done(null, found),
      (error: unknown) => done(storeUnavailable(error)),
    );
  }

  /**
   * Called only at sign-in. Without the new cookie object, the row would get the cookie's expiry, which is later. A sign-in that fails
   * writes no ended session back.
   */
  override set(sid: string, sess: SessionData, done?: (error?: unknown) => void): void {
    if (sess.ended) return done?.();
    const cookie = Object.assign(new session.Cookie(), sess.cookie, { expires: endOf(new Date()) });
    super.set(sid, { ...sess, cookie }, done);
  }

  private async read(sid: string): Promise<SessionData | null> {
    const isThis = eq(sessions.sid, sid);
    const longestAgo = new Date(Date.now() - sessionLimits.totalMs);
    const [row] = await this.db
      .select()
      .from(sessions)
      .where(and(isThis, gt(sessions.expire, new Date()), gt(sessions.signedInAt, longestAgo)));
    if (!row) return null;
    const sess = row.sess as SessionData;
    if (row.endedAt) return { cookie: sess.cookie, ended: sess.ended ?? 'everywhere' };
    const expire = endOf(row.signedInAt);
    if (expire.getTime() - row.expire.getTime() > lagMs)
      await this.db
        .update(sessions)
        .set({ expire })
        .where(and(isThis, isNull(sessions.endedAt)));
    return sess;
  }
}

/** The end of a session's cookie. */
const cookieEnd = sql`${sessions.signedInAt} + make_interval(secs => ${sessionLimits.totalMs / 1_000})`;

/**
 * Ends all sessions of a user. The rows stay for as long as the cookies last, without the id token, so that each device learns at its
 * next request that it was signed out on purpose. A session that has only expired is gone.
 */
export async function endSessionsOf(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await tx
      .update(sessions)
      .set({ endedAt: sql`now()`, expire: cookieEnd, sess: sql`(${sessions.sess}::jsonb - 'idToken')::json` })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
  });
}

/**
 * Leaves the sessions of a user whose account is being deleted, for as long as the cookies last, without anything of the user: each
 * device learns at its next request to remove what it has stored. Needs a lock on the user's row.
 */
export async function keepEndsOfSessions(tx: Database, userId: string): Promise<void> {
  const ended: SessionEnd = 'account deleted';
  await tx
    .update(sessions)
    .set({
      endedAt: sql`now()`,
      expire: cookieEnd,
      sess: sql`json_build_object('cookie', ${sessions.sess} -> 'cookie', 'ended', ${ended}::text)`,
    })
    .where(eq(sessions.userId, userId));
}

/** Returns when a session ends if it is used now. */
function endOf(signedInAt: Date): Date {
  return new Date(Math.min(Date.now() + sessionLimits.idleMs, signedInAt.getTime() + sessionLimits.totalMs));
}

function storeUnavailable(cause: unknown): HttpError {
  const error = new HttpError(503, 'unavailable', 'The service is busy. Please try again in a moment.');
  error.cause = cause;
  return error;
}
