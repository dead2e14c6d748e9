import type { GalleryImage } from '@shared/gallery/contract';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { useAction } from '../../ui/feedback/use-action';
import { imageAlt } from './image-alt';
import { ImageThumbnail } from './image-thumbnail';
import { useDeleteImage } from './queries';

interface DeleteImageDialogProps {
  image: GalleryImage;
  onClose: () => void;
}

/** It is open while it is mounted. */
export function DeleteImageDialog({ image, onClose }: DeleteImageDialogProps) {
  const remove = useDeleteImage();
  const confirm = useAction(() => remove.mutateAsync(image.id).finally(onClose), {
    done: { title: 'Image deleted', description: 'The image has been removed from your gallery' },
    failed: () => 'Failed to delete image',
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Delete Image"
      description="Are you sure you want to delete this image? This action cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <div className="grid cols-start-16 items-center gap-4 border-y border-hairline py-2.5">
        <ImageThumbnail image={image} sizes="64px" />
        <span className="line-clamp-2">{imageAlt(image)}</span>
      </div>
    </ConfirmDialog>
  );
}
