import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { orderPaths } from '../../../order-paths';
import { nameClass } from '../../../ui/display/name';
import { OnPhone } from '../../../ui/display/on-phone';
import { OrderTag } from '../order-tag';
import { RowLink } from '../../../ui/lists/row-link';
import { StageSeam } from '../stage-seam';
import { garmentsText } from '../words';
import { moneyWords, stateWords } from './client-words';

/** An order on the page of its client: its garments, how far it is, and what is left to pay. */
export function ClientOrderLine({ order, today }: { order: Order; today: Day }) {
  const garments = garmentsText(order);
  const { amount, word } = moneyWords(order);
  return (
    <li className="relative grid cols-start-auto items-center gap-x-3 py-2.5 hover:bg-sunken">
      <div className="grid gap-1.5">
        <OrderTag order={order} today={today} />
        <StageSeam stage={order.stage} className="mx-0.5" />
      </div>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-40">
          <RowLink
            href={orderPaths.order(order.id)}
            className={`text-fit-name ${nameClass(garments)} wrap-anywhere`}
            aria-label={`${garments}, order ${order.number}`}
            dir="auto"
          >
            {garments}
          </RowLink>
          <p className="text-micro text-muted">{stateWords(order, today)}</p>
          <OnPhone id={order.id} isBare />
        </div>
        <p className="text-micro text-muted sm:text-end">
          {amount && <b className="text-compact/tight text-ink tabular-nums sm:block">{amount} </b>}
          {word}
        </p>
      </div>
    </li>
  );
}
