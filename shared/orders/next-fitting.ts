import type { Day } from './days';
import { isInHand } from './from-client';
import type { Order } from './order';

/** Returns the next fitting of an order that is being made: from today on, and not done. An order that is ready has no fitting to come. */
export function nextFitting(
  { stage, fittings }: Pick<Order, 'stage' | 'fittings'>,
  today: Day,
): Order['fittings'][number] | undefined {
  if (!isInHand(stage)) return undefined;
  const coming = fittings.filter(({ onDate, doneAt }) => doneAt === null && onDate >= today);
  return coming.sort((a, b) => whenOf(a).localeCompare(whenOf(b)))[0];
}

const whenOf = ({ onDate, atTime }: Order['fittings'][number]) => `${onDate} ${atTime ?? '99'}`;
