import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request } from 'express';
import { idToken, newKey, tokenFaults, type Algorithm, type SigningKey, type TokenFault } from './id-token';

/** What the provider does wrong, when a test asks for it; the page that the browser visits is always there. */
type Fault =
  | TokenFault
  | 'down'
  | 'hangs'
  | 'not JSON'
  | `${'down' | 'hangs' | 'trickles'} at ${'/token' | '/jwks' | '/userinfo'}`
  | 'metadata of another issuer'
  | 'no id token'
  | 'userinfo of somebody else'
  | 'answer of another issuer'
  | 'answer of no issuer';

/** How providers differ that all keep to the specification. */
interface Kind {
  alg?: Algorithm;
  /** Where in its host the issuer is. */
  path?: string;
  /** Where the claims are told: those of userinfo are in no id token. */
  claimsIn?: 'id token' | 'userinfo';
  clientAuthentication?: 'client_secret_basic' | 'client_secret_post';
  /** Whether its answers name it (RFC 9207). */
  namesItself?: boolean;
  endsSessions?: boolean;
  clientSecret?: string;
}

/** An OpenID provider of somebody else's, as far as the code flow needs it; everybody is signed in at once. */
export interface ForeignProvider {
  issuer: string;
  /** The variables that make it an app's provider. */
  environment: Record<'OIDC_ISSUER_URL' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>;
  /** Who signs in next: the claims of the id token, `sub` among them. */
  person: Record<string, unknown>;
  fault: Fault | undefined;
  /** The error that it answers with in place of a code. */
  refusal: string | undefined;
  /** How often its configuration was asked for. */
  discoveries: number;
  /** How many requests it has left hanging. */
  unanswered: number;
  /** What it was last asked when somebody signed out. */
  endedSession: URLSearchParams | undefined;
  /** Signs with another key from now on, and publishes that alone. */
  rotateKey: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Issued {
  nonce: string;
  challenge: string;
  redirectUri: string;
}

const clientId = 'client';

export async function startForeignProvider({
  alg = 'RS256',
  path = '',
  claimsIn = 'id token',
  clientAuthentication = 'client_secret_basic',
  namesItself = false,
  endsSessions = false,
  clientSecret = 'a secret: with all that needs+escaping%',
}: Kind = {}): Promise<ForeignProvider> {
  const app = express();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = origin + path;
  const issued = new Map<string, Issued>();
  let key: SigningKey = await newKey(alg);
  const provider: ForeignProvider = {
    issuer,
    environment: { OIDC_ISSUER_URL: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    person: {},
    fault: undefined,
    refusal: undefined,
    discoveries: 0,
    unanswered: 0,
    endedSession: undefined,
    rotateKey: async () => void (key = await newKey(alg)),
    stop: () => stopped(server),
  };

  app.use((req, res, next) => {
    const { fault } = provider;
    if (req.path === '/authorize') return next();
    if (fault === 'down' || fault === `down at ${req.path}`) return void res.status(500).end();
    if (fault === 'hangs' || fault === `hangs at ${req.path}`) return void (provider.unanswered += 1);
    if (fault === `trickles at ${req.path}`) {
      provider.unanswered += 1;
      return void res.type('json').write('{');
    }
    if (fault === 'not JSON') return void res.type('html').send('<h1>Welcome</h1>');
    next();
  });
  app.get(`${path.replace(/\/$/, '')}/.well-known/openid-configuration`, (_req, res) => {
    provider.discoveries += 1;
    res.json({
      issuer: provider.fault === 'metadata of another issuer' ? 'https://evil.example' : issuer,
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
    });
  });
  app.get('/jwks', (_req, res) => void res.json({ keys: [key.published] }));
  app.get('/authorize', (req, res) => {
    const asked = req.query as Record<string, string>;
    const { redirect_uri: redirectUri = '', state = '', nonce = '', code_challenge: challenge = '' } = asked;
    const callback = new URL(redirectUri);
    callback.searchParams.set('state', state);
    const iss = provider.fault === 'answer of another issuer' ? 'https://evil.example' : issuer;
    if (namesItself && provider.fault !== 'answer of no issuer') callback.searchParams.set('iss', iss);
    if (provider.refusal) {
      callback.searchParams.set('error', provider.refusal);
    } else {
      const code = randomBytes(16).toString('hex');
      issued.set(code, { nonce, challenge, redirectUri });
      callback.searchParams.set('code', code);
    }
    res.redirect(callback.href);
  });
  app.post('/token', express.urlencoded({ extended: false }), async (req, res) => {
    const { code, code_verifier: verifier = '', redirect_uri: redirectUri } = req.body as Record<string, string>;
    if (!isOurClient(req, clientAuthentication, clientSecret))
      return void res.status(401).json({ error: 'invalid_client' });
    const asked = issued.get(code ?? '');
    issued.delete(code ?? '');
    if (!asked || asked.challenge !== s256(verifier) || asked.redirectUri !== redirectUri) {
      return void res.status(400).json({ error: 'invalid_grant' });
    }
    const { person, fault } = provider;
    const now = Math.floor(Date.now() / 1000);
    const told = claimsIn === 'id token' ? person : { sub: person.sub };
    const claims = { ...told, iss: issuer, aud: clientId, nonce: asked.nonce, iat: now, exp: now + 60 };
    const tokenFault = tokenFaults.find((each) => each === fault);
    const token = await idToken(claims, { alg, key, clientSecret }, tokenFault);
    res.json({
      access_token: 'access',
      token_type: 'bearer',
      expires_in: 60,
      ...(fault !== 'no id token' && { id_token: token }),
    });
  });
  app.get('/userinfo', (req, res) => {
    if (req.headers.authorization !== 'Bearer access') return void res.status(401).end();
    res.json(provider.fault === 'userinfo of somebody else' ? { ...provider.person, sub: 'victim' } : provider.person);
  });
  app.get('/end', (req, res) => {
    provider.endedSession = new URLSearchParams(req.query as Record<string, string>);
    res.redirect(provider.endedSession.get('post_logout_redirect_uri') ?? '/');
  });
  return provider;
}

/** In the one way that the provider takes, as RFC 6749 escapes it. */
function isOurClient({ headers, body }: Request, method: Kind['clientAuthentication'], secret: string): boolean {
  const { client_id: id, client_secret: told } = body as Record<string, string>;
  if (method === 'client_secret_post') return id === clientId && told === secret;
  const [scheme, credentials = ''] = (headers.authorization ?? '').split(' ');
  const named = new URLSearchParams(Buffer.from(credentials, 'base64').toString().replace(':', '='));
  return scheme === 'Basic' && named.get(clientId) === secret;
}

const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

async function stopped(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
