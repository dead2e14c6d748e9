import { createHash, randomBytes } from 'node:crypto';
import express, { Router, type Request, type RequestHandler } from 'express';
import { idToken, tokenFaults } from './id-token';
import type { ForeignProvider, Kind } from './foreign-provider';

/** The data of a code until it is exchanged. */
interface Issued {
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/** Returns the endpoints of a provider, with its kind's differences and its current fault. */
export function openIdEndpoints(provider: ForeignProvider, kind: Kind): Router {
  const issued = new Map<string, Issued>();
  const router = Router();
  router.get(`${kind.path.replace(/\/$/, '')}/.well-known/openid-configuration`, (_req, res) => {
    provider.discoveries += 1;
    res.json(metadata(provider, kind));
  });
  router.get('/jwks', (_req, res) => void res.json({ keys: [provider.key.published] }));
  router.get('/authorize', authorize(provider, kind, issued));
  router.post('/token', express.urlencoded({ extended: false }), token(provider, kind, issued));
  router.get('/userinfo', (req, res) => {
    const { person, fault } = provider;
    if (req.headers.authorization !== 'Bearer access') return void res.status(401).end();
    res.json(fault === 'userinfo of somebody else' ? { ...person, sub: 'victim' } : person);
  });
  router.get('/end', (req, res) => {
    provider.endedSession = new URLSearchParams(req.query as Record<string, string>);
    res.redirect(provider.endedSession.get('post_logout_redirect_uri') ?? '/');
  });
  return router;
}

function metadata({ issuer, fault }: ForeignProvider, { alg, clientAuthentication, namesItself, endsSessions }: Kind) {
  const { origin } = new URL(issuer);
  return {
    issuer: fault === 'metadata of another issuer' ? 'https://evil.example' : issuer,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    token_endpoint_auth_methods_supported: [clientAuthentication],
    userinfo_endpoint: `${origin}/userinfo`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: [alg],
    code_challenge_methods_supported: ['S256'],
    ...(namesItself && { authorization_response_iss_parameter_supported: true }),
    ...(endsSessions && { end_session_endpoint: `${origin}/end` }),
  };
}

/** Redirects back at once, without a question. */
function authorize(provider: ForeignProvider, { namesItself }: Kind, issued: Map<string, Issued>): RequestHandler {
  return (req, res) => {
    const query = req.query as Record<string, string>;
    const { redirect_uri: redirectUri = '', state = '', nonce = '', code_challenge: challenge = '' } = query;
    const { issuer, fault, refusal } = provider;
    const callback = new URL(redirectUri);
    callback.searchParams.set('state', state);
    if (namesItself && fault !== 'answer of no issuer') {
      callback.searchParams.set('iss', fault === 'answer of another issuer' ? 'https://evil.example' : issuer);
    }
    const code = randomBytes(16).toString('hex');
    if (refusal) callback.searchParams.set('error', refusal);
    else callback.searchParams.set('code', code);
    if (!refusal) issued.set(code, { nonce, challenge, redirectUri });
    res.redirect(callback.href);
  };
}

/** Exchanges a code once, for its own client with the verifier of its challenge. */
function token(provider: ForeignProvider, kind: Kind, issued: Map<string, Issued>): RequestHandler {
  return async (req, res) => {
    const { code = '', code_verifier: verifier = '', redirect_uri: redirectUri } = req.body as Record<string, string>;
    if (!isOurClient(req, provider, kind)) return void res.status(401).json({ error: 'invalid_client' });
    const grant = issued.get(code);
    issued.delete(code);
    if (!grant || grant.challenge !== s256(verifier) || grant.redirectUri !== redirectUri) {
      return void res.status(400).json({ error: 'invalid_grant' });
    }
    const { issuer, environment, person, fault, key } = provider;
    const now = Math.floor(Date.now() / 1000);
    const claims = kind.claimsIn === 'id token' ? person : { sub: person.sub };
    const terms = { iss: issuer, aud: environment.OIDC_CLIENT_ID, nonce: grant.nonce, iat: now, exp: now + 60 };
    const tokenFault = tokenFaults.find((each) => each === fault);
    const signed = await idToken(
      { ...claims, ...terms },
      { alg: kind.alg, key, clientSecret: environment.OIDC_CLIENT_SECRET },
      tokenFault,
    );
    const id = fault === 'no id token' ? {} : { id_token: signed };
    res.json({ access_token: 'access', token_type: 'bearer', expires_in: 60, ...id });
  };
}

/** Checks the client's authentication by the provider's only method, escaped as in RFC 6749. */
function isOurClient({ headers, body }: Request, { environment }: ForeignProvider, kind: Kind): boolean {
  const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = environment;
  const { client_id: givenId, client_secret: given } = body as Record<string, string>;
  if (kind.clientAuthentication === 'client_secret_post') return givenId === id && given === secret;
  const [scheme, credentials = ''] = (headers.authorization ?? '').split(' ');
  const named = new URLSearchParams(Buffer.from(credentials, 'base64').toString().replace(':', '='));
  return scheme === 'Basic' && named.get(id) === secret;
}

const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
