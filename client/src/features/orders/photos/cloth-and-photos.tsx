import type { Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import { Part } from '../order-page/part';
import { PhotoStrip } from './photo-strip';

interface ClothAndPhotosProps {
  order: Order;
  onEdit: () => void;
  onPhoto: (photoId: string) => void;
}

/** Whose cloth it is, how the garments should look, and the photos. Only those with the eye are on the client's page. */
export function ClothAndPhotos({ order, onEdit, onPhoto }: ClothAndPhotosProps) {
  const { clothFrom, clothNote, style, stage } = order;
  const isEmpty = !clothFrom && !clothNote && !style;
  const isReadOnly = isClosed(stage);
  return (
    <Part
      title="Cloth and photos"
      action={isReadOnly ? undefined : { name: isEmpty ? 'Add' : 'Edit', onPress: onEdit }}
    >
      {isEmpty && !isReadOnly && <p className="text-small text-muted">Nothing is written yet</p>}
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
      <PhotoStrip order={order} onOpen={onPhoto} />
    </Part>
  );
}
