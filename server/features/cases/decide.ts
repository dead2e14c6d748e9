import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { lastingActs, type Act, type AnswerInput, type DecisionInput } from '@shared/cases';
import { hold } from '@shared/decisions';
import type { Database, PooledDatabase } from '../../db/client';
import { lockUser } from '../../db/lock-user';
import { appeals, cases, decisions } from '../../db/moderation-tables';
import { tailors } from '../../db/tables';
import type { StoreDeps } from '../../deps';
import { found, HttpError } from '../../http/errors';
import { movingPictures, type PictureCopy } from '../objects/move-picture';
import { applyDecisions } from './apply-decisions';
import { pictureAt } from './case-picture';
import { writeLog, type Actor } from './write-log';

/** What the decisions change: rows, and the files of a picture that is hidden. */
export type DecideDeps = Pick<StoreDeps, 'storage' | 'log'> & { db: PooledDatabase };

/** Returns the functions by which an operator decides. `actor` is written into the log. */
export function deciding(deps: DecideDeps, actor: Actor) {
  const { db } = deps;
  const files = movingPictures(deps);
  return {
    /**
     * Decides a case and closes it. The files of a picture that is hidden move to another random key, so that their earlier
     * addresses stop working. @throws HttpError 404 without the case, 409 if the act does not fit its state
     */
    decide: async (caseId: string, { act, ...reason }: DecisionInput): Promise<void> => {
      const key = act === 'hide picture' ? await keyOfShown(db, caseId) : undefined;
      const copy = key === undefined ? undefined : await files.copy(key);
      await db.transaction(async (tx) => {
        const about = await lockCase(tx, caseId);
        if (act === 'restore') await endAll(tx, caseId);
        else if (act === 'dismiss' && (await isHeld(tx, caseId)))
          throw conflictOf('This page waits. Show it or hide it.');
        else if (act !== 'dismiss') await refuseTwice(tx, about, act, copy);
        else if (about.closedAt) throw conflictOf('This case is closed already.');
        const { userId, tailorId, imageId } = about;
        if (act === 'hide page' || act === 'suspend') await end(tx, heldBy(caseId));
        const ends = lastingActs.includes(act) ? null : sql`now()`;
        const row = { caseId, userId, tailorId, imageId, act, ...reason, endedAt: ends };
        const [decision] = await tx.insert(decisions).values(row).returning({ id: decisions.id });
        await tx
          .update(cases)
          .set({ closedAt: sql`coalesce(closed_at, now())` })
          .where(eq(cases.id, caseId));
        await writeLog(tx, about, { act, actor, ground: reason.ground, decisionId: decision?.id });
        if (copy) await files.take(tx, copy);
        await applyDecisions(tx, about);
      });
      if (copy) await files.discard(copy);
    },
    /** Answers an appeal and returns the case's id. @throws HttpError 404 without an appeal, 409 if it is answered already */
    answer: (decisionId: string, { granted, answer }: AnswerInput): Promise<string> =>
      db.transaction(async (tx) => {
        const [asked] = await tx.select().from(decisions).where(eq(decisions.id, decisionId));
        const { caseId, ground } = found(asked, 'Decision');
        const about = await lockCase(tx, caseId);
        const [appeal] = await tx.select().from(appeals).where(eq(appeals.decisionId, decisionId));
        if (found(appeal, 'Appeal').answeredAt) throw conflictOf('This appeal is answered already.');
        const answered = { granted, answer, answeredAt: sql`now()` };
        await tx.update(appeals).set(answered).where(eq(appeals.decisionId, decisionId));
        if (granted) await end(tx, eq(decisions.id, decisionId));
        await writeLog(tx, about, { act: granted ? 'appeal granted' : 'appeal refused', actor, ground, decisionId });
        await applyDecisions(tx, about);
        return caseId;
      }),
  };
}

/**
 * Reads a case and locks the tailor, so that the decisions about one tailor follow each other. The user is locked first, as in the
 * deletion of an account.
 */
async function lockCase(tx: Database, caseId: string) {
  const [asked] = await tx
    .select({ userId: tailors.userId, tailorId: tailors.id })
    .from(cases)
    .innerJoin(tailors, eq(tailors.id, cases.tailorId))
    .where(eq(cases.id, caseId));
  const { userId, tailorId } = found(asked, 'Case');
  await lockUser(tx, userId);
  await tx.select({ id: tailors.id }).from(tailors).where(eq(tailors.id, tailorId)).for('no key update');
  const [row] = await tx.select().from(cases).where(eq(cases.id, caseId));
  return { ...found(row, 'Case'), userId };
}

type LockedCase = Awaited<ReturnType<typeof lockCase>>;

/** @throws HttpError 409 if the act is in force already, or if it needs a picture that is not there */
async function refuseTwice(
  tx: Database,
  { tailorId, imageId }: LockedCase,
  act: Act,
  copy: PictureCopy | undefined,
): Promise<void> {
  const sameThing = act === 'hide picture' ? eq(decisions.imageId, imageId ?? tailorId) : undefined;
  const inForce = and(eq(decisions.tailorId, tailorId), eq(decisions.act, act), isNull(decisions.endedAt), sameThing);
  if ((await tx.select().from(decisions).where(inForce).limit(1)).length > 0) {
    throw conflictOf(act === 'suspend' ? 'This account is suspended already.' : 'This is hidden already.');
  }
  if (act !== 'hide picture') return;
  if (!imageId) throw conflictOf('This case is about the page. Hide the page instead.');
  if (!(await pictureAt(tx, { tailorId, imageId }))) throw conflictOf('The owner has deleted this picture.');
  if (!copy) throw conflictOf('Somebody else has just decided about this picture. Please look again.');
}

/** Returns the key of the case's picture, if it is on the page and not hidden. */
async function keyOfShown(db: Database, caseId: string): Promise<string | undefined> {
  const [about] = await db.select().from(cases).where(eq(cases.id, caseId));
  const picture = about?.imageId ? await pictureAt(db, about) : undefined;
  return picture?.isHidden ? undefined : picture?.key;
}

/** Selects the hold of a case's new profile. */
const heldBy = (caseId: string) => and(eq(decisions.caseId, caseId), eq(decisions.act, hold));

async function isHeld(tx: Database, caseId: string): Promise<boolean> {
  return (await tx.$count(decisions, and(heldBy(caseId), isNull(decisions.endedAt)))) > 0;
}

/** Ends the decisions of a case. @throws HttpError 409 if none is in force */
async function endAll(tx: Database, caseId: string): Promise<void> {
  const ended = await end(tx, and(eq(decisions.caseId, caseId), inArray(decisions.act, [...lastingActs])));
  if (ended === 0) throw conflictOf('This case has nothing to restore.');
}

async function end(tx: Database, which: ReturnType<typeof and>): Promise<number> {
  const ended = { endedAt: sql`now()` };
  const { rowCount } = await tx
    .update(decisions)
    .set(ended)
    .where(and(which, isNull(decisions.endedAt)));
  return rowCount ?? 0;
}

function conflictOf(message: string): HttpError {
  return new HttpError(409, 'conflict', message);
}
