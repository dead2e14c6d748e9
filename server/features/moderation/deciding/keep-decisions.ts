import { createHmac } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { lastingActs } from '@shared/moderation/acts';
import type { Database } from '../../../db/client';
import { cases, decisions, keptDecisions } from '../tables';
import { lastingSecret } from '../../../db/secrets';
import { tailors } from '../../tailor/tables';
import { users } from '../../../auth/tables';
import { uploads } from '../../objects/tables';
import { found } from '../../../http/errors';
import { isSamePicture } from '../../../pictures/fingerprint';
import { applyDecisions } from './apply-decisions';
import { openCase } from '../cases/open-case';
import { hidingDecisionOf, repeatDecision } from '../copies/repeat-decision';
import { writeLog } from '../log/write-log';

/** What identifies a user at the identity provider. */
type Identity = Pick<typeof users.$inferSelect, 'issuer' | 'subject'>;

/** Keeps the decisions in force about an account that is being deleted. Runs before its rows are deleted. */
export async function keepDecisions(tx: Database, user: Identity & { id: string }): Promise<void> {
  const { id: decisionId, act, ground, fingerprint, caseId, tailorId, imageId, createdAt } = decisions;
  const hidesPage = inArray(
    act,
    lastingActs.filter((each) => each !== 'hide picture'),
  );
  const inForce = and(eq(decisions.userId, user.id), isNull(decisions.endedAt), or(hidesPage, isNotNull(fingerprint)));
  const rows = await tx
    .select({ decisionId, act, ground, fingerprint, caseId, caseNumber: cases.number, tailorId, imageId, createdAt })
    .from(decisions)
    .innerJoin(cases, eq(cases.id, caseId))
    .where(inForce);
  if (rows.length === 0) return;
  const identity = await identityHash(tx, user);
  await tx.insert(keptDecisions).values(rows.map((row) => ({ ...row, identity })));
}

/** Suspends a new user whose earlier account was suspended when it was deleted. The log names the earlier case. */
export async function suspendAgain(tx: Database, user: Identity & { id: string }): Promise<void> {
  const suspensions = (await keptOf(tx, user)).filter(({ act }) => act === 'suspend');
  if (suspensions.length === 0) return;
  await tx
    .update(users)
    .set({ suspendedAt: sql`now()` })
    .where(eq(users.id, user.id));
  for (const { caseId: id, caseNumber: number, tailorId, imageId, ground, decisionId } of suspensions) {
    const entry = { act: 'signed in again', actor: 'server', ground, decisionId } as const;
    await writeLog(tx, { id, number, tailorId, imageId }, entry);
  }
}

/**
 * Decides about a new page as about the earlier one of the same person: opens a case in which all kept decisions are in force
 * again. Returns whether the page is hidden. Its owner reads the decisions and can appeal, and an operator can restore.
 */
export async function decideAgain(tx: Database, subject: { userId: string; tailorId: string }): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users.id, subject.userId));
  const kept = await keptOf(tx, found(user, 'User'));
  if (kept.length === 0) return false;
  const kind = 'returned account';
  const about = await openCase(tx, { kind, tailorId: subject.tailorId, reason: kind, actor: 'server' });
  for (const { act, ground, fingerprint, imageId } of kept) {
    const [decision] = await tx
      .insert(decisions)
      .values({ caseId: about.id, ...subject, imageId, act, ground, fingerprint })
      .returning({ id: decisions.id });
    const entry = { act: act as (typeof lastingActs)[number], actor: 'server', ground, decisionId: decision?.id };
    await writeLog(tx, about, entry);
  }
  await tx.delete(keptDecisions).where(
    inArray(
      keptDecisions.decisionId,
      kept.map(({ decisionId }) => decisionId),
    ),
  );
  await hideUploaded(tx, subject.userId);
  await applyDecisions(tx, subject);
  return kept.some(({ act }) => act !== 'hide picture');
}

/** Repeats the decisions for the pictures that the user has uploaded before there was a page; see `keptFingerprintOf`. */
async function hideUploaded(tx: Database, userId: string): Promise<void> {
  const { id, publicKey, fingerprint } = uploads;
  const hidden = await tx
    .select({ id, publicKey: sql<string>`${publicKey}`, stored: sql<Buffer>`${fingerprint}` })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNotNull(uploads.hiddenAt), isNotNull(fingerprint)));
  for (const { stored, ...upload } of hidden) {
    const first = await hidingDecisionOf(tx, userId, async () => stored);
    if (first) await repeatDecision(tx, upload, first);
  }
}

/**
 * Returns the fingerprint of a picture of a user without a page, if a decision about the earlier page of the same person hides it.
 */
export async function keptFingerprintOf(
  db: Database,
  userId: string,
  makeFingerprint: () => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const hasPage = db.select({ id: tailors.id }).from(tailors).where(eq(tailors.userId, userId));
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), notExists(hasPage)));
  const hidden = user ? (await keptOf(db, user)).flatMap(({ fingerprint }) => fingerprint ?? []) : [];
  if (hidden.length === 0) return undefined;
  const own = await makeFingerprint();
  return hidden.some((each) => isSamePicture(own, each)) ? own : undefined;
}

async function keptOf(tx: Database, identity: Identity) {
  return tx
    .select()
    .from(keptDecisions)
    .where(eq(keptDecisions.identity, await identityHash(tx, identity)))
    .orderBy(keptDecisions.createdAt);
}

/** Returns a keyed hash that is the same for each account of one person at one identity provider. */
async function identityHash(tx: Database, { issuer, subject }: Identity): Promise<string> {
  const key = await lastingSecret(tx, 'identities');
  return createHmac('sha256', key)
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');
}
