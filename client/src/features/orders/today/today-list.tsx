import type { Day } from '@shared/orders/days';
import { todayOf, type TodayEntry } from '@shared/orders/lists';
import type { Order } from '@shared/orders/order';
import { isAllDone, type MessageKind } from '@shared/orders/stages';
import { lazy, Suspense, useMemo, useState } from 'react';
import { paths } from '../../../paths';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary';
import { AllLink, List, LoadingList, Note, NoteLink, Section } from '../../../ui/layout/section';
import { useCustomers } from '../../customers/queries';
import { isMoneyLeft } from '../amounts';
import { useBook, useClientNames, useOrders, useToday } from '../queries';
import { useOrderActs } from '../use-order-acts';
import { counted, longDay } from '../words';
import { DueRow } from './due-row';
import { NoOrdersToday, NothingDue } from './nothing-due';
import { sumsText } from './today-words';
import { useKeptPlace } from './use-kept-place';

/** Loaded on demand: most visits tell and ask nothing. */
const CollectDialogs = lazy(async () => ({ default: (await import('./collect-dialogs')).CollectDialogs }));
const TellDialog = lazy(async () => ({ default: (await import('../tell/tell-dialog')).TellDialog }));

/** Maximum number of rows: a book in which hundreds of orders are late is worked through on the page of all orders. */
const shown = 40;

/** What is to do today: each order once, by its most urgent reason. */
export function TodayList() {
  const { data: orders, isPending } = useOrders();
  const { isPending: isNaming } = useCustomers();
  const { data: book, isPending: isBookPending } = useBook();
  const today = useToday();
  const due = useMemo(() => orders && todayOf(orders, today), [orders, today]);
  const isEmpty = orders?.length === 0;
  const sums = due && sumsText(due);
  return (
    <Section
      id="today"
      title="Today"
      aside={
        orders &&
        orders.length > 0 && (
          <AllLink href={paths.orders()}>
            {orders.length === 1 ? 'Your order' : `All ${counted(orders.length, 'order')}`}
          </AllLink>
        )
      }
    >
      <p className="-mt-2.5 text-small/snug text-muted">
        {longDay(today)}
        {sums && `: ${sums}`}
      </p>
      {isPending || isNaming || (isEmpty && isBookPending) ? (
        <LoadingList />
      ) : !due ? (
        <Note>Your orders could not be loaded.</Note>
      ) : (
        <Ledger due={due} orders={orders ?? []} today={today} hasNone={isEmpty && book?.nextNumber === 1} />
      )}
    </Section>
  );
}

interface LedgerProps {
  due: readonly TodayEntry[];
  orders: readonly Order[];
  today: Day;
  /** The tailor has never written an order. */
  hasNone: boolean;
}

function Ledger({ due, orders, today, hasNone }: LedgerProps) {
  const nameOf = useClientNames();
  const { moveTo, fitted } = useOrderActs();
  const { list, press } = useKeptPlace(due);
  const [asked, setAsked] = useState<TodayEntry>();
  const act = async (entry: TodayEntry, index: number) => {
    if (!press(index)) return;
    const { order, reason } = entry;
    if (reason === 'tell' || reason === 'waiting' || reason === 'asked') return setAsked(entry);
    const isAsked = isMoneyLeft(order) || !isAllDone(order.garments);
    if (reason === 'hasIt') return isAsked ? setAsked(entry) : void (await moveTo(order, 'collected'));
    if (reason !== 'fitting') return void (await moveTo(order, 'ready'));
    if (entry.fittingId) await fitted(order, entry.fittingId);
  };
  return (
    <div ref={list}>
      {hasNone && <NoOrdersToday />}
      {!hasNone && due.length === 0 && <NothingDue {...{ orders, nameOf, today }} />}
      {due.length > 0 && (
        <List>
          {due.slice(0, shown).map((entry, index) => (
            <DueRow
              key={`${entry.order.id} ${entry.reason}`}
              entry={entry}
              name={nameOf(entry.order.customerId)}
              today={today}
              onAct={(pressed) => act(pressed, index)}
            />
          ))}
        </List>
      )}
      {due.length > shown && (
        <p className="pt-2 text-small text-muted">
          {counted(due.length - shown, 'more order')} due:{' '}
          <NoteLink href={paths.orders()}>look through all orders</NoteLink>
        </p>
      )}
      {asked && (
        <ErrorBoundary isPart>
          <Suspense>
            {asked.reason === 'hasIt' ? (
              <CollectDialogs
                order={asked.order}
                clientName={nameOf(asked.order.customerId)}
                onCollect={(done) => void moveTo(asked.order, 'collected', { done })}
                onClose={() => setAsked(undefined)}
              />
            ) : (
              <TellDialog order={asked.order} kind={kindOf(asked)} onClose={() => setAsked(undefined)} />
            )}
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Returns the message that is shown first; a client who asked gets the one that fits the order. */
function kindOf({ reason }: TodayEntry): MessageKind | undefined {
  if (reason === 'asked') return undefined;
  return reason === 'waiting' ? 'waiting' : 'ready';
}
