import { zodResolver } from '@hookform/resolvers/zod';
import { galleryUpdateSchema, type GalleryImage } from '@shared/gallery';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { setFieldErrors } from '../../lib/form';
import { Button } from '../../ui/button';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../ui/dialog';
import { TextArea, TextField } from '../../ui/field';
import { Picture } from '../../ui/picture';
import { toast } from '../../ui/toast';
import { useUpdateImage } from './queries';

type Values = z.input<typeof galleryUpdateSchema>;
type Update = z.output<typeof galleryUpdateSchema>;

interface EditImageDialogProps {
  image: GalleryImage;
  onClose: () => void;
}

/** Mounted means open. */
export function EditImageDialog({ image, onClose }: EditImageDialogProps) {
  const update = useUpdateImage();
  const { register, handleSubmit, setError, formState } = useForm<Values, unknown, Update>({
    resolver: zodResolver(galleryUpdateSchema),
    defaultValues: { category: image.category ?? '', caption: image.caption ?? '' },
    mode: 'onTouched',
  });
  const { errors, isDirty } = formState;

  const save = handleSubmit(({ caption, category }) => {
    if (update.isPending) return;
    // What is empty is left out, and thereby cleared.
    update.mutate(
      { id: image.id, body: { caption: caption ?? undefined, category: category ?? undefined } },
      {
        onSuccess: () => {
          toast({ title: 'Image updated', description: 'Changes have been saved' });
          onClose();
        },
        onError: (error) => {
          if (setFieldErrors(error, setError)) return;
          toast({ title: 'Error', description: 'Failed to update image', variant: 'destructive', error });
        },
      },
    );
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Edit Image Details"
      className="edit-image"
      dirty={isDirty}
    >
      <form noValidate className="contents" onSubmit={(event) => void save(event)}>
        <DialogBody className="edit-image__fields">
          <div className="edit-image__picture">
            <Picture
              src={image.imageUrl}
              srcSet={image.srcset}
              sizes="88px"
              width={image.width}
              height={image.height}
              alt=""
              thumbhash={image.thumbhash}
            />
          </div>
          <TextField
            {...register('category')}
            label="Category"
            error={errors.category?.message}
            placeholder="e.g., Wedding Dress, Suit, Alterations"
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
          />
          <TextArea
            {...register('caption')}
            label="Caption"
            error={errors.caption?.message}
            placeholder="Describe this piece..."
            rows={3}
            className="edit-image__caption"
          />
        </DialogBody>
        <DialogFoot>
          <DialogCancel />
          <Button variant="primary" type="submit" busy={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
