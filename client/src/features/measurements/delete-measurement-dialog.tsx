import type { Measurement } from '@shared/measurements';
import { serverMessage } from '../../lib/api';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { RecordTag } from '../../ui/display/record-tag';
import { RelativeTime } from '../../ui/display/relative-time';
import { toast } from '../../ui/feedback/toast';
import { useDeleteMeasurement } from './queries';

export function DeleteMeasurementDialog({ record, onClose }: { record: Measurement; onClose: () => void }) {
  const remove = useDeleteMeasurement();
  const confirm = useOneAtATime(async () => {
    try {
      await remove.mutateAsync(record.id);
      toast({ title: 'Measurement deleted successfully' });
    } catch (error) {
      const description = serverMessage(error, 'Failed to delete measurement');
      toast({ title: 'Error', description, variant: 'destructive', error });
    }
    onClose();
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Measurement"
      description="Are you sure you want to delete this measurement? This action cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-y border-hairline py-3">
        <RecordTag record={record} />
        <RelativeTime at={record.createdAt} className="text-small text-muted" />
      </div>
    </ConfirmDialog>
  );
}
