import type { Customer } from '@shared/customers/contract';
import type { Measurement } from '@shared/measurements/contract';
import { lazy, Suspense, useState } from 'react';
import { useReopenedForm } from '../../../forms/use-draft';
import { useFragment } from '../../../lib/navigation/use-fragment';
import { paths, takeFragment } from '../../../paths';
import { newRecordId } from '../form/measurement-form';
import { MeasurementFormDialog, type MeasurementFormDialogProps } from '../measurement-form-dialog';
import { useStoredRecord } from './use-stored-record';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { RecordTag } from '../../../ui/display/record-tag';
import { RelativeTime } from '../../../ui/display/relative-time';
import { deleteWithUndo } from '../../../ui/feedback/delete-with-undo';
import { useDeleteMeasurement } from '../queries';
import { LinkButton } from '../../../ui/controls/button';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlays/dialog';
import { bookPages } from './record-history';
import { RecordSheet } from './record-sheet';

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

function DeleteMeasurementDialog({ record, onClose }: { record: Measurement; onClose: () => void }) {
  const remove = useDeleteMeasurement();
  const confirm = () => {
    onClose();
    deleteWithUndo({
      row: { id: record.id, parentId: record.customerId },
      done: 'Measurement deleted successfully',
      failed: 'Failed to delete measurement',
      send: () => remove.mutateAsync(record.id),
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Measurement"
      description="Are you sure you want to delete this measurement? This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={confirm}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-y border-hairline py-3">
        <RecordTag record={record} />
        <RelativeTime at={record.createdAt} className="text-small text-muted" />
      </div>
    </ConfirmDialog>
  );
}

interface RecordDialogProps {
  record: Measurement;
  /** All records of the client, newest first. */
  records: readonly Measurement[];
  onEdit: (record: Measurement) => void;
  onDelete: (record: Measurement) => void;
  onExport: (record: Measurement) => void;
  onClose: () => void;
}

/** One record with all its measures. Its links replace the dialog's entry of the browser's history. */
function RecordDialog({ record, records, onEdit, onDelete, onExport, onClose }: RecordDialogProps) {
  const page = bookPages(records).find((each) => each.record.id === record.id);
  if (!page) return null;
  return (
    <Dialog open onOpenChange={onClose} title={`Record ${page.number} of ${records.length}`}>
      <DialogBody>
        <RecordSheet page={page} onEdit={onEdit} onDelete={onDelete} onExport={onExport} inDialog />
      </DialogBody>
      {page.number > 1 && (
        <DialogFoot>
          <LinkButton replace href={paths.compare(record.customerId, { to: record.id })}>
            Compare with the one before
          </LinkButton>
        </DialogFoot>
      )}
    </Dialog>
  );
}
