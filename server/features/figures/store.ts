import { and, eq, gte } from 'drizzle-orm';
import type { DayFigures } from '@shared/figures/contract';
import { figures } from './tables';
import type { TailorId } from '../../db/owned';
import type { StoreDeps } from '../../deps';
import { lastDays } from './last-days';

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
