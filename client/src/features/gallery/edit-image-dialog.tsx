import { galleryUpdateSchema, type GalleryUpdate, type OwnImage } from '@shared/gallery/contract';
import { FormDialog } from '../../forms/form-dialog';
import { useRowForm } from '../../forms/use-row-form';
import { TextField } from '../../ui/controls/field';
import { TextArea } from '../../ui/controls/text-area';
import { ImageThumbnail } from './image-thumbnail';
import { useUpdateImage } from './queries';

interface EditImageDialogProps {
  image: OwnImage;
  onClose: () => void;
}

/** It is open while it is mounted. */
export function EditImageDialog({ image, onClose }: EditImageDialogProps) {
  const form = useRowForm({
    kind: 'image',
    row: image,
    schema: galleryUpdateSchema,
    valuesOf,
    labels,
    update: useUpdateImage(),
    words,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Edit Image Details"
      className="grid grid-cols-[min(5.5rem,24vw)_minmax(0,1fr)] items-start gap-x-4 gap-y-5"
    >
      <ImageThumbnail image={image} sizes="88px" />
      <TextField
        {...form.field('category')}
        placeholder="e.g., Wedding Dress, Suit, Alterations"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextArea {...form.field('caption')} placeholder="Describe this piece..." rows={3} className="col-span-full" />
    </FormDialog>
  );
}

const valuesOf = (image?: GalleryUpdate) => ({ category: image?.category ?? '', caption: image?.caption ?? '' });

const labels = { category: 'Category', caption: 'Caption' };

const words = {
  submit: 'Save Changes',
  submitting: 'Saving...',
  saved: { title: 'Image updated', description: 'Changes have been saved' },
  failed: () => 'Failed to update image',
};
