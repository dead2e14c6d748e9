import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AnswerInput, DecisionInput } from '@shared/moderation/cases';
import { lastingActs, type Act, hold } from '@shared/moderation/acts';
import type { Database, PooledDatabase } from '../../../db/client';
import { appeals, cases, decisions } from '../tables';
import { tailors } from '../../tailor/tables';
import type { StoreDeps } from '../../../deps';
import { found, HttpError } from '../../../http/errors';
import { movingPictures, type PictureCopy } from '../../objects/move-picture';
import { forgetSenders } from '../reports/senders';
import { applyDecisions } from './apply-decisions';
import { uploadAt, type PicturePlace } from '../cases/case-picture';
import { hideCopies } from '../copies/hide-copies';
import { lockPage } from './lock-page';
import { writeLog, type Actor } from '../log/write-log';

/** What the decisions change: rows, and the files of a picture that is hidden. */
export type DecideDeps = Pick<StoreDeps, 'storage' | 'log' | 'pictures'> & { db: PooledDatabase };

/** A decision with its ground: a reason of a report, or the kind of the case. */
export type GroundedDecision = Omit<DecisionInput, 'ground'> & { ground: string };

export type DecisionMaker = ReturnType<typeof decisionMaker>;

/** Returns the functions by which an operator decides. `actor` is written into the log. */
export function decisionMaker(deps: DecideDeps, actor: Actor) {
  const { db } = deps;
  const files = movingPictures(deps);
  return {
    /**
     * Decides a case and closes it. The files of a picture that is hidden move to another random key, so that their earlier
     * addresses stop working. Other uploads of the same picture by its owner are hidden too. @throws HttpError 404 without the
     * case, 409 if the act does not fit its state
     */
    decide: async (caseId: string, { act, ...reason }: GroundedDecision): Promise<void> => {
      const hidden = act === 'hide picture' ? await shownIn(db, caseId) : undefined;
      const copy = hidden && (await files.copy(hidden.publicKey));
      const known = hidden?.fingerprint?.length ? hidden.fingerprint : undefined;
      const fingerprint = known ?? (await fingerprintOf(deps, copy?.jpeg));
      const owner = await db.transaction(async (tx) => {
        const about = await lockCase(tx, caseId);
        if (act === 'restore') await endAll(tx, caseId);
        else if (act === 'dismiss' && (await isHeld(tx, caseId)))
          throw conflictOf('This page waits. Show it or hide it.');
        else if (act !== 'dismiss') await refuseTwice(tx, about, act, copy);
        else if (about.closedAt) throw conflictOf('This case is closed already.');
        const { userId, tailorId, imageId } = about;
        if (act === 'hide page' || act === 'suspend') await end(tx, heldBy(caseId));
        const ends = lastingActs.includes(act) ? null : sql`now()`;
        const picture = { imageId, uploadId: hidden?.id, fingerprint };
        const row = { caseId, userId, tailorId, ...picture, act, ...reason, endedAt: ends };
        const [decision] = await tx.insert(decisions).values(row).returning({ id: decisions.id });
        await tx
          .update(cases)
          .set({ closedAt: sql`coalesce(closed_at, now())` })
          .where(eq(cases.id, caseId));
        await forgetSenders(tx, caseId);
        await writeLog(tx, about, { act, actor, ground: reason.ground, decisionId: decision?.id });
        if (copy) await files.take(tx, copy);
        await applyDecisions(tx, about);
        return userId;
      });
      if (!copy) return;
      await files.discard(copy);
      await hideCopies(deps, owner).catch((err: unknown) => deps.log.warn({ err }, 'copies left to the next sweep'));
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

/** Reads a case and locks its page. */
async function lockCase(tx: Database, caseId: string) {
  const [asked] = await tx
    .select({ userId: tailors.userId, tailorId: tailors.id })
    .from(cases)
    .innerJoin(tailors, eq(tailors.id, cases.tailorId))
    .where(eq(cases.id, caseId));
  const { userId, ...page } = found(asked, 'Case');
  await lockPage(tx, { userId, ...page });
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
  if (act === 'hide picture') return refusePicture(tx, { tailorId, imageId }, copy);
  const inForce = and(eq(decisions.tailorId, tailorId), eq(decisions.act, act), isNull(decisions.endedAt));
  if ((await tx.select().from(decisions).where(inForce).limit(1)).length > 0) {
    throw conflictOf(act === 'suspend' ? 'This account is suspended already.' : hiddenAlready);
  }
}

async function refusePicture(tx: Database, place: PicturePlace, copy: PictureCopy | undefined): Promise<void> {
  if (!place.imageId) throw conflictOf('This case is about the page. Hide the page instead.');
  const upload = await uploadAt(tx, place);
  if (!upload) throw conflictOf('The owner has deleted this picture.');
  if (upload.hiddenAt) throw conflictOf(hiddenAlready);
  if (copy?.from !== upload.publicKey) {
    throw conflictOf('Somebody else has just decided about this picture. Please look again.');
  }
}

/** Returns the upload of the case's picture, if it is not hidden. */
async function shownIn(db: Database, caseId: string) {
  const [about] = await db.select().from(cases).where(eq(cases.id, caseId));
  const upload = about?.imageId ? await uploadAt(db, about) : undefined;
  return upload?.hiddenAt ? undefined : upload;
}

/** Makes the fingerprint of a picture whose upload has none yet. Returns null if that fails: the sweep makes it later. */
async function fingerprintOf({ pictures, log }: DecideDeps, jpeg: Buffer | undefined): Promise<Buffer | null> {
  if (!jpeg) return null;
  return pictures.fingerprint(jpeg).catch((err: unknown) => {
    log.warn({ err }, 'a hidden picture has no fingerprint yet');
    return null;
  });
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

/** Ends decisions and those that repeat them for other uploads of the same picture. Returns their number. */
async function end(tx: Database, which: ReturnType<typeof and>): Promise<number> {
  const ended = { endedAt: sql`now()` };
  const these = tx.select({ id: decisions.id }).from(decisions).where(which);
  const { rowCount } = await tx
    .update(decisions)
    .set(ended)
    .where(and(or(which, inArray(decisions.repeats, these)), isNull(decisions.endedAt)));
  return rowCount ?? 0;
}

const hiddenAlready = 'This is hidden already.';

function conflictOf(message: string): HttpError {
  return new HttpError(409, 'conflict', message);
}
