import { Readable } from 'node:stream';
import { asc, eq, gt } from 'drizzle-orm';
import type { PooledDatabase } from '../../../db/client';
import { decisions, moderationLog } from '../tables';
import { csv } from '../../../archive/format';

/** Rows per statement. */
const pageSize = 500;

const names = [
  ...['Number', 'Time', 'Act', 'By', 'Reason', 'Case', 'Page', 'Picture', 'Decision'],
  ...['Words to the owner', 'Note'],
];

/**
 * Returns the whole log as CSV, the oldest act first. The words of a decision are in it while the account exists.
 */
export function logAsCsv(db: PooledDatabase): Readable {
  return Readable.from(
    csv(pages(db), names, ({ line, explanation, note }) => [
      line.seq,
      line.at.toISOString(),
      line.act,
      line.actor,
      line.ground,
      line.caseNumber,
      line.tailorId,
      line.imageId,
      line.decisionId,
      explanation,
      note,
    ]),
  );
}

async function* pages(db: PooledDatabase) {
  for (let last = 0; ;) {
    const rows = await db
      .select({ line: moderationLog, explanation: decisions.explanation, note: decisions.note })
      .from(moderationLog)
      .leftJoin(decisions, eq(decisions.id, moderationLog.decisionId))
      .where(gt(moderationLog.seq, last))
      .orderBy(asc(moderationLog.seq))
      .limit(pageSize);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.line.seq ?? last;
  }
}
