import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Pool } from 'pg';
import { signInErrorPage } from '../../auth/page';
import { embeddedIssuerUrl } from '../../auth/provider/embedded-issuer';
import { tellWhetherShared } from '../../auth/device-cookies';
import type { Env } from '../../env';
import { subjectOf } from './accounts';
import { openIdentityState, type IdentityState } from './state';
import { parseSignIn, signInFormPage, postedTexts, type FieldErrors, type FormTexts } from './sign-in-form';

/** In seconds. The provider's session lasts as long as the app's. */
const ttl = {
  Session: 30 * 24 * 3600,
  Grant: 30 * 24 * 3600,
  Interaction: 3600,
  AuthorizationCode: 60,
  AccessToken: 300,
  IdToken: 300,
};

/**
 * Makes an OpenID provider for a machine without one, to mount at `/oidc`. It asks for no password, so every visitor can
 * sign in as anyone; production therefore never has it.
 */
export async function embeddedIdentity({ env, pool }: { env: Env; pool: Pool }): Promise<RequestHandler> {
  const state = await openIdentityState(pool);
  const { Provider } = await importQuietly();
  const provider = new Provider(embeddedIssuerUrl(env), configuration(env, state));
  provider.proxy = true;
  provider.use(withoutConfirmation);

  const router = Router();
  router.use(withPublicOrigin(env.publicUrl));
  router.get('/interaction/:uid', async (req, res) => {
    const { params } = await provider.interactionDetails(req, res);
    const hint = typeof params.login_hint === 'string' ? params.login_hint : '';
    res.type('html').send(signInFormPage({ email: hint }));
  });
  router.post('/interaction/:uid', express.urlencoded({ extended: false, limit: '20kb' }), async (req, res) => {
    await provider.interactionDetails(req, res);
    const typed = postedTexts(req.body);
    const result = await signIn(state, typed);
    if ('errors' in result) return void res.type('html').send(signInFormPage(typed, result.errors));
    tellWhetherShared(res, env, typed.sharedDevice !== undefined);
    await provider.interactionFinished(req, res, { login: { accountId: result.subject } });
  });
  router.use(provider.callback());
  router.use(expired);
  return router;
}

/** Imports without the package's warning about Node 20, which users of the product cannot act on. */
async function importQuietly() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

function configuration(env: Env, state: IdentityState): Configuration {
  return {
    adapter: state.adapter,
    jwks: state.keys.jwks,
    cookies: { keys: state.keys.cookieKeys, names: cookieNames },
    clients: [
      {
        client_id: env.oidc.clientId,
        client_secret: env.oidc.clientSecret,
        redirect_uris: [`${env.publicUrl}/api/callback`],
        post_logout_redirect_uris: [`${env.publicUrl}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    ttl,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: emptyLogoutPage },
    },
    interactions: { url: (_ctx, { uid }) => `/oidc/interaction/${uid}` },
    findAccount: async (_ctx, subject) => {
      const account = await state.account(subject);
      if (!account) return undefined;
      const { email, firstName, lastName } = account;
      const claims = {
        sub: subject,
        email,
        // This provider is for development: it checks neither passwords nor addresses.
        email_verified: true,
        ...(firstName !== null && { given_name: firstName }),
        ...(lastName !== null && { family_name: lastName }),
      };
      return { accountId: subject, claims: () => claims };
    },
    loadExistingGrant: grantEverything,
    renderError: (ctx, { error }) => {
      ctx.type = 'html';
      ctx.body = error === 'server_error' ? busyPage : invalidPage;
    },
  };
}

const busyPage = signInErrorPage('We could not sign you in', 'The service is busy. Please try again in a moment.');
const invalidPage = signInErrorPage(
  'This sign-in is no longer valid',
  'It took too long or was used already. Please start again.',
);

const cookieNames = { session: 'oidc-session', interaction: 'oidc-interaction', resume: 'oidc-resume' };

/** Grants everything without a question, as the product is the provider's only client. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** Sets the origin from PUBLIC_URL, so that the provider's addresses never come from a request's headers. */
function withPublicOrigin(publicUrl: string): RequestHandler {
  const { host, protocol } = new URL(publicUrl);
  return (req, _res, next) => {
    req.headers['x-forwarded-host'] = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    next();
  };
}

async function signIn(state: IdentityState, typed: FormTexts): Promise<{ subject: string } | { errors: FieldErrors }> {
  const { data: person, errors } = parseSignIn(typed);
  if (!person) return { errors };
  const { email, firstName, lastName } = person;
  const subject = subjectOf(email);
  const isNew = async () => !(await state.account(subject)) && !(await state.isUser(subject));
  if (!firstName && (await isNew())) return { errors: { firstName: 'Enter your first name' } };
  await state.saveAccount({ subject, email, firstName: firstName || null, lastName: lastName || null });
  return { subject };
}

/** An empty answer; `withoutConfirmation` replaces it. */
function emptyLogoutPage(ctx: KoaContextWithOIDC): void {
  ctx.body = '';
}

/**
 * Skips the provider's confirmation form for sign-out and for a change of account, which a script would submit: ends the
 * provider's session here and redirects the browser.
 */
async function withoutConfirmation(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const session = ctx.oidc?.session;
  const target = session?.state?.postLogoutRedirectUri;
  const isSignOut = ctx.oidc?.route === 'end_session' || ctx.oidc?.route === 'resume';
  if (!session || !isSignOut || ctx.status !== 200) return;
  await session.destroy();
  ctx.cookies.set(cookieNames.session, null, { signed: true, httpOnly: true, overwrite: true });
  ctx.redirect(typeof target === 'string' ? target : '/');
}

/** Answers when the interaction has expired: the page was open too long, or Back was pressed after signing in. */
const expired: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent || !(error instanceof Error) || error.name !== 'SessionNotFound') return next(error);
  res.status(400).type('html').send(invalidPage);
};
