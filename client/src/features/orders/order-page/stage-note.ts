import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { stageNames } from '@shared/orders/stages';
import { timeOf } from '@shared/orders/times';
import { nearDay } from '../words';

/** Returns what stands below the stages: 'Sewing since Wed 27 May', 'Ready since yesterday. Not told yet.', 'Collected today'. */
export function stageNote(order: Order, today: Day, dayOf: (at: number) => Day): string {
  const { stage, stageTimes, readyOn, closedOn, told } = order;
  const at = timeOf(stageTimes, stage);
  const toldAt = timeOf(told, 'ready');
  const day = closedOn ?? (stage === 'ready' ? readyOn : null) ?? (at === undefined ? null : dayOf(at));
  const name = stageNames[stage];
  if (day === null) return name;
  if (stage === 'cutting' || stage === 'sewing') return `${name} since ${nearDay(day, today)}`;
  if (stage !== 'ready') return `${name} ${onDay(day, today)}`;
  const tell = toldAt === undefined ? 'Not told yet.' : `Told ${onDay(dayOf(toldAt), today)}.`;
  return `Ready since ${nearDay(day, today)}. ${tell}`;
}

/** Returns 'today', 'yesterday', or 'on Wed 27 May'. */
export function onDay(day: Day, today: Day): string {
  const near = nearDay(day, today);
  return /^[a-z]/.test(near) ? near : `on ${near}`;
}
