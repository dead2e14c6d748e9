import { promisify } from 'node:util';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';

import type { Logger } from 'pino';
import type { Database } from '../db/client';
import type { SharedCounter } from '../db/shared-counter';
import { isLoopback, type Env } from '../env';
import { refuseOtherMethods } from '../http/request/other-methods';
import { isFromAnotherOrigin } from '../http/security';
import { attemptJar } from './attempts';
import {
  authorizationRequest,
  callbackPath,
  endSessionUrl,
  lazyConfiguration,
  loginPath,
  logoutPath,
} from './provider/oidc';
import { authenticator } from './authenticator';
import { signInErrorPage } from './page';
import { withDeadline } from './provider/provider-fetch';
import { pathOnSite, safeReturnTo } from './return-to';
import { forgetDevice, type SessionPassport } from './session/session';
import { explain, UnknownAttempt } from './sign-in-error';

interface AuthDeps {
  db: Database;
  env: Env;
  log: Logger;
  passport: SessionPassport;
  /** Counts the uses of a sign-in's state over all processes. */
  count: SharedCounter;
}

/**
 * Serves `GET /api/login[?returnTo=/path]`, `/api/callback` and `/api/logout`. Browsers navigate to these paths, so errors are
 * HTML pages with links, never JSON.
 */
export function authRoutes(deps: AuthDeps, session: RequestHandler): Router {
  const { env, log } = deps;
  const jar = attemptJar(env, deps.count);
  const configuration = lazyConfiguration(env);
  const authenticate = authenticator(deps, configuration);
  const router = Router();

  router.get(loginPath, async (req, res) => {
    const redirectUrl = publicHostUrl(req, env);
    if (redirectUrl) return res.redirect(redirectUrl);
    const returnTo = safeReturnTo(req.query.returnTo, env.publicUrl);
    const { url, ...attempt } = await authorizationRequest(await withDeadline(configuration), env);
    await jar.keep(req, res, { ...attempt, returnTo });
    res.redirect(url.href);
  });

  router.get(callbackPath, session, async (req, res) => {
    const attempt = await jar.take(req, res, req.query.state);
    if (!attempt) throw new UnknownAttempt();
    await withDeadline(() => authenticate.finish(req, res, attempt));
    res.redirect(attempt.returnTo);
  });

  router.get(logoutPath, fromThisSiteOnly, session, async (req, res) => {
    const { idToken } = req.session;
    await promisify(req.session.destroy.bind(req.session))();
    forgetDevice(req, res, env);
    res.redirect((idToken && (await providersLogout(idToken))) || '/');
  });

  /** Returns the provider's sign-out URL. Ignores errors: signing out here must work while the provider does not answer. */
  async function providersLogout(idToken: string): Promise<string | undefined> {
    try {
      return endSessionUrl(await configuration(), env, idToken);
    } catch (error) {
      log.warn({ err: error }, 'the identity provider did not end its session');
      return undefined;
    }
  }

  router.use(signInErrors(log));
  refuseOtherMethods(
    router,
    [loginPath, callbackPath, logoutPath].map((path) => ({ method: 'GET', path })),
  );
  return router;
}

/** Redirects requests from other origins to the landing page: a link or picture there must not sign a user out. */
const fromThisSiteOnly: RequestHandler = (req, res, next) => (isFromAnotherOrigin(req) ? res.redirect('/') : next());

/**
 * Returns the same path at PUBLIC_URL for a request to another loopback name. A sign-in that starts at 127.0.0.1 and returns to
 * localhost would lose its cookies.
 */
function publicHostUrl(req: Request, { publicUrl }: Env): string | undefined {
  const { host, hostname } = new URL(publicUrl);
  const requestedHost = req.headers.host ?? '';
  if (requestedHost === host || !isLoopback(hostname) || !isLoopback(req.hostname)) return undefined;
  return publicUrl + pathOnSite(req.originalUrl, publicUrl);
}

/** Answers any error of a sign-in with an HTML page. */
export function signInErrors(log: Logger): ErrorRequestHandler {
  return (error: unknown, req: Request, res: Response, next) => {
    if (res.headersSent) return next(error);
    const { status, heading, text } = explain(error);
    log[status === 400 ? 'info' : 'error']({ err: error, requestId: req.id }, 'sign-in failed');
    if (status === 503) res.setHeader('Retry-After', 2);
    res.status(status).type('html').send(signInErrorPage(heading, text));
  };
}
