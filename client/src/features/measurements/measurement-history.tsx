import type { Customer } from '@shared/customers';
import { lengthUnitNames } from '@shared/length-units';
import type { Measurement } from '@shared/measurements';
import type { LengthUnit } from '@shared/units';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useReopenedForm } from '../../forms/use-draft';
import { useFragment } from '../../lib/use-fragment';
import { paths, takeFragment } from '../../paths';
import { Button, LinkButton } from '../../ui/controls/button';
import { Card } from '../../ui/layout/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PlusIcon } from '../../ui/display/workroom-icons';
import { LoadError } from '../../ui/feedback/load-error';
import { Name } from '../../ui/display/name';
import { OpenBook } from '../../ui/display/open-book';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Thumb } from '../../ui/display/thumb';
import { DeleteMeasurementDialog } from './delete-measurement-dialog';
import { MeasurementFormDialog } from './measurement-form-dialog';
import { newRecordId } from './measurement-form';
import { useMeasurements } from './queries';
import { bookPages } from './record-history';
import { DifferenceLegend, RecordSheet } from './record-sheet';
import { UnitSwitch } from './unit-switch';

const ExportDialog = lazy(async () => ({ default: (await import('./export/export-dialog')).ExportDialog }));

/** The open dialog and its record. */
type OpenDialog = { name: 'add' } | { name: 'edit' | 'delete' | 'export'; record: Measurement };

/** One client's records with all actions. */
export function MeasurementHistory({ customer }: { customer: Customer }) {
  const measurements = useMeasurements(customer.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  // A late answer closes only its own dialog, not another one that was opened since.
  const close = () => setDialog((open) => (open === dialog ? null : open));
  const records = measurements.data;
  const reopen = (id: string) => {
    const record = records?.find((each) => each.id === id);
    if (record) setDialog({ name: 'edit', record });
    else if (id === newRecordId(customer.id)) setDialog({ name: 'add' });
  };
  useReopenedForm('measurement', records && reopen);
  useFragment(takeFragment, records && (() => setDialog({ name: 'add' })));
  return (
    <HistoryFrame
      customer={customer}
      action={
        <Button variant="primary" onClick={() => setDialog({ name: 'add' })}>
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
          onEdit={(record) => setDialog({ name: 'edit', record })}
          onDelete={(record) => setDialog({ name: 'delete', record })}
          onExport={(record) => setDialog({ name: 'export', record })}
        />
      )}
      {dialog?.name === 'add' && <MeasurementFormDialog customer={customer} earlier={records ?? []} onClose={close} />}
      {dialog?.name === 'edit' && (
        <MeasurementFormDialog
          customer={customer}
          record={dialog.record}
          earlier={earlierThan(dialog.record, records)}
          onClose={close}
        />
      )}
      {dialog?.name === 'delete' && <DeleteMeasurementDialog record={dialog.record} onClose={close} />}
      {dialog?.name === 'export' && (
        <Suspense>
          <ExportDialog clientName={customer.name} record={dialog.record} onClose={close} />
        </Suspense>
      )}
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
          <h2 id="measurement-history" className="text-h3 tracking-[-0.015em]">
            Measurement History
          </h2>
          {customer && (
            <p className="text-muted">
              Measurements for{' '}
              <Name as="b" className="wrap-anywhere text-ink max-shell:block max-shell:text-[1.1875rem]/[1.3]">
                {customer.name}
              </Name>
            </p>
          )}
        </div>
        {customer && (
          <LinkButton href={paths.measurements()} variant="action" className="-me-3 shell:hidden">
            Change client
          </LinkButton>
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
  const pages = useMemo(() => bookPages(records, unit), [records, unit]);
  const hasDifferences = pages.some(({ differences }) => Object.keys(differences).length > 0);
  return (
    <>
      <div className="mb-3 flex items-center justify-end gap-3">
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

/** Returns the records older than `record`; `records` are newest first. */
function earlierThan(record: Measurement, records: readonly Measurement[] = []): readonly Measurement[] {
  const index = records.findIndex(({ id }) => id === record.id);
  return index === -1 ? [] : records.slice(index + 1);
}
