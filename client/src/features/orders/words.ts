import { calledName } from '@shared/customers/called-name';
import { addDays, daysBetween, type Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { isMade } from '@shared/orders/stages';
import { isolated } from '../../lib/text/isolated';

/** Returns '1 garment', '2 garments'. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** What happens to an amount that was paid beyond the price: no order takes it over from another one. */
export const overpaidAdvice = 'It stays with this order until it is given back';

type Line = Pick<Order['garments'][number], 'garment' | 'quantity'>;

/** Returns 'Agbada', 'Shirt × 3'. The number stays on the line of its sign. */
export const lineText = ({ garment, quantity }: Line): string => timesText(isolated(garment), quantity);

/** Returns the same of a text whose names are isolated already. */
export const timesText = (text: string, quantity: number): string =>
  quantity > 1 ? `${text} ×\u00a0${quantity}` : text;

/** Returns 'Agbada, Fila', or 'Reception dress and 2 more'. */
export function garmentsText({ garments }: { garments: readonly Line[] }): string {
  const [first, ...others] = garments.map(lineText);
  if (others.length > 1) return `${first} and ${others.length} more`;
  return [first, ...others].join(', ');
}

/** Returns how many garments are not done; an alteration is one of them. */
export const garmentsToDo = ({ garments }: { garments: readonly { quantity: number; done: number }[] }): number =>
  garments.reduce((sum, { quantity, done }) => sum + quantity - done, 0);

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const short = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const shortWithYear = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const long = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const textOf = (format: Intl.DateTimeFormat, day: Day) => format.format(Date.parse(day)).replace(',', '');

/** Returns 'Fri 5 Jun', or with its year if that is not the one of `today`: '5 Jun 2027'. */
export const dayText = (day: Day, today: Day): string =>
  textOf(day.slice(0, 4) === today.slice(0, 4) ? short : shortWithYear, day);

/** Returns 'Friday 5 June'. */
export const longDay = (day: Day): string => textOf(long, day);

/** Returns 'today', 'tomorrow', 'yesterday', or the day: 'Fri 5 Jun'. */
export function nearDay(day: Day, today: Day): string {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  if (day === addDays(today, -1)) return 'yesterday';
  return dayText(day, today);
}

/** Whether the promised day of an order is over and its garments are not made. */
export const isLate = ({ dueOn, stage }: Pick<Order, 'dueOn' | 'stage'>, today: Day): boolean =>
  dueOn !== null && dueOn < today && !isMade(stage) && stage !== 'cancelled';

/** Returns what stands in the column of the day: '4 days late', 'Today, 16:00', 'Fri 5 Jun', 'Ready 3 days', 'No day yet'. */
export function dueText(order: Order, today: Day): string {
  const { dueOn, dueTime, stage, readyOn, closedOn } = order;
  if (closedOn !== null) return dayText(closedOn, today);
  if (stage === 'ready') return readyText(readyOn ?? today, today);
  if (dueOn === null) return 'No day yet';
  if (isLate(order, today)) return `${counted(daysBetween(dueOn, today), 'day')} late`;
  if (dueOn === today) return dueTime ? `Today, ${dueTime}` : 'Today';
  return dayText(dueOn, today);
}

function readyText(readyOn: Day, today: Day): string {
  const days = daysBetween(readyOn, today);
  if (days <= 0) return 'Ready today';
  return days === 1 ? 'Ready since yesterday' : `Ready ${days} days`;
}

/** Returns a short name of a client for buttons and tags: 'Ada', 'Mrs Folake Ade'; what is written for a client without a name. */
export const firstName = (name: string): string => calledName(name) || name.trim();
