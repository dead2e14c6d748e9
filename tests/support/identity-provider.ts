import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';

/** What the provider does wrong, when a test asks for it. */
type Fault = 'down' | 'hangs' | 'token hangs' | 'wrong nonce' | 'wrong audience' | 'expired' | 'no profile' | 'refuses';

/** An OpenID provider of somebody else's, as far as the code flow needs it; everybody is signed in at once. */
export interface ForeignProvider {
  issuer: string;
  /** Who signs in next: the claims of the id token, `sub` among them. */
  person: Record<string, unknown>;
  fault: Fault | undefined;
  /** How often its configuration was asked for. */
  discoveries: number;
  stop: () => Promise<void>;
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' };

export async function startForeignProvider(): Promise<ForeignProvider> {
  const app = express();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: ForeignProvider = {
    issuer,
    person: {},
    fault: undefined,
    discoveries: 0,
    stop: () => stopped(server),
  };
  const issued = new Map<string, { nonce: string; audience: string }>();

  app.use((req, res, next) => {
    if (provider.fault === 'down') return void res.status(500).end();
    if (provider.fault === 'hangs' || (provider.fault === 'token hangs' && req.path === '/token')) return;
    next();
  });
  app.get('/.well-known/openid-configuration', (_req, res) => {
    provider.discoveries += 1;
    res.json(metadata(issuer));
  });
  app.get('/jwks', (_req, res) => void res.json({ keys: [jwk] }));
  app.get('/authorize', (req, res) => {
    const { redirect_uri, state, nonce, client_id } = req.query as Record<string, string>;
    const callback = new URL(redirect_uri ?? '');
    callback.searchParams.set('state', state ?? '');
    if (provider.fault === 'refuses') {
      callback.searchParams.set('error', 'access_denied');
    } else {
      const code = randomBytes(16).toString('hex');
      issued.set(code, { nonce: nonce ?? '', audience: client_id ?? '' });
      callback.searchParams.set('code', code);
    }
    res.redirect(callback.href);
  });
  app.post('/token', express.urlencoded({ extended: false }), (req, res) => {
    const { code } = req.body as { code: string };
    const asked = issued.get(code);
    if (!issued.delete(code) || !asked) return void res.status(400).json({ error: 'invalid_grant' });
    const now = Math.floor(Date.now() / 1000);
    const { sub } = provider.person;
    const claims = {
      ...(provider.fault === 'no profile' ? { sub } : provider.person),
      iss: issuer,
      aud: provider.fault === 'wrong audience' ? 'somebody-else' : asked.audience,
      nonce: provider.fault === 'wrong nonce' ? 'another' : asked.nonce,
      iat: now,
      exp: provider.fault === 'expired' ? now - 600 : now + 60,
    };
    res.json({ access_token: 'access', token_type: 'bearer', expires_in: 60, id_token: signed(claims) });
  });
  app.get('/userinfo', (_req, res) => void res.json(provider.person));
  return provider;
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

function signed(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'RS256', kid: jwk.kid })}.${part(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}

async function stopped(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
