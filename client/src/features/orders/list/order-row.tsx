import type { Day } from '@shared/orders/days';
import { balanceOf, formatMoney, paidOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { stageNames } from '@shared/orders/stages';
import { cva, cx } from 'class-variance-authority';
import { memo, type ReactNode, type Ref } from 'react';
import { orderPaths } from '../../../order-paths';
import { Highlight } from '../../../ui/display/highlight';
import { nameClass } from '../../../ui/display/name';
import { OnPhone } from '../../../ui/display/on-phone';
import { OrderTag } from '../order-tag';
import { RowLink, rowNameClass } from '../../../ui/lists/row-link';
import { markedNameClass, RushMark } from '../rush-mark';
import { StageSeam } from '../stage-seam';
import { dueText, garmentsText, isLate } from '../words';

interface OrderRowProps {
  order: Order;
  /** The name of the client. */
  name: string;
  today: Day;
  query: string;
  index: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** One order: a table row from 900 px, two lines below. The whole row opens the order. */
export const OrderRow = memo(function OrderRow({ order, name, today, query, index, ref }: OrderRowProps) {
  const { id, number, stage } = order;
  const garments = (
    <span dir="auto">
      <Highlight text={garmentsText(order)} query={query} />
    </span>
  );
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className="group/row relative max-shell:flex max-shell:flex-wrap max-shell:items-baseline max-shell:gap-x-2.5 max-shell:border-t max-shell:border-hairline max-shell:py-2.5 sm:max-shell:px-6"
    >
      <td className={cellClass({ cell: 'number' })}>
        <OrderTag order={order} today={today} />
        <StageSeam stage={stage} className="mx-0.5 shell:hidden" />
      </td>
      <th scope="row" className={cellClass({ cell: 'client' })}>
        <div className={markedNameClass}>
          <RowLink href={orderPaths.order(id)}>
            <span className={cx(nameClass(name), rowNameClass(name))} dir="auto">
              <Highlight text={name} query={query} />
            </span>
            <span className="sr-only">, order {number}</span>
          </RowLink>
          <RushMark order={order} />
        </div>
        <p className="text-fit-sm/[1.4] text-muted shell:hidden">
          {garments}, {stageNames[stage].toLowerCase()}
        </p>
        <OnPhone id={id} isBare />
      </th>
      <td className={cellClass({ cell: 'garments' })}>{garments}</td>
      <td className={cellClass({ cell: 'day' })}>
        <p className={toneClass({ tone: toneOf(order, today) })}>{dueText(order, today)}</p>
        <p className="shell:hidden">
          <LeftToPay order={order} />
        </p>
      </td>
      <td className={cellClass({ cell: 'stage' })}>
        {stageNames[stage]}
        {stage !== 'cancelled' && <StageSeam stage={stage} className="mt-1 w-16" />}
      </td>
      <td className={cellClass({ cell: 'left' })}>
        <LeftToPay order={order} />
      </td>
    </tr>
  );
});

function LeftToPay({ order }: { order: Order }) {
  const { stage, currency, payments } = order;
  const money = (amount: number) => <b className="font-semibold tabular-nums">{formatMoney(amount, currency)}</b>;
  const paid = paidOf(payments);
  if (stage === 'cancelled') {
    return <span className="text-muted">{paid > 0 ? <>{money(paid)} kept</> : 'Cancelled'}</span>;
  }
  const left = balanceOf(order);
  if (left === undefined) return <NotAgreed>{paid > 0 && money(paid)}</NotAgreed>;
  if (left < 0) return <span>Overpaid {money(-left)}</span>;
  if (left === 0) return <span className="text-muted">Paid</span>;
  return (
    <>
      {money(left)}
      <span className="text-muted shell:hidden"> left</span>
    </>
  );
}

/** A price that is not agreed, below what was paid. */
function NotAgreed({ children: paid }: { children: ReactNode }) {
  if (!paid) return <span className="text-muted">Price not agreed</span>;
  return (
    <span className="text-muted">
      {paid} paid, <span className="block text-micro whitespace-nowrap">price not agreed</span>
    </span>
  );
}

function toneOf(order: Order, today: Day) {
  if (isLate(order, today)) return 'late';
  return order.stage === 'ready' ? 'ready' : 'plain';
}

/** On phones, the garments are below the client, and what is left below the day; with large text, both of the day are on a line of their own. */
const cellClass = cva(
  'shell:h-14 shell:border-b shell:border-hairline shell:px-3 shell:py-2 shell:group-hover/row:bg-sunken',
  {
    variants: {
      cell: {
        number: 'max-shell:grid max-shell:flex-none max-shell:gap-1.5 max-shell:self-center shell:ps-6',
        client: 'text-start font-normal max-shell:min-w-0 max-shell:flex-1 max-shell:basis-[min(6.5rem,45vw)]',
        garments: 'max-shell:hidden',
        day: 'text-end tabular-nums max-shell:ms-auto max-shell:text-fit-sm/[1.4] shell:text-start',
        stage: 'max-shell:hidden',
        left: 'text-end max-shell:hidden shell:pe-6',
      },
    },
  },
);

const toneClass = cva('', {
  variants: { tone: { plain: '', late: 'font-semibold text-orange-ink', ready: 'text-action-ink' } },
});
