import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Pool } from 'pg';
import { embeddedIssuer } from '../../auth/provider/embedded-issuer';
import type { Database } from '../../db/client';
import { locks } from '../../db/locks';
import { isConnectTimeout } from '../../db/errors';
import { retryWhile } from '../../db/retry-while';

/** A person who has signed in here. */
export interface Account {
  subject: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/** The provider's signing keys; generated once. */
export interface ProviderKeys {
  jwks: { keys: (JsonWebKey & { kty: string })[] };
  cookieKeys: string[];
}

/** A separate schema, which exists only with the embedded provider; the product's tables do not reference it. */
const schema = `
  create schema if not exists identity;
  create table if not exists identity.keys (only_row boolean primary key default true check (only_row), keys json not null);
  create table if not exists identity.accounts (
    subject text primary key, email text not null unique, first_name text, last_name text);
  create table if not exists identity.records (
    model text not null, id text not null, payload jsonb not null, grant_id text, uid text, expires_at timestamptz,
    primary key (model, id));
  create index if not exists records_grant_id_index on identity.records (grant_id);
  create index if not exists records_uid_index on identity.records (uid);
  delete from identity.records where expires_at < now();
`;

/** How long the start of the server waits for a connection, in milliseconds: as long as for the migrations. */
const connectMs = 5_000;

/** Keeps the embedded provider's state in the database, so that it survives a restart. */
export async function openIdentityState(pool: Pool) {
  const setUp = `begin; select pg_advisory_xact_lock(${locks.embeddedIdentity}); ${schema} commit;`;
  await retryWhile(isConnectTimeout, () => pool.query(setUp), connectMs);
  return {
    keys: await keptKeys(pool),
    adapter: (model: string) => recordAdapter(pool, model),
    account: (subject: string) => findAccount(pool, subject),
    isUser: (subject: string) => isUser(pool, subject),
    saveAccount: (account: Account) => saveAccount(pool, account),
  };
}

export type IdentityState = Awaited<ReturnType<typeof openIdentityState>>;

async function keptKeys(pool: Pool): Promise<ProviderKeys> {
  const kept = await storedKeys(pool);
  if (kept) return kept;
  const fresh = newKeys();
  await pool.query('insert into identity.keys (keys) values ($1) on conflict do nothing', [JSON.stringify(fresh)]);
  // If several processes start at once, one of them inserts.
  return (await storedKeys(pool)) ?? fresh;
}

async function storedKeys(pool: Pool): Promise<ProviderKeys | undefined> {
  const { rows } = await pool.query<{ keys: ProviderKeys }>('select keys from identity.keys');
  return rows[0]?.keys;
}

function newKeys(): ProviderKeys {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const signing = { ...key, kty: 'RSA', kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };
  return { jwks: { keys: [signing] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}

async function findAccount(pool: Pool, subject: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>(
    'select subject, email, first_name as "firstName", last_name as "lastName" from identity.accounts where subject = $1',
    [subject],
  );
  return rows[0];
}

/** Whether the product has a user of this provider with the subject. The demo's users exist before their first sign-in. */
async function isUser(pool: Pool, subject: string): Promise<boolean> {
  const found = 'select from users where issuer = $1 and subject = $2';
  return (await pool.query(found, [embeddedIssuer, subject])).rowCount === 1;
}

/** Inserts or updates an account. An empty name keeps the previous one. */
async function saveAccount(pool: Pool, { subject, email, firstName, lastName }: Account): Promise<void> {
  await pool.query(
    `insert into identity.accounts as known (subject, email, first_name, last_name) values ($1, $2, $3, $4)
     on conflict (subject) do update set first_name = coalesce(excluded.first_name, known.first_name),
       last_name = coalesce(excluded.last_name, known.last_name)`,
    [subject, email, firstName, lastName],
  );
}

/** Deletes an account with all its sign-ins. */
export async function forgetAccount(db: Database, subject: string): Promise<void> {
  await db.execute(sql`delete from identity.records where position(${subject} in payload::text) > 0`);
  await db.execute(sql`delete from identity.accounts where subject = ${subject}`);
}

/** Returns oidc-provider's storage for one model. Expired records count as missing. */
function recordAdapter(pool: Pool, model: string): Adapter {
  const findBy = async (column: 'id' | 'uid', value: string) => {
    const { rows } = await pool.query<{ payload: AdapterPayload }>(
      `select payload from identity.records where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
      [model, value],
    );
    return rows[0]?.payload;
  };
  return {
    async upsert(id, payload, expiresInSeconds) {
      const expiresAt = expiresInSeconds ? new Date(Date.now() + expiresInSeconds * 1000) : null;
      await pool.query(
        `insert into identity.records (model, id, payload, grant_id, uid, expires_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, expires_at = excluded.expires_at`,
        [model, id, payload, payload.grantId ?? null, payload.uid ?? null, expiresAt],
      );
    },
    find: (id) => findBy('id', id),
    findByUid: (uid) => findBy('uid', uid),
    // Only the device flow uses these, and it is disabled.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const used = JSON.stringify({ consumed: Math.floor(Date.now() / 1000) });
      const update = 'update identity.records set payload = payload || $3::jsonb where model = $1 and id = $2';
      await pool.query(update, [model, id, used]);
    },
    async destroy(id) {
      await pool.query('delete from identity.records where model = $1 and id = $2', [model, id]);
    },
    async revokeByGrantId(grantId) {
      await pool.query('delete from identity.records where grant_id = $1', [grantId]);
    },
  };
}
