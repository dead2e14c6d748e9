import { addDays, type Day } from '@shared/orders/days';
import type { TodayEntry } from '@shared/orders/lists';
import type { Order } from '@shared/orders/order';
import { isMade } from '@shared/orders/stages';
import { counted, garmentsText, garmentsToDo, longDay, nearDay } from '../words';

/** What one press does to an order of each reason: the word of its button. */
export const acts = {
  fitting: 'Fitted',
  late: 'Ready',
  today: 'Ready',
  asked: 'Tell',
  hasIt: 'Collected',
  tell: 'Tell',
  waiting: 'Remind',
} as const;

/**
 * Returns why an order is on the list: '11:30 Fitting', '4 days late, client asked', 'Promised by 16:00', 'Ready, not told'. `name` is
 * the first name of the client.
 */
export function reasonText(entry: TodayEntry, name: string): string {
  const { reason, isAsked } = entry;
  return reasonOf(entry, name) + (isAsked && reason !== 'asked' ? ', client asked' : '');
}

function reasonOf({ reason, order, atTime, days = 0 }: TodayEntry, name: string): string {
  switch (reason) {
    case 'fitting':
      return atTime ? `${atTime} Fitting` : 'Fitting';
    case 'late':
      return `${counted(days, 'day')} late`;
    case 'today':
      return order.dueTime ? `Promised by ${order.dueTime}` : 'Promised today';
    case 'asked':
      return 'Client asked';
    case 'hasIt':
      return `${name} says “I have it”. Collected?`;
    case 'tell':
      return 'Ready, not told';
    case 'waiting':
      return `Ready ${counted(days, 'day')}, not collected`;
  }
}

/** Returns '2 fittings, 5 garments to finish'; empty if there are neither. */
export function sumsText(entries: readonly TodayEntry[]): string {
  const fittings = entries.filter(({ reason }) => reason === 'fitting').length;
  const garments = entries
    .filter(({ reason }) => reason !== 'fitting')
    .reduce((sum, { order }) => sum + garmentsToDo(order), 0);
  const texts = [
    fittings > 0 && counted(fittings, 'fitting'),
    garments > 0 && `${counted(garments, 'garment')} to finish`,
  ];
  return texts.filter(Boolean).join(', ');
}

/** Returns the order with the next promised day after today; undefined if no other day is promised. */
export function nextOrder(orders: readonly Order[], today: Day): (Order & { dueOn: Day }) | undefined {
  const later = orders.filter(
    (order): order is Order & { dueOn: Day } => order.dueOn !== null && order.dueOn > today && !isMade(order.stage),
  );
  return later.sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one.number - other.number)[0];
}

/** Returns 'Aso-ebi gown for Chiamaka, Wednesday'; a day that is a week away has its date. */
export function nextText(order: Order & { dueOn: Day }, firstName: string, today: Day): string {
  const { dueOn } = order;
  const isNamed = dueOn > addDays(today, 1) && dueOn < addDays(today, 7);
  const day = isNamed ? longDay(dueOn).split(' ')[0] : nearDay(dueOn, today);
  return `${garmentsText(order)} for ${firstName}, ${day}`;
}
