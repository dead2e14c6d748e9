import { photosFullText, type OrderPhoto } from '@shared/order-photos/contract';
import type { Order } from '@shared/orders/order';
import { orderLimits } from '@shared/orders/order-limits';
import { serverMessage } from '../../../lib/api/api';
import { useIsSuspended } from '../../../lib/api/session';
import { useIsOnline } from '../../../lib/use-is-online';
import { Button } from '../../../ui/controls/button';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { counted } from '../words';
import { AddPhotos } from './add-photos';
import { PhotoProblems } from './photo-problems';
import { usePhotoQueue } from './photo-queue';
import { PhotoTile, SendingTile, tilesClass } from './photo-tile';
import { kindAt } from './photo-words';
import { useOrderPhotos } from './queries';

interface PhotoStripProps {
  order: Order;
  onOpen: (photoId: string) => void;
}

/** The photos of an order, those that are being sent, and the tile that adds more. A closed order takes photos too. */
export function PhotoStrip({ order, onOpen }: PhotoStripProps) {
  const { data: photos, error, isError, refetch } = useOrderPhotos(order.id);
  if (photos) return <Loaded order={order} photos={photos} onOpen={onOpen} />;
  if (!isError) return <Loading />;
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-3" role="alert">
      <p className="text-small text-danger-ink">{serverMessage(error, 'The photos could not be loaded.')}</p>
      <Button size="compact" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

function Loaded({ order, photos, onOpen }: PhotoStripProps & { photos: readonly OrderPhoto[] }) {
  const queue = usePhotoQueue(order);
  const isSuspended = useIsSuspended();
  const isOnline = useIsOnline();
  const sending = queue.sending.filter(({ error }) => !error);
  const isFull = photos.length + queue.sending.length >= orderLimits.photos;
  return (
    <>
      <ul role="list" className={tilesClass}>
        {photos.map((photo, index) => (
          <PhotoTile key={photo.id} photo={photo} index={index} onPress={() => onOpen(photo.id)} />
        ))}
        {sending.map((photo) => (
          <SendingTile key={photo.id} photo={photo} />
        ))}
        {!isFull && !isSuspended && (
          <li>
            <AddPhotos
              onPress={queue.load}
              onChosen={(files) => queue.add(files.map((file) => ({ file, kind: kindAt(order.stage) })))}
            />
          </li>
        )}
      </ul>
      <PhotoProblems queue={queue} />
      {isFull && <p className="mt-2 text-small text-muted">{photosFullText}</p>}
      {isSuspended && (
        <p className="mt-2 text-small text-muted">Your account is suspended: you can delete photos, but not add any.</p>
      )}
      <p className="text-small text-orange-ink not-empty:mt-2" role="status">
        {!isOnline && 'You are offline. Photos are sent when you are back online.'}
        {sending.length > 0 && <span className="sr-only">Sending {counted(sending.length, 'photo')}</span>}
      </p>
    </>
  );
}

function Loading() {
  return (
    <div className={tilesClass} role="status">
      <span className="sr-only">Loading photos...</span>
      {['first', 'second', 'third'].map((tile) => (
        <Skeleton key={tile} className="aspect-4/5 w-full" />
      ))}
    </div>
  );
}
