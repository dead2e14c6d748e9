import type { Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import { Part } from './part';

interface WrittenProps {
  order: Order;
  onEdit: () => void;
}

/** Whose cloth it is, and how the garments should look. */
export function ClothAndStyle({ order, onEdit }: WrittenProps) {
  const { clothFrom, clothNote, style, stage } = order;
  const isEmpty = !clothFrom && !clothNote && !style;
  const isReadOnly = isClosed(stage);
  if (isReadOnly && isEmpty) return null;
  return (
    <Part title="Cloth and style" action={isReadOnly ? undefined : { name: isEmpty ? 'Add' : 'Edit', onPress: onEdit }}>
      {isEmpty && <p className="text-small text-muted">Nothing is written yet</p>}
      {(clothFrom || clothNote) && (
        <p className="text-compact wrap-anywhere">
          <span dir="auto">{clothNote ?? 'Cloth'}</span>{' '}
          {clothFrom && <span className="text-muted">({clothFrom === 'client' ? 'the client’s' : 'yours'})</span>}
        </p>
      )}
      {style && (
        <p className="max-w-measure text-compact text-pretty wrap-anywhere whitespace-pre-line" dir="auto">
          {style}
        </p>
      )}
    </Part>
  );
}

/** The notes, which never leave the workroom. They can be changed after the order is closed. */
export function Notes({ order: { notes }, onEdit }: WrittenProps) {
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
