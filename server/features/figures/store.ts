import { and, eq, gte, sql } from 'drizzle-orm';
import type { DayFigures } from '@shared/figures/contract';
import { figures } from './tables';
import type { TailorId } from '../../db/owned';
import type { StoreDeps } from '../../deps';
import { lastDays } from './last-days';
import type { Database } from '../../db/client';

/** Returns access to one tailor's figures. */
export function figureStore({ db }: Pick<StoreDeps, 'db'>, tailorId: TailorId) {
  return {
    /** Returns the last 30 days in UTC, oldest first; a day without visitors has zeros. */
    list: async (): Promise<DayFigures[]> => {
      const days = lastDays(new Date());
      const { tailorId: owner, day } = figures;
      const rows = await db
        .select()
        .from(figures)
        .where(and(eq(owner, tailorId), gte(day, days[0] ?? '')));
      const byDay = new Map(rows.map((row) => [row.day, row]));
      return days.map((date) => byDay.get(date) ?? { day: date, views: 0, contacts: 0, appearances: 0 });
    },
  };
}

/** How long figures are kept: a year, and the month to compare it with. The privacy page names it. */
const keptMonths = 13;

const batchSize = 5_000;

/** Deletes the figures of old days, in batches, so that each statement is short. */
export async function forgetFigures(db: Database): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${figures} where ctid in (
        select ctid from ${figures}
        where day < (now() at time zone 'UTC')::date - make_interval(months => ${keptMonths})
        order by day limit ${batchSize} for update skip locked)`);
    if ((rowCount ?? 0) < batchSize) return;
  }
}
