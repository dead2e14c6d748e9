import type { Request } from 'express';
import * as client from 'openid-client';
import { Strategy, type VerifyFunction } from 'openid-client/passport';
import { isLoopback, type Env } from '../../env';
import { embeddedIssuerUrl } from './embedded-issuer';
import { newState } from '../attempts';
import { providerFetch } from './provider-fetch';

/** Seconds that the provider may take for one answer. In a sign-in, provider-fetch.ts also limits the whole step. */
const timeout = 4;

/** The key under which the strategy looks for its attempt in `req.session`. */
export const attemptKey = 'signIn';
export const loginPath = '/api/login';
export const callbackPath = '/api/callback';
export const logoutPath = '/api/logout';

/**
 * Returns a function that fetches the provider's configuration at the first sign-in, and again after a failure. The server can
 * therefore start and run while the provider does not answer.
 */
export function lazyConfiguration(env: Env): () => Promise<client.Configuration> {
  let discovered: Promise<client.Configuration> | undefined;
  return () => {
    discovered ??= discover(env).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
}

async function discover(env: Env): Promise<client.Configuration> {
  const { issuerUrl, clientId, clientSecret } = env.oidc;
  const issuer = new URL(issuerUrl ?? embeddedIssuerUrl(env));
  const insecure = issuer.protocol === 'http:' && !env.production && (!issuerUrl || isLoopback(issuer.hostname));
  const execute = insecure ? [client.allowInsecureRequests] : [];
  const config = await client.discovery(issuer, clientId, undefined, clientAuthentication(clientSecret), {
    timeout,
    execute,
    [client.customFetch]: providerFetch(env),
  });
  config.timeout = timeout;
  // Verifies the signature of id tokens. The specification allows skipping it for tokens that come over TLS from the provider.
  client.enableNonRepudiationChecks(config);
  return config;
}

/** Authenticates by HTTP Basic, which OAuth prefers, unless the provider only supports credentials in the body. */
function clientAuthentication(secret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(secret);
  const post = client.ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

const scope = 'openid email profile';

/** Makes the URL of the provider's sign-in page (code flow, PKCE) and the values that the callback is checked against. */
export async function authorizationRequest(config: client.Configuration, { publicUrl }: Env) {
  const code_verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [newState(), client.randomNonce()];
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: publicUrl + callbackPath,
    scope,
    code_challenge: await client.calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return { url, code_verifier, state, nonce };
}

/** The library's strategy, used only for the callback. `authorizationRequest` makes the request. */
export class SignInStrategy extends Strategy {
  private readonly publicUrl: string;

  constructor(config: client.Configuration, { publicUrl }: Env, verify: VerifyFunction) {
    super({ config, callbackURL: publicUrl + callbackPath, name: 'oidc', scope, sessionKey: attemptKey }, verify);
    this.publicUrl = publicUrl;
  }

  override shouldInitiateAuthRequest(): boolean {
    return false;
  }

  /** Returns the callback's URL from the configuration and the query, ignoring Host, proxy headers and the request line. */
  override currentUrl({ originalUrl }: Request): URL {
    const [query = ''] = /\?.*/.exec(originalUrl) ?? [];
    return new URL(callbackPath + query, this.publicUrl);
  }
}

/** Returns the provider's URL that ends its session; undefined if the provider has none. */
export function endSessionUrl(config: client.Configuration, { publicUrl }: Env, idToken: string): string | undefined {
  const { issuer, end_session_endpoint } = config.serverMetadata();
  if (!end_session_endpoint) return undefined;
  const redirect = { post_logout_redirect_uri: `${publicUrl}/` };
  // A provider whose issuer has changed, as the embedded one's with PORT, rejects its earlier tokens.
  const parameters = issuerOf(idToken) === issuer ? { ...redirect, id_token_hint: idToken } : redirect;
  return client.buildEndSessionUrl(config, parameters).href;
}

function issuerOf(idToken: string): unknown {
  const payload: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString() || 'null');
  return Object(payload).iss;
}
