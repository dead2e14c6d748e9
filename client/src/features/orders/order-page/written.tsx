import type { Order } from '@shared/orders/order';
import { Part } from './part';

interface NotesProps {
  order: Order;
  onEdit: () => void;
}

/** The notes, which never leave the workroom. They can be changed after the order is closed. */
export function Notes({ order: { notes }, onEdit }: NotesProps) {
  return (
    <Part title="Notes" action={{ name: notes ? 'Edit' : 'Add', onPress: onEdit }}>
      {notes ? (
        <p className="max-w-measure text-compact text-pretty wrap-anywhere whitespace-pre-line" dir="auto">
          {notes}
        </p>
      ) : (
        <p className="text-small text-muted">For you alone: the client never sees them</p>
      )}
    </Part>
  );
}
