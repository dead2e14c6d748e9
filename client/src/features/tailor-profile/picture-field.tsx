import { useRef, type ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { serverMessage } from '../../lib/api';
import { classNames } from '../../lib/class-names';
import { UploadError } from '../../lib/upload';
import { Button } from '../../ui/button';
import { FieldNotes } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { fieldId, useProfileContext } from './profile-form';
import { ProfilePicture } from './profile-picture';
import { useUploadPicture } from './queries';

const id = fieldId('profilePictureUrl');

/** The profile picture, uploaded as soon as it is chosen and kept by the next save. */
export function PictureField() {
  const { control, setValue, clearErrors, formState } = useProfileContext();
  const [url, slug] = useWatch({ control, name: ['profilePictureUrl', 'profileSlug'] });
  const chooser = useRef<HTMLInputElement>(null);
  const upload = useUploadPicture();
  const keep = (picture: string | null) => {
    clearErrors('profilePictureUrl');
    setValue('profilePictureUrl', picture, { shouldDirty: true });
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) upload.mutate(file, { onSuccess: keep });
    currentTarget.value = '';
  };
  const remove = () => {
    upload.reset();
    keep(null);
    document.getElementById(id)?.focus();
  };
  const error = formState.errors.profilePictureUrl?.message ?? (upload.error ? uploadMessage(upload.error) : undefined);
  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`}>
      <span className="label" id={`${id}-label`}>
        Profile picture <span className="opt">(optional)</span>
      </span>
      <div className="pic">
        <ProfilePicture url={url} slug={slug} />
        <div className="row">
          <input ref={chooser} type="file" accept="image/*" hidden onChange={choose} />
          <Button
            id={id}
            busy={upload.isPending}
            aria-describedby={classNames(error && `${id}-error`, !url && `${id}-hint`) || undefined}
            onClick={() => chooser.current?.click()}
          >
            <Icon name="camera" />
            {upload.isPending ? 'Uploading...' : url ? 'Change picture' : 'Choose picture'}
          </Button>
          {url && !upload.isPending && (
            <Button variant="ghost" onClick={remove}>
              Remove picture
            </Button>
          )}
        </div>
        <FieldNotes id={id} error={error} hint={!url && 'Until then, the cloth woven from your URL'} />
      </div>
    </div>
  );
}

function uploadMessage(error: Error): string {
  if (error instanceof UploadError) return error.message;
  return serverMessage(error, 'The picture could not be uploaded. Please try again.');
}
