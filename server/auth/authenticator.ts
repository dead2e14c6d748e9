import type { Request, Response } from 'express';
import * as client from 'openid-client';

import type { Database } from '../db/client';
import { embeddedIssuer } from './provider/embedded-issuer';
import type { Env } from '../env';
import type { Attempt } from './attempts';
import { attemptKey, SignInStrategy } from './provider/oidc';
import type { SessionPassport } from './session/session';
import { tellUser, tellWhetherShared } from './device-cookies';
import { SignInRefused } from './sign-in-error';
import { findOrCreateUser } from './users';

type Tokens = client.TokenEndpointResponse & client.TokenEndpointResponseHelpers;

/** Signs in by passport. Its strategy is installed when the provider has been discovered. */
export function authenticator(
  { db, env, passport }: { db: Database; env: Env; passport: SessionPassport },
  configuration: () => Promise<client.Configuration>,
) {
  let installed: client.Configuration | undefined;

  async function install(): Promise<void> {
    const config = await configuration();
    if (installed === config) return;
    passport.use(
      new SignInStrategy(config, env, async (tokens, verified) => verified(null, await person(config, tokens))),
    );
    installed = config;
  }

  async function person(config: client.Configuration, tokens: Tokens): Promise<Express.User> {
    const { usesSharedDevice, ...claims } = await profileOf(config, tokens);
    const issuer = env.oidc.issuerUrl ? claims.iss : embeddedIssuer;
    const id = await findOrCreateUser(db, { issuer, ...claims });
    return { id, idToken: tokens.id_token, usesSharedDevice };
  }

  return {
    /** Signs in by the provider's response, with a new session id. A failure does not change the session. */
    async finish(req: Request, res: Response, attempt: Attempt): Promise<void> {
      await install();
      Object.assign(req.session, { [attemptKey]: attempt });
      const user = await new Promise<Express.User>((resolve, reject) => {
        const done = (error: unknown, found?: Express.User | false | null) =>
          found ? resolve(found) : reject(error ? toError(error) : new SignInRefused());
        passport.authenticate('oidc', done)(req, res, reject);
      });
      await new Promise<void>((resolve, reject) =>
        req.logIn({ id: user.id }, (error: unknown) => (error ? reject(toError(error)) : resolve())),
      );
      req.session.idToken = user.idToken;
      tellUser(res, env, user.id);
      if (user.usesSharedDevice !== undefined) tellWhetherShared(res, env, user.usesSharedDevice);
    },
  };
}

/** Returns the claims: of the id token, or of the userinfo endpoint if the id token has no e-mail. */
async function profileOf(config: client.Configuration, tokens: Tokens) {
  const idToken = tokens.claims();
  if (!idToken) throw new client.ClientError('the provider sent no id token');
  const complete = idToken.email !== undefined || !config.serverMetadata().userinfo_endpoint;
  const profile = complete ? idToken : await client.fetchUserInfo(config, tokens.access_token, idToken.sub);
  return {
    iss: idToken.iss,
    subject: idToken.sub,
    email: text(profile.email),
    emailVerified: profile.email_verified === true,
    firstName: text(profile.given_name) ?? text(profile.name),
    lastName: text(profile.family_name),
    profileImageUrl: text(profile.picture),
    // Not a standard claim.
    usesSharedDevice: typeof profile.shared_device === 'boolean' ? profile.shared_device : undefined,
  };
}

function text(claim: unknown): string | null {
  return typeof claim === 'string' ? claim : null;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
