import { asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AnswerInput, CaseList, DecisionInput } from '@shared/cases';
import { appeals, cases, decisions, moderationLog, reports } from '../../db/moderation-tables';
import { tailors, users } from '../../db/tables';
import { found } from '../../http/errors';
import { casePage } from './case-page';
import { casePicture, type PicturePlace } from './case-picture';
import { type DecideDeps, deciding } from './decide';
import { logAsCsv } from './log-as-csv';
import { ownerOfCase, ownerOfDecision, tellAnswer, tellDecision, type MailDeps } from './mails';
import type { Actor } from './write-log';

/** Most cases of one list. */
const listLimit = 200;

type CaseDeps = MailDeps & DecideDeps;

/** Returns the cases as operators see them. `actor` is written into the log with every act. */
export function caseStore({ db, storage, log, pictures, ...mails }: CaseDeps, actor: Actor) {
  const { decide, answer } = deciding({ db, storage, log, pictures }, actor);
  const lines = () =>
    db
      .select({
        ...getTableColumns(cases),
        page: {
          id: tailors.id,
          businessName: tailors.businessName,
          profileSlug: tailors.profileSlug,
          isHidden: sql<boolean>`${tailors.hiddenAt} is not null`,
          isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
        },
        reports: db.$count(reports, eq(reports.caseId, cases.id)),
        reason: sql<string | null>`(${latestReason})`,
      })
      .from(cases)
      .innerJoin(tailors, eq(tailors.id, cases.tailorId))
      .innerJoin(users, eq(users.id, tailors.userId));
  const latestReason = db
    .select({ reason: reports.reason })
    .from(reports)
    .where(eq(reports.caseId, cases.id))
    .orderBy(desc(reports.createdAt))
    .limit(1)
    .getSQL();

  const decisionsOf = async (caseId: string) => {
    const rows = await db
      .select({ decision: decisions, appeal: appeals })
      .from(decisions)
      .leftJoin(appeals, eq(appeals.decisionId, decisions.id))
      .where(eq(decisions.caseId, caseId))
      .orderBy(desc(decisions.createdAt));
    return rows.map(({ decision, appeal }) => ({ ...decision, appeal }));
  };
  const get = async (id: string) => {
    const line = found((await lines().where(eq(cases.id, id)))[0], 'Case');
    const ofCase = eq(reports.caseId, id);
    const reportList = await db.select().from(reports).where(ofCase).orderBy(desc(reports.createdAt)).limit(listLimit);
    const copied = reportList.find(({ reason }) => reason === 'same picture')?.details as PicturePlace | undefined;
    return {
      ...line,
      image: line.imageId ? await casePicture({ db, storage }, line) : null,
      other: copied ? await casePicture({ db, storage }, copied) : null,
      content: await casePage({ db, storage }, line.tailorId),
      reportList,
      decisions: await decisionsOf(id),
      log: await db
        .select()
        .from(moderationLog)
        .where(eq(moderationLog.caseId, id))
        .orderBy(desc(moderationLog.seq))
        .limit(listLimit),
    };
  };

  return {
    list: (list: CaseList) => {
      const [where, order] = listed[list];
      return lines().where(where).orderBy(order).limit(listLimit);
    },
    get,
    /** Returns the id of the case with this number. */
    idOf: async (number: number): Promise<string> => {
      const [row] = await db.select({ id: cases.id }).from(cases).where(eq(cases.number, number));
      return found(row, 'Case').id;
    },
    decide: async (id: string, input: DecisionInput) => {
      const owner = await ownerOfCase(db, id);
      await decide(id, input);
      const decided = await get(id);
      tellDecision(mails, owner, decided, input);
      return decided;
    },
    answer: async (decisionId: string, input: AnswerInput) => {
      const email = await ownerOfDecision(db, decisionId);
      const caseId = await answer(decisionId, input);
      tellAnswer(mails, email, input);
      return get(caseId);
    },
    log: () => logAsCsv(db),
  };
}

const unanswered = sql`exists (
  select from ${decisions} join ${appeals} on ${appeals.decisionId} = ${decisions.id}
  where ${decisions.caseId} = ${cases.id} and ${appeals.answeredAt} is null
)`;

const listed = {
  open: [isNull(cases.closedAt), asc(cases.openedAt)],
  appeals: [unanswered, asc(cases.closedAt)],
  closed: [isNotNull(cases.closedAt), desc(cases.closedAt)],
} as const;
