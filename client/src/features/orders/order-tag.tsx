import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import { SewnTag } from '../../ui/display/sewn-tag';
import { isLate } from './words';

interface OrderTagProps {
  order: Pick<Order, 'number' | 'stage' | 'dueOn'>;
  today: Day;
}

/** The number of an order on a sewn label, whose thread says whether the order is late, ready or closed. */
export function OrderTag({ order, today }: OrderTagProps) {
  return (
    <SewnTag tone={toneOf(order, today)} size="number">
      {order.number}
    </SewnTag>
  );
}

function toneOf(order: OrderTagProps['order'], today: Day) {
  if (isLate(order, today)) return 'orange';
  if (order.stage === 'ready') return 'action';
  return isClosed(order.stage) ? 'muted' : 'plain';
}
