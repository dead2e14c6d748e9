import type { CookieOptions, Request, RequestHandler } from 'express';
import session from 'express-session';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../db/client';
import type { Env } from '../env';
import { SessionStore, sessionLimits } from './session-store';

declare module 'express-session' {
  interface SessionData {
    /** Written by passport at sign-in. */
    passport?: { user?: { id: string } };
    /** Names the person to the identity provider when they sign out. */
    idToken?: string;
    /** The sign-in that is being finished; the strategy takes it out again. */
    signIn?: unknown;
  }
}

interface SessionDeps {
  env: Env;
  db: Database;
  pool: Pool;
  log: Logger;
}

/**
 * Reads the session cookie and its row (see `SessionStore`). Nothing is stored for a visitor. The cookie lasts as long as
 * a session can: when an idle one ends is the row's business, so that no answer has to carry the cookie anew.
 */
export function sessionMiddleware({ env, ...deps }: SessionDeps): RequestHandler {
  const readSession = session({
    store: new SessionStore(deps),
    name: cookieName(env, 'session'),
    secret: [env.sessionSecret, env.otherSessionSecret].filter((secret) => secret !== undefined),
    cookie: { ...cookieOptions(env), maxAge: sessionLimits.totalMs },
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
