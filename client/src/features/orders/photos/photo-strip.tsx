import { type OrderPhoto, photosFullText } from '@shared/order-photos/contract';
import type { Order } from '@shared/orders/order';
import { orderLimits } from '@shared/orders/order-limits';
import { serverMessage } from '../../../lib/api/connection';
import { useIsSuspended } from '../../../lib/api/own-account';
import { useIsOnline } from '../../../lib/use-is-online';
import { Button } from '../../../ui/controls/button';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { counted } from '../words';
import { AddPhotos } from './add-photos';
import { usePhotoQueue } from './photo-queue';
import { kindAt, PhotoTile, SendingTile, tilesClass } from './photo-tile';
import { useOrderPhotos } from './queries';
import type { ReactNode } from 'react';
import { XIcon } from '../../../ui/display/icons';
import { RetryIcon } from '../../../ui/display/workroom-icons';

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

interface PhotoProblemsProps {
  queue: Pick<ReturnType<typeof usePhotoQueue>, 'sending' | 'refused' | 'retry' | 'remove'>;
}

/** The photos that were not sent, each with its reason: those that failed can be sent again, the others cannot. */
function PhotoProblems({ queue: { sending, refused, retry, remove } }: PhotoProblemsProps) {
  const failed = sending.filter(({ error }) => error);
  if (failed.length + refused.length === 0) return null;
  return (
    <ul role="list" aria-label="Photos that were not sent" className="mt-2 grid shell:max-w-112">
      {failed.map(({ id, name, error = '', preview }) => (
        <Problem key={id} name={name} reason={error} preview={preview} onRemove={() => remove(id)}>
          <Button variant="ghost" iconOnly aria-label={`Retry ${name}`} onClick={() => retry(id)}>
            <RetryIcon />
          </Button>
        </Problem>
      ))}
      {refused.map(({ id, name, reason }) => (
        <Problem key={id} name={name} reason={reason} onRemove={() => remove(id)} />
      ))}
    </ul>
  );
}

interface ProblemProps {
  name: string;
  reason: string;
  preview?: string;
  onRemove: () => void;
  /** What else can be done. */
  children?: ReactNode;
}

function Problem({ name, reason, preview, onRemove, children }: ProblemProps) {
  return (
    <li className="flex min-h-tap items-center gap-2 border-t border-hairline py-2 last:border-b">
      {preview && <img src={preview} alt="" className="h-12.5 w-10 flex-none rounded-xs object-cover" />}
      <p className="min-w-0 grow text-small wrap-anywhere" role="alert">
        <b className="block">{name}</b> <span className="text-danger-ink">{reason}</span>
      </p>
      {children}
      <Button variant="ghost" iconOnly aria-label={`Remove ${name}`} onClick={onRemove}>
        <XIcon />
      </Button>
    </li>
  );
}
