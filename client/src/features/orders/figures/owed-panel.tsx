import type { OrderFigures } from '@shared/orders/book';
import type { Day } from '@shared/orders/days';
import { balanceOf, formatMoney } from '@shared/orders/money';
import { isMade } from '@shared/orders/stages';
import type { Order } from '@shared/orders/order';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orderPaths } from '../../../order-paths';
import { Button } from '../../../ui/controls/button';
import { nameClass } from '../../../ui/display/name';
import { useAction } from '../../../ui/feedback/use-action';
import { amountsOf, amountsText } from '../amounts';
import { OrderTag } from '../order-tag';
import { orderQuery, useClientNames } from '../queries';
import { RowLink } from '../../../ui/lists/row-link';
import { counted, dayText } from '../words';
import { Panel } from './panel';

const TellDialog = lazy(async () => ({ default: (await import('../tell/tell-dialog')).TellDialog }));

/** Orders that are listed at first. */
const atFirst = 8;

interface OwedPanelProps {
  figures: OrderFigures;
  /** The open orders. */
  orders: readonly Order[];
  currency: string;
  today: Day;
}

/** What clients owe for orders that are ready or collected, with a reminder for each. */
export function OwedPanel({ figures, orders, currency, today }: OwedPanelProps) {
  const { owed, owing } = figures;
  const [isWhole, setWhole] = useState(false);
  const [reminded, setReminded] = useState<Order>();
  const queryClient = useQueryClient();
  const remind = useAction(async (id: string) => setReminded(await queryClient.fetchQuery(orderQuery(id))), {
    failed: 'The order could not be loaded',
  });
  const nameOf = useClientNames();
  const shown = isWhole ? owing : owing.slice(0, atFirst);
  const unlisted = owed.reduce((sum, { orders: count }) => sum + count, 0) - owing.length;
  return (
    <Panel title="Owed to me" {...owedWords(owed, orders, currency)}>
      {shown.length > 0 && (
        <ul role="list" className="mt-3 divide-y divide-hairline border-t border-hairline">
          {shown.map((row) => {
            const name = nameOf(row.customerId);
            return (
              <li key={row.id} className="relative flex flex-wrap items-center gap-3 py-1.5">
                <OrderTag order={{ ...row, dueOn: null }} today={today} />
                <div className="min-w-0 flex-1 basis-28">
                  <RowLink
                    href={orderPaths.order(row.id)}
                    className={`text-fit-name ${nameClass(name)} wrap-anywhere`}
                    dir="auto"
                  >
                    {name}
                  </RowLink>
                  <p className="text-micro text-muted">
                    <b className="text-ink tabular-nums">{formatMoney(row.amount, row.currency)}</b>,{' '}
                    {whenWords(row, today)}
                  </p>
                </div>
                <Button
                  size="compact"
                  className="relative flex-none"
                  aria-label={`Remind ${name}, order ${row.number}`}
                  onClick={() => void remind(row.id)}
                >
                  Remind
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {shown.length < owing.length && (
        <Button className="mt-2" block onClick={() => setWhole(true)}>
          Show all ({owing.length})
        </Button>
      )}
      {unlisted > 0 && shown.length === owing.length && (
        <p className="mt-2 text-micro text-muted">
          And {counted(unlisted, 'order')} more. Those that wait longest are here.
        </p>
      )}
      {reminded && (
        <Suspense>
          <TellDialog order={reminded} kind="owed" onClose={() => setReminded(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

function owedWords(owed: OrderFigures['owed'], orders: readonly Order[], currency: string) {
  const main = owed.find((each) => each.currency === currency) ?? owed[0];
  const others = amountsText(
    amountsOf(
      owed.filter((each) => each !== main),
      ({ amount }) => amount,
    ),
  );
  const inHand = orders.filter(({ stage }) => !isMade(stage));
  const later = amountsText(amountsOf(inHand, (order) => Math.max(0, balanceOf(order) ?? 0)));
  const sentences = [
    main ? 'For what is ready or collected.' : 'Nothing is left to pay for what is ready or collected.',
    others && `Also ${others}.`,
    later && `Another ${later} is left on work in hand.`,
  ];
  return {
    figure: formatMoney(main?.amount ?? 0, main?.currency ?? currency),
    text: sentences.filter(Boolean).join(' '),
  };
}

function whenWords({ stage, readyOn, closedOn }: OrderFigures['owing'][number], today: Day): string {
  if (stage === 'collected') return closedOn ? `collected ${dayText(closedOn, today)}` : 'collected';
  return readyOn ? `ready since ${dayText(readyOn, today)}` : 'ready';
}
