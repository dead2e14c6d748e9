import connectPgSimple from 'connect-pg-simple';
import { and, eq, gt } from 'drizzle-orm';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
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

interface StoreOptions {
  db: Database;
  pool: Pool;
  log: Logger;
}

/**
 * Sessions as rows of the table `sessions`. Reading one is using it, and only moves its end: a request that is still
 * under way when somebody signs out cannot write the session back. A database that is away is a 503: it never makes
 * anybody look signed out.
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
      (error: unknown) => done(storeIsAway(error)),
    );
  }

  /** Written at sign-in alone. The cookie lasts longer than the row, which would end with it otherwise. */
  override set(sid: string, sess: SessionData, done?: (error?: unknown) => void): void {
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
    const expire = endOf(row.signedInAt);
    if (expire.getTime() - row.expire.getTime() > lagMs) await this.db.update(sessions).set({ expire }).where(isThis);
    return row.sess as SessionData;
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
