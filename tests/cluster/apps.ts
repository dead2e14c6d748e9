import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until, type Child, type Children } from './children';
import type { Front } from './front';
import type { Pooler } from './pooler';

/** A process of the product that can be killed and restarted. */
export interface App {
  name: string;
  port: number;
  start: () => Promise<void>;
  kill: () => Promise<void>;
}

interface AppOptions {
  pooler: Pooler;
  front: Front;
  /** The environment variables of the store. */
  store: Record<string, string>;
}

const entry = fileURLToPath(new URL('../../dist/server/index.js', import.meta.url));
const identityEntry = fileURLToPath(new URL('./identity-process.ts', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Makes the built product in production mode, on several ports; the first process loads the demo tailors. */
export function makeApps(children: Children, ports: readonly number[], options: AppOptions): App[] {
  const { pooler, front, store } = options;
  const shared = {
    NODE_ENV: 'production',
    CONTACT_EMAIL: 'help@seamfolk.example',
    HOST: '127.0.0.1',
    NODE_EXTRA_CA_CERTS: front.certificate,
    PUBLIC_URL: front.origin,
    TRUST_PROXY: '1',
    DATABASE_URL: pooler.url,
    DATABASE_REPLICA_URL: pooler.replicaUrl,
    DATABASE_PREPARED: 'false',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    OIDC_ISSUER_URL: `${front.origin}/oidc`,
    ...identityClient,
    ...store,
    // All browsers of the journeys share one address.
    RATE_LIMIT_READS: '6000',
    RATE_LIMIT_WRITES: '1200',
    RATE_LIMIT_SIGN_INS: '200',
    RATE_LIMIT_PROFILES: '200',
    LOG_LEVEL: 'warn',
  };
  return ports.map((port, index) => {
    const name = `app${index + 1}`;
    const own = { PORT: String(port), DATA_DIR: join(children.folder, name), DEMO_DATA: String(index === 0) };
    let child: Child | undefined;
    return {
      name,
      port,
      kill: async () => child?.kill(),
      start: async () => {
        child = children.start(name, process.execPath, [entry], { env: { ...shared, ...own } });
        await until(`${name} is ready`, () => isReady(port)).catch(async (error: unknown) => {
          throw new Error(await children.saying(name), { cause: error });
        });
      },
    };
  });
}

/** Starts the identity provider, whose accounts exist only in this cluster. */
export function startIdentity(children: Children, port: number, { pooler, front }: Omit<AppOptions, 'store'>): void {
  const env = {
    PORT: String(port),
    PUBLIC_URL: front.origin,
    DATABASE_URL: pooler.identityUrl,
    DATABASE_PREPARED: 'false',
    ...identityClient,
  };
  children.start('identity', process.execPath, ['--import', 'tsx', identityEntry], { env, folder: root });
}

const identityClient = { OIDC_CLIENT_ID: 'seamfolk', OIDC_CLIENT_SECRET: randomBytes(24).toString('hex') };

async function isReady(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
}
