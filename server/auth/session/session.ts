import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { Passport } from 'passport';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { othersWaitCookie, userCookie } from '@shared/session/device-cookies';
import type { Database } from '../../db/client';
import type { Env } from '../../env';
import type { SessionEnd } from '../../http/entered';
import { SessionStore, sessionLimits } from './session-store';

declare module 'express-session' {
  interface SessionData {
    /** Identifies the user to the identity provider at the sign-out. */
    idToken?: string;
    /** How the user has ended this session on another device. It has no user then. */
    ended?: SessionEnd;
    /** The sign-in that is being completed. The strategy removes it. */
    signIn?: unknown;
  }
}

declare global {
  namespace Express {
    interface User {
      id: string;
      idToken?: string;
      /** Whether others use the device too; undefined if the provider does not say. */
      usesSharedDevice?: boolean;
    }
  }
}

export type SessionPassport = InstanceType<typeof Passport>;

interface SessionDeps {
  env: Env;
  db: Database;
  pool: Pool;
  log: Logger;
  passport: SessionPassport;
}

/** Makes passport. A session has the user's id alone: `accessTo` looks the user up, with the tailor, in one statement. */
export function sessionPassport(): SessionPassport {
  const passport = new Passport();
  passport.serializeUser(({ id }, done) => done(null, { id }));
  passport.deserializeUser<Express.User>(({ id }, done) => done(null, { id }));
  return passport;
}

/**
 * Reads the session cookie and its row (see `SessionStore`), and lets passport restore the user. Nothing is stored for visitors.
 * The cookie lasts as long as a session can. The row alone enforces the idle limit, so responses do not renew the cookie.
 */
export function sessionMiddleware({ env, passport, ...deps }: SessionDeps): RequestHandler {
  const restoreUser = passport.session();
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
    // PUBLIC_URL decides whether cookies are Secure. A proxy may not send the header.
    if (isHttps(env)) req.headers['x-forwarded-proto'] = 'https';
    readSession(req, res, (error?: unknown) => {
      if (error) return next(error);
      if (req.session.ended === 'account deleted') forgetDevice(req, res, env);
      restoreUser(req, res, next);
    });
  };
}

/**
 * Returns the function that reads how the session of a page's request was ended. A page is sent without it while the session store
 * does not answer. Needs `sessionMiddleware`.
 */
export function sessionEndReader(session: RequestHandler, log: Logger) {
  return (req: Request, res: Response) =>
    new Promise<SessionEnd | undefined>((resolve) => {
      void session(req, res, (error?: unknown) => {
        if (error) log.warn({ err: error, requestId: req.id }, 'a page was sent without reading its session');
        resolve(error ? undefined : req.session.ended);
      });
    });
}

/**
 * Tells the browser to remove the session cookie and everything that the app has stored on the device, such as drafts. Pages that are
 * open follow the answer to a call too, by client/src/lib/api/page-user.ts. While changes of another user wait on the device, the pages
 * alone remove what is this user's.
 */
export function forgetDevice(req: Request, res: Response, env: Env): void {
  if (!cookiesOf(req).includes(`${othersWaitCookie}=1`)) res.setHeader('Clear-Site-Data', '"storage"');
  for (const name of [cookieName(env, 'session'), userCookie]) res.clearCookie(name, cookieOptions(env));
}

/** Returns the signed-in user's id, or null. Needs `sessionMiddleware`. Does not check that the user still exists. */
export function sessionUserId(req: Request): string | null {
  return req.user?.id ?? null;
}

/** Whether the request has a session cookie. The session may be invalid or expired: only the store knows. */
export function hasSessionCookie(req: Request, env: Env): boolean {
  return sessionCookie(req, env) !== undefined;
}

/** Returns the session cookie as it was sent, 'name=value'. */
export function sessionCookie(req: Request, env: Env): string | undefined {
  const start = `${cookieName(env, 'session')}=`;
  return cookiesOf(req).find((pair) => pair.startsWith(start));
}

const cookiesOf = ({ headers }: Request): string[] => (headers.cookie ?? '').split(';').map((pair) => pair.trim());

/** Returns the cookie's full name. Over https, the prefix `__Host-` binds it to this host and to https. */
export function cookieName(env: Env, name: string): string {
  return isHttps(env) ? `__Host-seamfolk-${name}` : `seamfolk-${name}`;
}

/** Options that hide a cookie from scripts and from requests of other sites, except for links to this site. */
export function cookieOptions(env: Env): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps(env), path: '/' };
}

function isHttps({ publicUrl }: Env): boolean {
  return publicUrl.startsWith('https:');
}
