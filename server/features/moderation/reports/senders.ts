import { createHmac, hkdfSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reports } from '../tables';

/**
 * Returns a function that makes a keyed hash of an internet connection and a case. It tells the senders within one case apart; the
 * same sender has another hash in each case.
 */
export function senderHash(secret: string, network: string): (caseId: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'senders of reports', 32));
  return (caseId) => createHmac('sha256', key).update(`${caseId} ${network}`).digest('base64url');
}

/** Deletes the hashes of the senders of a case that is closed. */
export async function forgetSenders(tx: Database, caseId: string): Promise<void> {
  await tx.update(reports).set({ sender: null }).where(eq(reports.caseId, caseId));
}
