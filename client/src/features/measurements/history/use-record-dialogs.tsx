import type { Customer } from '@shared/customers/contract';
import type { Measurement } from '@shared/measurements/contract';
import { lazy, Suspense, useState } from 'react';
import { useReopenedForm } from '../../../forms/use-draft';
import { useFragment } from '../../../lib/navigation/use-fragment';
import { takeFragment } from '../../../paths';
import { DeleteMeasurementDialog } from './delete-measurement-dialog';
import { newRecordId } from '../form/measurement-form';
import { MeasurementFormDialog, type MeasurementFormDialogProps } from '../measurement-form-dialog';
import { RecordDialog } from './record-dialog';
import { useStoredRecord } from './use-stored-record';

const ExportDialog = lazy(async () => ({ default: (await import('../export/export-dialog')).ExportDialog }));

/** A dialog with its record, or with the sheet of a new one. */
type RecordDialogState =
  | ({ name: 'add' } & Pick<MeasurementFormDialogProps, 'sheet'>)
  | { name: 'view' | 'edit' | 'delete' | 'export'; record: Measurement };

export type OpenRecordDialog = (dialog: RecordDialogState) => void;

/**
 * Returns the dialogs of a client's records and the function that opens one. It reopens a form with unsaved text, the record from
 * which the user went to its card or its comparison, and the form of a new record if the URL says so. `records` are newest first.
 */
export function useRecordDialogs(customer: Customer, records: readonly Measurement[] | undefined) {
  const [dialog, setDialog] = useState<RecordDialogState | null>(null);
  // A late answer closes only its own dialog, not another one that was opened since.
  const close = () => setDialog((open) => (open === dialog ? null : open));
  const reopen = (id: string) => {
    const record = records?.find((each) => each.id === id);
    if (record) setDialog({ name: 'edit', record });
    else if (id === newRecordId(customer.id)) setDialog({ name: 'add' });
  };
  useReopenedForm('measurement', records && reopen);
  const view = (id: string) => {
    const record = records?.find((each) => each.id === id);
    if (record) setDialog({ name: 'view', record });
  };
  useStoredRecord(dialog?.name === 'view' ? dialog.record.id : undefined, records && view);
  useFragment(takeFragment, records && (() => setDialog({ name: 'add' })));
  const dialogs = (
    <>
      {dialog?.name === 'add' && (
        <MeasurementFormDialog customer={customer} sheet={dialog.sheet} earlier={records ?? []} onClose={close} />
      )}
      {dialog?.name === 'view' && (
        <RecordDialog
          record={dialog.record}
          records={records ?? []}
          onEdit={(record) => setDialog({ name: 'edit', record })}
          onDelete={(record) => setDialog({ name: 'delete', record })}
          onExport={(record) => setDialog({ name: 'export', record })}
          onClose={close}
        />
      )}
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
    </>
  );
  const open: OpenRecordDialog = setDialog;
  return { open, dialogs };
}

/** Returns the records older than `record`; `records` are newest first. */
function earlierThan(record: Measurement, records: readonly Measurement[] = []): readonly Measurement[] {
  const index = records.findIndex(({ id }) => id === record.id);
  return index === -1 ? [] : records.slice(index + 1);
}
