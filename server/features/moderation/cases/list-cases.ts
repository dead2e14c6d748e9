import { and, desc, eq, getTableColumns, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CaseList } from '@shared/moderation/acts';
import type { Database } from '../../../db/client';
import { appeals, cases, decisions, reports } from '../tables';
import { pageRows } from '../../../db/pages';
import { tailors } from '../../tailor/tables';
import { users } from '../../../auth/tables';

const isReport = sql`${cases.kind} = 'report'`;
const unanswered = sql`exists (
  select from ${decisions} join ${appeals} on ${appeals.decisionId} = ${decisions.id}
  where ${decisions.caseId} = ${cases.id} and ${appeals.answeredAt} is null
)`;

/** An order before that of the numbers. `key` is its value as a whole number, for cursors; `at` turns a key into a value. */
interface Order {
  by: SQL | PgColumn;
  key: SQL;
  at: (key: string) => SQL;
}

const reportsFirst: Order = {
  by: sql`(${isReport})::int`,
  key: sql`(${isReport})::int`,
  at: (key) => sql`${key}::bigint`,
};
const latestClosed: Order = {
  by: cases.closedAt,
  key: sql`(extract(epoch from ${cases.closedAt}) * 1000000)::bigint`,
  at: (key) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
};

const lists: Readonly<Record<CaseList, Order & { where: SQL | undefined }>> = {
  open: { ...reportsFirst, where: isNull(cases.closedAt) },
  reports: { ...reportsFirst, where: and(isNull(cases.closedAt), isReport) },
  appeals: { ...reportsFirst, where: unanswered },
  flags: { ...reportsFirst, where: and(isNull(cases.closedAt), sql`not (${isReport})`) },
  closed: { ...latestClosed, where: isNotNull(cases.closedAt) },
};

/** Returns the statement that reads cases as lines of a list. `key` is the first part of the list's order. */
export function caseLines(db: Database, key: SQL = sql`0`) {
  const ofCase = eq(reports.caseId, cases.id);
  const latestReason = db
    .select({ reason: reports.reason })
    .from(reports)
    .where(ofCase)
    .orderBy(desc(reports.createdAt))
    .limit(1)
    .getSQL();
  const senders = db
    .select({
      count: sql`case when bool_and(${reports.sender} is not null) then count(distinct ${reports.sender})::int end`,
    })
    .from(reports)
    .where(ofCase)
    .getSQL();
  return db
    .select({
      ...getTableColumns(cases),
      page: {
        id: tailors.id,
        businessName: tailors.businessName,
        profileSlug: tailors.profileSlug,
        isHidden: sql<boolean>`${tailors.hiddenAt} is not null`,
        isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
      },
      reports: db.$count(reports, ofCase),
      senders: sql<number | null>`(${senders})`,
      reason: sql<string | null>`(${latestReason})`,
      key: sql<string>`(${key})::text`,
    })
    .from(cases)
    .innerJoin(tailors, eq(tailors.id, cases.tailorId))
    .innerJoin(users, eq(users.id, tailors.userId))
    .$dynamic();
}

/** Returns one page of a list, the newest cases first, and the cursor of the next page. `cursor` is that of this page. */
export async function listCases(db: Database, list: CaseList, cursor?: string) {
  const { where, by, key, at } = lists[list];
  const [lastKey = '', lastNumber] = cursor?.split('_') ?? [];
  const isAfter = cursor ? sql`(${by}, ${cases.number}) < (${at(lastKey)}, ${lastNumber}::int)` : undefined;
  const rows = await caseLines(db, key)
    .where(and(where, isAfter))
    .orderBy(desc(by), desc(cases.number))
    .limit(pageRows + 1);
  const page = rows.slice(0, pageRows);
  const last = page.at(-1);
  return { cases: page, next: last && rows.length > pageRows ? `${last.key}_${last.number}` : undefined };
}

/** Counts the open cases with reports of people, those that the server has found, and those with an appeal to answer. */
export async function countCases(db: Database) {
  const isOpen = isNull(cases.closedAt);
  const [row] = await db
    .select({
      reports: sql<number>`count(*) filter (where ${isReport})::int`,
      flags: sql<number>`count(*) filter (where not (${isReport}))::int`,
    })
    .from(cases)
    .where(isOpen);
  const appealed = await db
    .selectDistinct({ caseId: decisions.caseId })
    .from(appeals)
    .innerJoin(decisions, eq(decisions.id, appeals.decisionId))
    .where(isNull(appeals.answeredAt));
  return { reports: row?.reports ?? 0, flags: row?.flags ?? 0, appeals: appealed.length };
}
