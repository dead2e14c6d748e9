import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePageTitle } from '../../../lib/navigation/page-title';
import { paths } from '../../../paths';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { PromiseStitches } from '../../../ui/display/promise-stitches';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadError } from '../../../ui/feedback/load-error';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { PageHead } from '../../../ui/layout/page-head';
import { useCapacity } from '../capacity/use-capacity';
import { figuresQuery, useBook, useOrders, useRecentFigures, useToday } from '../queries';
import { KeptPanel } from './kept-panel';
import { OwedPanel } from './owed-panel';
import { periodsOf } from './period';
import { TakenPanel } from './taken-panel';
import { WeekPanel } from './week-panel';

/** What the orders add up to: who owes, what came in, how promises were kept, and how many garments a week has. */
export function FiguresPage() {
  usePageTitle('Figures');
  const today = useToday();
  const [chosen, setChosen] = useState('year');
  const [book, orders, recent] = [useBook(), useOrders(), useRecentFigures()];
  const { weekly } = useCapacity();
  const periods = periodsOf(today, recent.data?.since ?? null);
  const period = periods.find(({ key }) => key === chosen) ?? periods[0]!;
  const counted = useQuery(figuresQuery(period.from, period.to));
  const failed = [book, orders, recent, counted].filter(({ isLoadingError }) => isLoadingError);
  const isEmpty = recent.data?.since === null && recent.data.owed.length === 0;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageHead
          title="Figures"
          subtitle="From your orders, for you alone"
          backHref={paths.orders()}
          backLabel="Back to orders"
        />
        {recent.data && !isEmpty && (
          <Field label="Period" labelHidden className="max-sm:mb-4 max-sm:w-full sm:mt-1.5 sm:w-48">
            {(control) => (
              <select
                {...control}
                className={inputClass({ size: 'compact', end: 'select' })}
                value={period.key}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              >
                {periods.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      {failed[0] ? (
        <Card>
          <LoadError
            title="The figures could not be loaded"
            error={failed[0].error}
            retry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
          />
        </Card>
      ) : isEmpty ? (
        <NoFigures />
      ) : (
        <Panels>
          {orders.data && recent.data && book.data ? (
            <OwedPanel figures={recent.data} orders={orders.data} currency={book.data.currency} today={today} />
          ) : (
            <PanelLoading />
          )}
          {counted.data ? <KeptPanel figures={counted.data} /> : <PanelLoading />}
          {counted.data && book.data ? (
            <TakenPanel figures={counted.data} period={period} currency={book.data.currency} />
          ) : (
            <PanelLoading />
          )}
          {recent.data ? <WeekPanel figures={recent.data} weekly={weekly} today={today} /> : <PanelLoading />}
        </Panels>
      )}
    </>
  );
}

const Panels = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-4 shell:grid-cols-2 shell:items-stretch shell:gap-6">{children}</div>
);

const PanelLoading = () => (
  <Card role="status">
    <span className="sr-only">Loading...</span>
    <Skeleton className="h-4.5 w-32" />
    <Skeleton className="mt-3 h-8 w-40" />
    <Skeleton className="mt-4 h-28" />
  </Card>
);

const NoFigures = () => (
  <Card>
    <EmptyState
      picture={<PromiseStitches kept={3} of={12} isQuiet />}
      title="Not enough to count yet"
      text="After your first four weeks of orders, this shows how many garments you finish, and how many promises you kept."
    />
  </Card>
);
