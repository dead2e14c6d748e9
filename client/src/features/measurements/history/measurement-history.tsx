import type { Customer } from '@shared/customers/contract';
import { lengthUnitNames } from '@shared/measurements/length-units';
import type { Measurement } from '@shared/measurements/contract';
import type { LengthUnit } from '@shared/measurements/units';
import { type ReactNode, useMemo, useState } from 'react';
import { paths } from '../../../paths';
import { Button, LinkButton } from '../../../ui/controls/button';
import { Card } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { PlusIcon } from '../../../ui/display/workroom-icons';
import { LoadError } from '../../../ui/feedback/load-error';
import { Name } from '../../../ui/display/name';
import { OpenBook } from '../../../ui/display/open-book';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Thumb } from '../../../ui/display/thumb';
import { LabelFilter, useLabelFilter } from './label-filter';
import { useMeasurements } from '../queries';
import { bookPages, type BookPage } from './record-history';
import { DifferenceLegend, RecordSheet } from './record-sheet';
import { UnitSwitch } from '../form/unit-switch';
import { useRecordDialogs } from './use-record-dialogs';

/** One client's records with all actions. */
export function MeasurementHistory({ customer }: { customer: Customer }) {
  const measurements = useMeasurements(customer.id);
  const records = measurements.data;
  const { open, dialogs } = useRecordDialogs(customer, records);
  return (
    <HistoryFrame
      customer={customer}
      action={
        <Button variant="primary" onClick={() => open({ name: 'add' })}>
          <PlusIcon />
          Add Measurement
        </Button>
      }
    >
      {measurements.isPending && <SheetsLoading />}
      {measurements.isLoadingError && (
        <Card>
          <LoadError title="Failed to fetch measurements" error={measurements.error} retry={measurements.refetch} />
        </Card>
      )}
      {records?.length === 0 && (
        <Card>
          <EmptyState
            picture={<OpenBook />}
            title="No measurements yet"
            text={<span className="block max-w-64">Add the first measurement for {customer.name}</span>}
          />
        </Card>
      )}
      {records && records.length > 0 && (
        <Sheets
          records={records}
          onEdit={(record) => open({ name: 'edit', record })}
          onDelete={(record) => open({ name: 'delete', record })}
          onExport={(record) => open({ name: 'export', record })}
        />
      )}
      {dialogs}
    </HistoryFrame>
  );
}

interface HistoryFrameProps {
  customer?: Customer;
  action?: ReactNode;
  children: ReactNode;
}

/** The frame and heading of the history, also used while no client is chosen. */
export function HistoryFrame({ customer, action, children }: HistoryFrameProps) {
  return (
    <section className="min-w-0 max-shell:group-data-[view=list]/book:hidden" aria-labelledby="measurement-history">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3 max-shell:-mt-2 shell:items-center">
        <div>
          <h2 id="measurement-history" className="text-h3 tracking-snug">
            Measurement History
          </h2>
          {customer && (
            <p className="text-muted">
              Measurements for{' '}
              <Name as="b" className="wrap-anywhere text-ink max-shell:block max-shell:text-h3">
                {customer.name}
              </Name>
            </p>
          )}
        </div>
        {customer && (
          <div className="-mx-3 flex flex-wrap shell:ms-auto shell:me-0">
            <LinkButton href={paths.client(customer.id)} variant="action">
              Client page
            </LinkButton>
            <LinkButton href={paths.measurements()} variant="action" className="shell:hidden">
              Change client
            </LinkButton>
          </div>
        )}
        {action && <Thumb>{action}</Thumb>}
      </div>
      {children}
    </section>
  );
}

interface SheetsProps {
  records: readonly Measurement[];
  onEdit: (record: Measurement) => void;
  onDelete: (record: Measurement) => void;
  onExport: (record: Measurement) => void;
}

function Sheets({ records, ...actions }: SheetsProps) {
  const [unit, setUnit] = useState<LengthUnit>();
  const { label, setLabel, found } = useLabelFilter(records);
  // The differences are those from the record before, also from one that is filtered out.
  const pages = useMemo(() => inBook(found, bookPages(records, unit)), [records, unit, found]);
  const hasDifferences = pages.some(({ differences }) => differences.size > 0);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-end gap-3">
        <LabelFilter records={records} label={label} onLabel={setLabel} className="basis-48 max-xs:basis-full" />
        {records[1] && (
          <LinkButton href={paths.compare(records[1].customerId)} variant="action" className="-ms-3 me-auto">
            Compare
          </LinkButton>
        )}
        <p className="text-micro text-muted" role="status">
          {unit ? `All in ${lengthUnitNames[unit].toLowerCase()}` : 'As written'}
        </p>
        <UnitSwitch
          label="Show all in"
          unit={unit}
          // The pressed one shows the values as they were written.
          onUnit={(pressed) => setUnit(pressed === unit ? undefined : pressed)}
        />
      </div>
      <div className="grid grid-cols-1 gap-6">
        {pages.map((page) => (
          <RecordSheet key={page.record.id} page={page} {...actions} />
        ))}
      </div>
      {hasDifferences && <DifferenceLegend />}
    </>
  );
}

/** The placeholder of two records while they load. */
export function SheetsLoading() {
  return (
    <div className="grid grid-cols-1 gap-6" role="status">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  );
}

function inBook(found: readonly Measurement[], pages: BookPage[]): BookPage[] {
  const ids = new Set(found.map(({ id }) => id));
  return pages.filter(({ record }) => ids.has(record.id));
}
