import type { Measurement } from '@shared/measurements';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/controls/button';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog';
import { bookPages } from './record-history';
import { RecordSheet } from './record-sheet';

interface RecordDialogProps {
  record: Measurement;
  /** All records of the client, newest first. */
  records: readonly Measurement[];
  onEdit: (record: Measurement) => void;
  onDelete: (record: Measurement) => void;
  onClose: () => void;
}

/** One record with all its measures. Its links replace the dialog's entry of the browser's history. */
export function RecordDialog({ record, records, onEdit, onDelete, onClose }: RecordDialogProps) {
  const page = bookPages(records).find((each) => each.record.id === record.id);
  if (!page) return null;
  return (
    <Dialog open onOpenChange={onClose} title={`Record ${page.number} of ${records.length}`}>
      <DialogBody>
        <RecordSheet page={page} onEdit={onEdit} onDelete={onDelete} />
      </DialogBody>
      <DialogFoot tight>
        <Link replace href={paths.measurements(record.customerId)} className={buttonClass()}>
          All records
        </Link>
        {page.number > 1 && (
          <Link replace href={paths.compare(record.customerId, { to: record.id })} className={buttonClass()}>
            Compare with the one before
          </Link>
        )}
      </DialogFoot>
    </Dialog>
  );
}
