import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { ordinary, type ForeignProvider, type Kind } from './foreign-provider';
import { newKey } from './id-token';
import { openIdEndpoints } from './openid-endpoints';

const clientSecret = 'a secret: with all that needs+escaping%';

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

/** A sign-in needs two answers: each is within its limit, both together exceed it. */
const slownessMs = 2_500;

/** Faults that depend only on the path of a request. */
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
