import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { newKey, type Algorithm, type SigningKey, type TokenFault } from './id-token';
import { openIdEndpoints } from './openid-endpoints';

/** What the provider does wrong, when a test asks for it; the page that the browser visits is always there. */
export type Fault =
  | TokenFault
  | 'down'
  | 'hangs'
  | 'slow'
  | 'not JSON'
  | `${'down' | 'hangs' | 'trickles'} at ${'/token' | '/jwks' | '/userinfo'}`
  | 'metadata of another issuer'
  | 'no id token'
  | 'userinfo of somebody else'
  | 'answer of another issuer'
  | 'answer of no issuer';

const clientSecret = 'a secret: with all that needs+escaping%';

const ordinary = {
  alg: 'RS256' as Algorithm,
  /** Where in its host the issuer is. */
  path: '',
  /** Where the claims are told: those of userinfo are in no id token. */
  claimsIn: 'id token' as 'id token' | 'userinfo',
  clientAuthentication: 'client_secret_basic' as 'client_secret_basic' | 'client_secret_post',
  /** Whether its answers name it (RFC 9207). */
  namesItself: false,
  endsSessions: false,
};

/** How providers differ that all keep to the specification. */
export type Kind = typeof ordinary;

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
  /** Signs with this, and publishes it alone. */
  key: SigningKey;
  rotateKey: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startForeignProvider(differences: Partial<Kind> = {}): Promise<ForeignProvider> {
  const kind = { ...ordinary, ...differences };
  const app = express();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${kind.path}`;
  const provider: ForeignProvider = {
    issuer,
    environment: { OIDC_ISSUER_URL: issuer, OIDC_CLIENT_ID: 'client', OIDC_CLIENT_SECRET: clientSecret },
    person: {},
    fault: undefined,
    refusal: undefined,
    discoveries: 0,
    unanswered: 0,
    endedSession: undefined,
    key: await newKey(kind.alg),
    rotateKey: async () => void (provider.key = await newKey(kind.alg)),
    stop: () => stopped(server),
  };
  app.use(faults(provider), openIdEndpoints(provider, kind));
  return provider;
}

/** Slow enough that a sign-in takes too long which needs two answers, neither of which does. */
const slownessMs = 2_500;

/** Those that need no more than the path of a request. */
function faults(provider: ForeignProvider): RequestHandler {
  return ({ path }, res, next) => {
    const { fault } = provider;
    const does = (what: string) => path !== '/authorize' && (fault === what || fault === `${what} at ${path}`);
    if (does('down')) return void res.status(500).end();
    if (does('not JSON')) return void res.type('html').send('<h1>Welcome</h1>');
    if (does('slow')) return void setTimeout(next, slownessMs);
    if (does('hangs') || does('trickles')) provider.unanswered += 1;
    if (does('trickles')) res.type('json').write('{');
    if (!does('hangs') && !does('trickles')) next();
  };
}

async function stopped(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
