import { and, desc, eq, inArray } from 'drizzle-orm';
import { lastingActs, hold } from '@shared/moderation/acts';
import type { appealInputSchema } from '@shared/moderation/decisions';
import type * as z from 'zod/mini';
import { lockUser } from '../../../auth/lock-user';
import { appeals, cases, decisions } from '../tables';
import type { StoreDeps } from '../../../deps';
import { found, HttpError } from '../../../http/errors';
import { writeLog } from '../log/write-log';

/** Most decisions that a user reads. */
const listLimit = 200;

/** Returns the decisions about one user's page and pictures. */
export function decisionStore({ db }: Pick<StoreDeps, 'db'>, userId: string) {
  const own = and(eq(decisions.userId, userId), inArray(decisions.act, [...lastingActs]));
  const read = async (id?: string) => {
    const rows = await db
      .select({ decision: decisions, appeal: appeals })
      .from(decisions)
      .leftJoin(appeals, eq(appeals.decisionId, decisions.id))
      .where(and(own, id === undefined ? undefined : eq(decisions.id, id)))
      .orderBy(desc(decisions.createdAt))
      .limit(listLimit);
    return rows.map(({ decision, appeal }) => ({ ...decision, appeal }));
  };
  return {
    list: () => read(),
    /** @throws HttpError 404 for another user's decision, 409 if it has an appeal or is no longer in force */
    appeal: async (id: string, { text }: z.output<typeof appealInputSchema>) => {
      await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const [row] = await tx
          .select({ act: decisions.act, endedAt: decisions.endedAt, ground: decisions.ground, about: cases })
          .from(decisions)
          .innerJoin(cases, eq(cases.id, decisions.caseId))
          .where(and(own, eq(decisions.id, id)));
        const { act, endedAt, ground, about } = found(row, 'Decision');
        if (act === hold) throw new HttpError(409, 'conflict', 'Nothing is decided yet.');
        if (endedAt) throw new HttpError(409, 'conflict', 'This decision is no longer in force.');
        const { rowCount } = await tx.insert(appeals).values({ decisionId: id, text }).onConflictDoNothing();
        if (rowCount === 0) throw new HttpError(409, 'conflict', 'You have appealed against this decision already.');
        await writeLog(tx, about, { act: 'appealed', actor: 'owner', ground, decisionId: id });
      });
      return found((await read(id))[0], 'Decision');
    },
  };
}
