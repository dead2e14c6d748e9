import type { Customer } from '@shared/customers/contract';
import type { Measurement } from '@shared/measurements/contract';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../paths';
import { Button } from '../../../ui/controls/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadError } from '../../../ui/feedback/load-error';
import { ListSkeleton } from '../../../ui/feedback/skeleton';
import { OpenBook } from '../../../ui/display/open-book';
import { Thumb } from '../../../ui/display/thumb';
import { MeasureIcon } from '../../../ui/display/workroom-icons';
import { LabelFilter, useLabelFilter } from '../history/label-filter';
import { useMeasurements } from '../queries';
import { useSheets } from '../sheets/queries';
import { useRecordDialogs } from '../history/use-record-dialogs';
import { RecentSheetCards } from './recent-sheet-cards';
import { recentSheets } from './recent-sheets';
import { RecordRow } from './record-row';
import { useRecordList } from './use-record-list';

const none: Measurement[] = [];

/** The recent sheets and the records on the page of a client: two cells of its grid. */
export function ClientRecords({ customer }: { customer: Customer }) {
  const measurements = useMeasurements(customer.id);
  const { all } = useSheets();
  const records = measurements.data;
  const sheets = useMemo(() => recentSheets(records ?? [], all), [records, all]);
  const { open, dialogs } = useRecordDialogs(customer, records);
  return (
    <>
      {sheets.length > 0 && (
        <section aria-labelledby="recent-sheets" className="min-w-0 shell:col-start-1">
          <h2 id="recent-sheets" className="text-h3">
            Sheets
          </h2>
          <RecentSheetCards sheets={sheets} onChoose={(sheet) => open({ name: 'add', sheet })} />
        </section>
      )}
      <section
        aria-labelledby="measurement-history"
        className="min-w-0 shell:col-start-2 shell:row-span-3 shell:row-start-1"
      >
        <div className="shell:absolute shell:end-14 shell:top-0">
          <Thumb>
            <Button variant="primary" onClick={() => open({ name: 'add' })}>
              <MeasureIcon />
              Take measurements
            </Button>
          </Thumb>
        </div>
        <RecordList customer={customer} records={records ?? none} onOpen={(record) => open({ name: 'view', record })} />
        {measurements.isPending && <ListSkeleton rows={3} />}
        {measurements.isLoadingError && (
          <LoadError title="Failed to fetch measurements" error={measurements.error} retry={measurements.refetch} />
        )}
        {records?.length === 0 && (
          <EmptyState
            picture={<OpenBook />}
            title="No measurements yet"
            text={<span className="block max-w-64">Add the first measurement for {customer.name}</span>}
          />
        )}
      </section>
      {dialogs}
    </>
  );
}

interface RecordListProps {
  customer: Customer;
  records: readonly Measurement[];
  onOpen: (record: Measurement) => void;
}

function RecordList({ customer, records, onOpen }: RecordListProps) {
  const { label, setLabel, found } = useLabelFilter(records);
  const { picked, pick, rows, showMore, compareHref } = useRecordList(customer.id, records);
  const hidden = found.length - rows;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="measurement-history" className="text-h3">
          Measurement History
        </h2>
        {records.length > 1 && (
          <Link href={compareHref} className="inline-flex min-h-tap items-center text-small font-medium">
            {picked.length === 2 ? 'Compare 2' : 'Compare'}
          </Link>
        )}
      </div>
      <LabelFilter records={records} label={label} onLabel={setLabel} className="mb-2 sm:max-w-72" />
      {found.length > 0 && (
        <ul role="list" className="border-y border-hairline">
          {found.slice(0, rows).map((record) => (
            <RecordRow
              key={record.id}
              record={record}
              isPicked={picked.includes(record.id)}
              onPick={() => pick(record.id)}
              onOpen={() => onOpen(record)}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button className="mt-3" block onClick={showMore}>
          Show more ({hidden.toLocaleString('en')})
        </Button>
      )}
      {records.length > 0 && (
        <Link
          href={paths.measurements(customer.id)}
          className="inline-flex min-h-tap items-center text-small font-medium"
        >
          All records with all measures
        </Link>
      )}
    </>
  );
}
