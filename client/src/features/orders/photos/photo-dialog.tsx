import { type OrderPhoto, orderPhotoKindNames } from '@shared/order-photos/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsSuspended } from '../../../lib/api/own-account';
import { Button } from '../../../ui/controls/button';
import { Segments } from '../../../ui/controls/segments';
import { Switch } from '../../../ui/controls/switch';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../../ui/overlays/dialog';
import { LargePhoto } from './large-photo';
import { useChangePhoto, useDeletePhoto, useOrderPhotos } from './queries';
import { Picture } from '../../../ui/display/picture';
import { useAction } from '../../../ui/feedback/use-action';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';

interface PhotoDialogProps {
  orderId: string;
  /** The photo that is shown first. */
  photoId: string;
  onClose: () => void;
}

/** A photo of an order, large: what it shows, and whether the client sees it. Each change is saved at once. */
export function PhotoDialog({ orderId, photoId, onClose }: PhotoDialogProps) {
  const { data: photos = [] } = useOrderPhotos(orderId);
  const [shownId, setShownId] = useState(photoId);
  const [isDeleting, setDeleting] = useState(false);
  const index = photos.findIndex(({ id }) => id === shownId);
  const photo = photos[index];
  if (!photo) return null;
  if (isDeleting) {
    return <DeletePhotoDialog photo={photo} onCancel={() => setDeleting(false)} onDeleted={onClose} />;
  }
  return (
    <Shown
      photo={photo}
      index={index}
      count={photos.length}
      onStep={(step) => setShownId((now) => photos[index + step]?.id ?? now)}
      onDelete={() => setDeleting(true)}
      onClose={onClose}
    />
  );
}

interface ShownProps {
  photo: OrderPhoto;
  index: number;
  count: number;
  /** Shows the photo before (-1) or after (1), if there is one. */
  onStep: (step: -1 | 1) => void;
  onDelete: () => void;
  onClose: () => void;
}

function Shown({ photo, index, count, onStep, onDelete, onClose }: ShownProps) {
  const isSuspended = useIsSuspended();
  const change = useChangePhoto(photo.orderId);
  const picture = useRef<HTMLDivElement>(null);
  useArrowKeys(onStep);
  return (
    <Dialog open onOpenChange={onClose} title={`Photo ${index + 1} of ${count}`} firstFocus={picture}>
      <DialogBody className="grid grid-cols-1 gap-4">
        <LargePhoto ref={picture} photo={photo} index={index} count={count} onStep={onStep} />
        {isSuspended ? (
          <p className="text-small text-muted">
            Your account is suspended: you can delete this photo, but not change it.
          </p>
        ) : (
          <>
            <Segments
              label="What it shows"
              options={orderPhotoKindNames}
              value={photo.kind}
              onPress={(kind) => change.mutate({ id: photo.id, kind })}
            />
            <Switch
              label="Show on the client’s page"
              hint="Whoever has the link can see it"
              checked={photo.isShown}
              onChange={(isShown) => change.mutate({ id: photo.id, isShown })}
            />
          </>
        )}
      </DialogBody>
      <DialogFoot line>
        <Button variant="danger-quiet" onClick={onDelete}>
          Delete
        </Button>
        <DialogCancel variant="primary">Done</DialogCancel>
      </DialogFoot>
    </Dialog>
  );
}

/** Calls `onStep` for the arrow keys, wherever the focus is in the dialog. */
function useArrowKeys(onStep: (step: -1 | 1) => void): void {
  const onKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') onStep(-1);
    if (key === 'ArrowRight') onStep(1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

interface DeletePhotoDialogProps {
  photo: OrderPhoto;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Asks before a photo is deleted. It is open while it is mounted. */
function DeletePhotoDialog({ photo, onCancel, onDeleted }: DeletePhotoDialogProps) {
  const remove = useDeletePhoto(photo.orderId);
  const confirm = useAction(() => remove.mutateAsync(photo.id).then(onDeleted), {
    done: { title: 'Photo deleted' },
    failed: 'The photo was not deleted',
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title="Delete photo"
      description={
        photo.isShown
          ? 'It leaves the client’s page too. This cannot be undone.'
          : 'It is removed from this order. This cannot be undone.'
      }
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <Picture
        src={photo.imageUrl}
        srcSet={photo.srcset}
        sizes="96px"
        width={photo.width}
        height={photo.height}
        alt=""
        thumbhash={photo.thumbhash}
        className="aspect-4/5 h-auto w-20 rounded-sm object-cover"
      />
    </ConfirmDialog>
  );
}
