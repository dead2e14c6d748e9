import { seeded } from '@seamfolk/cloth';
import { figureDays, type DayFigures } from '@shared/figures/contract';
import { lastDays } from '../../features/figures/last-days';

/** Returns figures of the demo tailor for each of the last 30 days: more visitors at the weekend and in the latest weeks. */
export function demoFigures(now: Date): DayFigures[] {
  return lastDays(now).map((day, index) => {
    const random = seeded(`figures:${day}`);
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const views = Math.round(random.range(2, 7) * (isWeekend ? 1.8 : 1) * (0.6 + index / figureDays));
    return { day, views, contacts: Math.round(views * random.range(0.05, 0.3)), appearances: views * 5 + index };
  });
}
