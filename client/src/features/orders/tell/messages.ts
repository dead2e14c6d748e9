import { addDays, type Day } from '@shared/orders/days';
import { isInHand } from '@shared/orders/from-client';
import { balanceOf } from '@shared/orders/money';
import { nextFitting } from '@shared/orders/next-fitting';
import type { Order } from '@shared/orders/order';
import { messageKinds, type MessageKind } from '@shared/orders/stages';
import { isLate } from '../words';

/** Returns the messages that fit the state of an order, the one that fits best first. */
export function messagesFor(order: Order, today: Day): [best: MessageKind, ...others: MessageKind[]] {
  const fits = messageKinds.filter((kind) => fitting[kind](order, today));
  const best = bestFor(order, today);
  return [best, ...fits.filter((kind) => kind !== best)];
}

const fitting: Readonly<Record<MessageKind, (order: Order, today: Day) => boolean>> = {
  taken: ({ stage }) => isInHand(stage),
  fitting: (order, today) => nextFitting(order, today) !== undefined,
  late: ({ stage }) => isInHand(stage),
  ready: (order) => order.stage === 'ready',
  waiting: (order) => order.stage === 'ready',
  owed: (order) => order.stage !== 'cancelled' && (balanceOf(order) ?? 0) > 0,
  thanks: (order) => order.stage === 'collected',
};

function bestFor(order: Order, today: Day): MessageKind {
  if (order.stage === 'ready') return order.told.ready === undefined ? 'ready' : 'waiting';
  if (!isInHand(order.stage)) return fitting.owed(order, today) ? 'owed' : 'thanks';
  const next = nextFitting(order, today);
  if (next && next.onDate <= addDays(today, 1)) return 'fitting';
  if (isLate(order, today)) return 'late';
  if (order.told.taken === undefined || !next) return 'taken';
  return 'fitting';
}
