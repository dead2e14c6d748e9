import type { Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import { Badge } from '../../ui/display/badge';

/** Marks a rush order in a list that has rush orders first; nothing for one that is closed. */
export function RushMark({ order: { rush, stage } }: { order: Pick<Order, 'rush' | 'stage'> }) {
  return rush && !isClosed(stage) && <Badge tone="orange">Rush</Badge>;
}

/** The line of a row with the client and the mark, which is below a long name. */
export const markedNameClass = 'flex flex-wrap items-baseline gap-x-2';
