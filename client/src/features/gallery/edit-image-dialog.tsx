import { zodResolver } from '@hookform/resolvers/zod';
import { galleryUpdateSchema, type OwnImage } from '@shared/gallery';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useDraft } from '../../forms/use-draft';
import { isChangedMeanwhile, useEditedRow, type Questions } from '../../lib/edited-row';
import { setFieldErrors } from '../../lib/form';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { Button } from '../../ui/controls/button';
import { ChangedNotice } from '../../ui/feedback/changed-notice';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '../../ui/overlays/dialog';
import { DraftNotice } from '../../ui/feedback/draft-notice';
import { TextArea, TextField } from '../../ui/controls/field';
import { Picture } from '../../ui/display/picture';
import { toast } from '../../ui/feedback/toast';
import { useUpdateImage } from './queries';

type Values = z.input<typeof galleryUpdateSchema>;
type Update = z.output<typeof galleryUpdateSchema>;

interface EditImageDialogProps {
  image: OwnImage;
  onClose: () => void;
}

/** It is open while it is mounted. */
export function EditImageDialog({ image, onClose }: EditImageDialogProps) {
  const update = useUpdateImage();
  const form = useForm<Values, unknown, Update>({
    resolver: zodResolver(galleryUpdateSchema),
    defaultValues: valuesOf(image),
    mode: 'onTouched',
  });
  const { register, handleSubmit, setError } = form;
  const { errors, isDirty } = form.formState;
  const draft = useDraft<Values>('image', image.id);
  const edited = useEditedRow({ row: image, valuesOf, form, questions, draft });

  const save = useOneAtATime(async (written: Update) => {
    const { caption, category } = written;
    // A missing field is cleared by the server.
    const body = { caption: caption ?? undefined, category: category ?? undefined };
    try {
      await edited.save(written, (row) => update.mutateAsync({ image: row, body }));
    } catch (error) {
      if (isChangedMeanwhile(error) || setFieldErrors(error, setError, questions)) return;
      toast({ title: 'Error', description: 'Failed to update image', variant: 'destructive', error });
      return;
    }
    toast({ title: 'Image updated', description: 'Changes have been saved' });
    onClose();
  });
  const leave = () => {
    draft.end();
    onClose();
  };

  return (
    <Dialog open onOpenChange={leave} title="Edit Image Details" dirty={isDirty} isSaving={edited.isSaving}>
      <form noValidate className="contents" onSubmit={(event) => void handleSubmit(save)(event)}>
        <DialogBody className="grid grid-cols-[min(5.5rem,24vw)_minmax(0,1fr)] items-start gap-x-4 gap-y-5">
          <DraftNotice onDiscard={edited.onDiscardDraft} />
          <ChangedNotice form={form} changed={edited.changed} inGrid />
          <div>
            <Picture
              src={image.imageUrl}
              srcSet={image.srcset}
              sizes="88px"
              width={image.width}
              height={image.height}
              alt=""
              thumbhash={image.thumbhash}
              className="aspect-4/5 h-auto w-full rounded-sm object-cover"
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
            className="col-span-full"
          />
        </DialogBody>
        <DialogFoot>
          <DialogCancel />
          <Button variant="primary" type="submit" busy={edited.isSaving}>
            {edited.isSaving ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

const valuesOf = ({ category, caption }: Update): Values => ({ category: category ?? '', caption: caption ?? '' });

const questions: Questions<Values> = [
  ['category', 'Category'],
  ['caption', 'Caption'],
];
