import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { found } from '../http/errors';
import type { Database } from './client';
import { secrets } from './tables';

/**
 * Returns a random key of 32 bytes that never changes, and makes it at its first use. It is in the database and in each
 * backup: the secrets of the environment are replaced after a leak, and hashes made with them could then no longer be
 * compared.
 */
export async function lastingSecret(tx: Database, name: string): Promise<Buffer> {
  await tx
    .insert(secrets)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(secrets).where(eq(secrets.name, name));
  return found(row, 'Secret').value;
}
