import type { Order } from './order';
import { isMade, type Stage } from './stages';

type Told = Pick<Order, 'stage' | 'told'>;

/** Whether an order is being made, so that its client may ask for it. */
export const isInHand = (stage: Stage): boolean => !isMade(stage) && stage !== 'cancelled';

/** Whether the client asked for an order in hand on their page, and has no answer: nothing was told, and no stage was reached since. */
export function clientAsks(order: Told & Pick<Order, 'stageTimes' | 'clientAskedAt'>): boolean {
  if (order.clientAskedAt === null || !isInHand(order.stage)) return false;
  const asked = Date.parse(order.clientAskedAt);
  return !isAfter(asked, order.told) && !isAfter(asked, order.stageTimes);
}

/** Whether the client said on their page to have a ready order, after it was ready, and nothing was told since. */
export function clientSaysToHaveIt(order: Told & Pick<Order, 'readyAt' | 'clientHasItAt'>): boolean {
  if (order.clientHasItAt === null || order.stage !== 'ready') return false;
  const said = Date.parse(order.clientHasItAt);
  return said >= Date.parse(order.readyAt ?? order.clientHasItAt) && !isAfter(said, order.told);
}

const isAfter = (at: number, times: Readonly<Partial<Record<string, number>>>): boolean =>
  Object.values(times).some((time) => time !== undefined && time > at);
