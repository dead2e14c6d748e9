import connectPgSimple from 'connect-pg-simple';
import type { CookieOptions, Request, RequestHandler } from 'express';
import session from 'express-session';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Env } from '../env';
import { HttpError } from '../http/errors';

declare module 'express-session' {
  interface SessionData {
    /** Written by passport at sign-in. */
    passport?: { user?: { id: string } };
    /** Names the person to the identity provider when they sign out. */
    idToken?: string;
  }
}

/** How long a sign-in lasts. The cookie and the row end together, so that reading a session writes nothing. */
const sessionMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Reads the session cookie and keeps its row in the table `sessions`. Nothing is stored for a visitor. A store that is
 * away is a 503: it never makes somebody look signed out.
 */
export function sessionMiddleware({ env, pool, log }: { env: Env; pool: Pool; log: Logger }): RequestHandler {
  const readSession = session({
    store: sessionStore(pool, log),
    name: cookieName(env, 'session'),
    secret: env.sessionSecret,
    cookie: { ...cookieOptions(env), maxAge: sessionMs },
    proxy: true,
    resave: false,
    saveUninitialized: false,
  });
  return (req, res, next) => {
    // Whether cookies may be Secure is decided by PUBLIC_URL, not by what a proxy remembers to say.
    if (isHttps(env)) req.headers['x-forwarded-proto'] = 'https';
    readSession(req, res, next);
  };
}

function sessionStore(pool: Pool, log: Logger): session.Store {
  const PgStore = connectPgSimple(session);
  const store = new PgStore({
    pool,
    tableName: 'sessions',
    createTableIfMissing: false,
    disableTouch: true,
    errorLog: () => log.warn('could not remove expired sessions'),
  });
  const get = store.get.bind(store);
  store.get = (sid, done) => get(sid, (error: unknown, data) => done(error ? storeIsAway(error) : null, data));
  return store;
}

/** The signed-in user's id, or null. Only behind `sessionMiddleware`; whether the user still exists is not asked. */
export function sessionUserId(req: Request): string | null {
  return req.session.passport?.user?.id ?? null;
}

/** Whether the request carries a session's cookie at all; whether that session is still good only the store knows. */
export function carriesSession(req: Request, env: Env): boolean {
  return sessionCookie(req, env) !== undefined;
}

/** The session's cookie as it was sent, 'name=value'. */
export function sessionCookie(req: Request, env: Env): string | undefined {
  const start = `${cookieName(env, 'session')}=`;
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start));
}

/** Bound to this host and https by its name where the site is served over https. */
export function cookieName(env: Env, name: string): string {
  return isHttps(env) ? `__Host-seamfolk-${name}` : `seamfolk-${name}`;
}

/** Out of reach of scripts and of other sites' requests, save for following a link here. */
export function cookieOptions(env: Env): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps(env), path: '/' };
}

function isHttps({ publicUrl }: Env): boolean {
  return publicUrl.startsWith('https:');
}

function storeIsAway(cause: unknown): HttpError {
  const error = new HttpError(503, 'unavailable', 'The service is busy. Please try again in a moment.');
  error.cause = cause;
  return error;
}
