import { desc, eq, inArray } from 'drizzle-orm';
import type { AnswerInput, DecisionInput, HideOtherInput } from '@shared/moderation/cases';
import type { CaseList } from '@shared/moderation/acts';
import { appeals, cases, decisions, moderationLog, reports } from '../tables';
import { found, HttpError } from '../../../http/errors';
import type { CasePage } from './case-page';
import { casePicture, pictureAt, type PicturePlace } from './case-picture';
import type { DecisionMaker, GroundedDecision } from '../deciding/decide';
import { caseLines, countCases, listCases } from './list-cases';
import { logAsCsv } from '../log/log-as-csv';
import { type MailDeps, ownerOfCase, ownerOfDecision, tellAnswer, tellDecision } from '../deciding/mails';
import { openCase } from './open-case';
import type { Actor } from '../log/write-log';
import type { Database, PooledDatabase } from '../../../db/client';
import type { ObjectStorage } from '../../../storage/object-storage';
import { users } from '../../../auth/tables';

/** Most reports and lines of the log that are read of one case. */
const listLimit = 200;

const samePicture = 'same picture';

interface CaseDeps extends MailDeps {
  db: PooledDatabase;
  storage: Pick<ObjectStorage, 'publicUrl'>;
  /** The functions by which `actor` decides. */
  decider: DecisionMaker;
  /** Returns a page as it is stored now. */
  contentOf: CasePage;
}

/** Returns the cases as operators see them. `actor` is written into the log with every act. See operator-cases.ts. */
export function caseStore({ db, storage, decider, contentOf, ...mails }: CaseDeps, actor: Actor) {
  const reportsOf = (caseId: string) =>
    db.select().from(reports).where(eq(reports.caseId, caseId)).orderBy(desc(reports.createdAt)).limit(listLimit);
  const decisionsOf = (caseId: string) =>
    db
      .select({ decision: decisions, appeal: appeals })
      .from(decisions)
      .leftJoin(appeals, eq(appeals.decisionId, decisions.id))
      .where(eq(decisions.caseId, caseId))
      .orderBy(desc(decisions.createdAt));
  const logOf = async (caseId: string) => {
    const ofCase = eq(moderationLog.caseId, caseId);
    const lines = await db.select().from(moderationLog).where(ofCase).orderBy(desc(moderationLog.seq)).limit(listLimit);
    const nameOf = await actorNames(
      db,
      lines.map((line) => line.actor),
    );
    return lines.map((line) => ({ ...line, by: nameOf(line.actor) }));
  };
  const get = async (id: string) => {
    const line = found((await caseLines(db).where(eq(cases.id, id)))[0], 'Case');
    const reportList = await reportsOf(id);
    const other = otherPlace(reportList);
    const lines = await logOf(id);
    const byOf = (decisionId: string, act: string) =>
      lines.find((each) => each.decisionId === decisionId && each.act === act)?.by ?? null;
    return {
      ...line,
      image: line.imageId ? await casePicture({ db, storage }, line) : null,
      other: other ? await casePicture({ db, storage }, other) : null,
      content: await contentOf(line.tailorId),
      reportList,
      decisions: (await decisionsOf(id)).map(({ decision, appeal }) => ({
        ...decision,
        by: byOf(decision.id, decision.act),
        appeal,
      })),
      log: lines,
    };
  };
  /** Decides, and tells the owner and the reporters. */
  const decide = async (id: string, input: GroundedDecision) => {
    const owner = await ownerOfCase(db, id);
    await decider.decide(id, input);
    const decided = await get(id);
    tellDecision(mails, owner, decided, input);
    return decided;
  };
  /** Returns what a case is about, as the ground of an act for which none was chosen. */
  const groundOf = async (id: string) => {
    const [line] = await caseLines(db).where(eq(cases.id, id));
    const { reason, kind } = found(line, 'Case');
    return reason ?? kind;
  };

  return {
    list: (list: CaseList, cursor?: string) => listCases(db, list, cursor),
    counts: () => countCases(db),
    get,
    /** Returns the id of the case with this number. */
    idOf: async (number: number): Promise<string> => {
      const [row] = await db.select({ id: cases.id }).from(cases).where(eq(cases.number, number));
      return found(row, 'Case').id;
    },
    decide: async (id: string, input: DecisionInput) =>
      decide(id, { ...input, ground: input.ground ?? (await groundOf(id)) }),
    /**
     * Hides the other picture of two that are the same, by a case about it, and dismisses this case if it is open. @throws HttpError
     * 409 if there is no other picture to hide
     */
    hideOther: async (id: string, input: HideOtherInput) => {
      const [about] = await db.select().from(cases).where(eq(cases.id, id));
      const { tailorId, imageId, closedAt } = found(about, 'Case');
      const other = otherPlace(await reportsOf(id));
      const shown = other && (await pictureAt(db, other));
      if (!other || !shown || shown.isHidden)
        throw new HttpError(409, 'conflict', 'There is no other picture to hide.');
      const kind = samePicture;
      const details = { tailorId, imageId };
      const opened = await openCase(db, { kind, ...other, reason: kind, details, actor });
      await decide(opened.id, { act: 'hide picture', ...input });
      return closedAt ? get(id) : decide(id, { act: 'dismiss', ground: kind, explanation: null, note: input.note });
    },
    answer: async (decisionId: string, input: AnswerInput) => {
      const email = await ownerOfDecision(db, decisionId);
      const caseId = await decider.answer(decisionId, input);
      tellAnswer(mails, email, input);
      return get(caseId);
    },
    log: () => logAsCsv(db),
  };
}

/** Returns where the other one of two pictures is that are the same; undefined for a case about one picture. */
function otherPlace(reportList: Pick<typeof reports.$inferSelect, 'reason' | 'details'>[]): PicturePlace | undefined {
  const finding = reportList.find(({ reason }) => reason === samePicture);
  return finding?.details ? (finding.details as unknown as PicturePlace) : undefined;
}

const partNames: Readonly<Record<string, string>> = {
  visitor: 'a visitor',
  owner: 'the owner',
  server: 'the server',
  'command line': 'the command line',
};

/** Returns a function that names actors of the log: 'the server', or the name or e-mail address of an operator. */
async function actorNames(db: Database, actors: readonly Actor[]): Promise<(actor: Actor) => string> {
  const ids = [...new Set(actors)].filter((actor) => !Object.hasOwn(partNames, actor));
  const rows = ids.length > 0 ? await db.select().from(users).where(inArray(users.id, ids)) : [];
  const operators = new Map(
    rows.map(({ id, firstName, lastName, email }) => [
      id,
      [firstName, lastName].filter(Boolean).join(' ') || email || 'an operator without a name',
    ]),
  );
  return (actor) => (Object.hasOwn(partNames, actor) ? partNames[actor] : operators.get(actor)) ?? 'a former operator';
}
