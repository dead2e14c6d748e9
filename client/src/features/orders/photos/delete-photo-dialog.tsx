import type { OrderPhoto } from '@shared/order-photos/contract';
import { Picture } from '../../../ui/display/picture';
import { useAction } from '../../../ui/feedback/use-action';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useDeletePhoto } from './queries';

interface DeletePhotoDialogProps {
  photo: OrderPhoto;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Asks before a photo is deleted. It is open while it is mounted. */
export function DeletePhotoDialog({ photo, onCancel, onDeleted }: DeletePhotoDialogProps) {
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
