import type { Measurement } from '@shared/measurements/contract';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/controls/button';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/overlays/dialog';
import { bookPages } from './record-history';
import { RecordSheet } from './record-sheet';

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
export function RecordDialog({ record, records, onEdit, onDelete, onExport, onClose }: RecordDialogProps) {
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
