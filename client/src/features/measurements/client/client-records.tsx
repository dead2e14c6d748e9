import type { Customer } from '@shared/customers/contract';
import { cx } from 'class-variance-authority';
import { type ReactNode, useMemo } from 'react';
import { useIsPhone } from '../../../lib/media-query';
import { Button } from '../../../ui/controls/button';
import { Name } from '../../../ui/display/name';
import { OpenBook } from '../../../ui/display/open-book';
import { MeasureIcon } from '../../../ui/display/workroom-icons';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadError } from '../../../ui/feedback/load-error';
import { SaveBar } from '../../../ui/layout/save-bar';
import { useRecordDialogs } from '../history/use-record-dialogs';
import { useMeasurements } from '../queries';
import { useSheets } from '../sheets/queries';
import { RecentSheetCards } from './recent-sheet-cards';
import { recentSheets } from './recent-sheets';
import { RecordList } from './record-list';
import { RecordsLoading } from './records-loading';

interface ClientRecordsProps {
  customer: Customer;
  /** The client's orders: before the records, and beside them from 1100 px. */
  orders?: ReactNode;
  /** The button of a new order, beside the one of a new record. */
  newOrder: ReactNode;
}

/** The records on the page of a client, the sheets by which they were taken last, and the buttons of the page. */
export function ClientRecords({ customer, orders, newOrder }: ClientRecordsProps) {
  const { data: records, isPending, isLoadingError, error, refetch } = useMeasurements(customer.id);
  const { all } = useSheets();
  const sheets = useMemo(() => recentSheets(records ?? [], all), [records, all]);
  const { open, dialogs } = useRecordDialogs(customer, records);
  const isPhone = useIsPhone();
  const addButton = (
    // On phones, the icon wraps above the text if large text leaves no room beside it.
    <Button
      className="max-w-full max-shell:flex-wrap max-sm:px-2.5"
      aria-label="Add Measurement"
      onClick={() => open({ name: 'add' })}
    >
      <MeasureIcon />
      {isPhone ? 'Measure' : 'Add Measurement'}
    </Button>
  );
  const hasSheets = sheets.length > 0;
  return (
    <>
      {!isPhone && (
        <div className="absolute end-14 top-0 flex gap-2 print:hidden">
          {addButton}
          {newOrder}
        </div>
      )}
      <div
        className={cx(
          'mt-1 grid grid-cols-1 gap-6 shell:mt-6 shell:gap-x-12',
          (isPending || hasSheets) && 'shell:cols-start-88',
          orders && 'xl:grid-cols-2 xl:grid-rows-[auto_1fr]',
        )}
      >
        {orders && (
          <div className="min-w-0 shell:-col-end-1 xl:col-start-1 xl:col-end-2 xl:row-span-2 xl:row-start-1 print:hidden">
            {orders}
          </div>
        )}
        <section
          className={cx('min-w-0 shell:-col-end-1', orders && (hasSheets ? 'xl:row-start-2' : 'xl:row-start-1'))}
          aria-labelledby="measurement-history"
        >
          <h2 id="measurement-history" className="text-h3 max-shell:sr-only">
            Measurement History
          </h2>
          <p className="text-small text-muted max-shell:sr-only shell:mb-3">
            Measurements for <Name>{customer.name}</Name>
          </p>
          {isPending && <RecordsLoading />}
          {isLoadingError && <LoadError title="Failed to fetch measurements" error={error} retry={refetch} />}
          {records?.length === 0 && (
            <EmptyState
              picture={<OpenBook />}
              title="No measurements yet"
              text={<span className="block max-w-64">Add the first measurement for {customer.name}</span>}
            />
          )}
          {records && records.length > 0 && <RecordList customer={customer} records={records} onOpen={open} />}
        </section>
        {hasSheets && (
          <section
            className={cx(
              'min-w-0 shell:col-start-1 shell:row-start-1',
              orders && 'shell:row-span-2 xl:col-start-2 xl:row-span-1',
            )}
            aria-labelledby="recent-sheets"
          >
            <h2 id="recent-sheets" className="text-h3">
              Sheets
            </h2>
            <RecentSheetCards sheets={sheets} onChoose={(sheet) => open({ name: 'add', sheet })} />
          </section>
        )}
      </div>
      {isPhone && (
        <>
          <div className="min-h-6 grow" />
          <SaveBar>
            {addButton}
            {newOrder}
          </SaveBar>
        </>
      )}
      {dialogs}
    </>
  );
}
