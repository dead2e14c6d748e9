import { todayIn, type Day } from './days';
import type { Order, OrderUpdate } from './order';
import { doesPromiseMove } from './promise';

/** Returns what a new order has beside what its request says. */
export const createdWith = ({ dueOn }: { dueOn?: Day | null }, now: Date) => ({
  promisedOn: dueOn ?? null,
  stageTimes: { taken: now.getTime() },
});

/** What of an order decides about a change of it. */
interface Changed extends Pick<Order, 'customerId' | 'dueOn' | 'promisedOn' | 'stage' | 'told'> {
  createdAt: Date | string;
}

/**
 * Returns what an update changes of an order, on the server and on a device that keeps it. `zone` is the tailor's time zone. A first promise
 * is for a day that is not over. Another day answers a client who asked. The link was given to the client: for another client it ends.
 */
export function updateChanges(before: Changed, { askedBy, ...written }: OrderUpdate, now: Date, zone: string | null) {
  const { dueOn, customerId } = written;
  const today = todayIn(zone, now);
  const isMoved = dueOn !== before.dueOn;
  const isTooLate = before.promisedOn === null && dueOn !== null && dueOn < today;
  const moves = isMoved && !isTooLate && doesPromiseMove(before, askedBy, { now, today });
  return {
    ...written,
    ...(moves && { promisedOn: dueOn }),
    ...(isMoved && { clientAskedAt: null }),
    ...(customerId !== before.customerId && { linkToken: null, clientAskedAt: null, clientHasItAt: null }),
  };
}
