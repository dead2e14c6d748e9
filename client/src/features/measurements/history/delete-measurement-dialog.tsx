import type { Measurement } from '@shared/measurements/contract';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { RecordTag } from '../../../ui/display/record-tag';
import { RelativeTime } from '../../../ui/display/relative-time';
import { deleteWithUndo } from '../../../ui/feedback/delete-with-undo';
import { useDeleteMeasurement } from '../queries';

export function DeleteMeasurementDialog({ record, onClose }: { record: Measurement; onClose: () => void }) {
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
