import type { Tailor } from '@shared/tailor/contract';
import { useRef, useState, type ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { withConnection, serverMessage } from '../../../lib/api/connection';
import { cx } from 'class-variance-authority';
import { thumbnailOf } from '../../../lib/uploads/shrink-picture';
import { mayRetry, pictureFiles, UploadError } from '../../../lib/uploads/upload';
import { Avatar } from '../../../ui/display/avatar';
import { Button } from '../../../ui/controls/button';
import { fieldClass, FieldNotes, labelClass, Optional } from '../../../ui/controls/field';
import { CameraIcon, RetryIcon } from '../../../ui/display/workroom-icons';
import { SewnProgress } from '../../../ui/feedback/sewn-progress';
import { HiddenPictureNote } from './hidden-picture-note';
import { fieldId, useProfileContext } from '../profile-form';
import { useClothSeed } from './cloth-seed';
import { useUploadPicture } from '../queries';

const id = fieldId('profilePictureUrl');

/** The profile picture. It is uploaded when chosen, and the next save of the form stores it in the profile. */
export function PictureField({ saved }: { saved?: Tailor }) {
  const { control, setValue, clearErrors, formState } = useProfileContext();
  const [url, name] = useWatch({ control, name: ['profilePictureUrl', 'businessName'] });
  const seed = useClothSeed(saved);
  const chooser = useRef<HTMLInputElement>(null);
  const upload = useUploadPicture();
  const [preview, setPreview] = useState<string>();
  const keep = (picture: string | null) => {
    clearErrors('profilePictureUrl');
    setValue('profilePictureUrl', picture, { shouldDirty: true });
  };
  const send = (file: File) => {
    setPreview(undefined);
    upload.mutate(file, { onSuccess: keep });
    void thumbnailOf(file).then(setPreview);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) send(file);
    currentTarget.value = '';
  };
  const remove = () => {
    upload.reset();
    keep(null);
    document.getElementById(id)?.focus();
  };
  const error = formState.errors.profilePictureUrl?.message ?? (upload.error ? uploadMessage(upload.error) : undefined);
  const pendingPreview = upload.isPending ? preview : undefined;
  const isHidden = saved?.profilePictureHiddenAt && url === saved.profilePictureUrl;
  const advice = url
    ? isHidden && <HiddenPictureNote />
    : 'Until you add one, your page shows your initials on a cloth of your own';
  const hint = !upload.isPending && advice;
  const hasNotes = Boolean(error || hint || upload.isPending);
  const again = upload.isError && mayRetry(upload.error) ? upload.variables : undefined;
  return (
    <div className={fieldClass} role="group" aria-labelledby={`${id}-label`}>
      <span className={labelClass()} id={`${id}-label`}>
        Profile picture
        <Optional />
      </span>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 xs:grid xs:cols-start-auto">
        <Avatar
          seed={seed}
          name={name}
          src={pendingPreview ?? url}
          sizes="80px"
          className="border border-hairline [--d:5rem] xs:row-span-2"
          srcSet={!pendingPreview && url === saved?.profilePictureUrl ? saved?.profilePictureSrcset : undefined}
        />
        <div
          className={cx('flex grow basis-40 flex-wrap items-center gap-2', hasNotes ? 'xs:self-end' : 'xs:row-span-2')}
        >
          <input ref={chooser} type="file" accept={pictureFiles} hidden onChange={choose} />
          <Button
            id={id}
            busy={upload.isPending}
            aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
            onClick={() => chooser.current?.click()}
          >
            <CameraIcon />
            {upload.isPending ? 'Uploading...' : url ? 'Change picture' : 'Choose picture'}
          </Button>
          {again && (
            <Button onClick={() => send(again)}>
              <RetryIcon />
              Retry
            </Button>
          )}
          {url && !upload.isPending && (
            <Button variant="ghost" onClick={remove}>
              Remove picture
            </Button>
          )}
        </div>
        {upload.isPending && (
          <div className="basis-full xs:col-start-2 xs:mt-1 xs:max-w-64 xs:self-start">
            <SewnProgress label="Profile picture" percent={upload.percent} />
          </div>
        )}
        <div className="contents *:basis-full xs:*:col-start-2 xs:*:self-start">
          <FieldNotes id={id} error={error} hint={hint} />
        </div>
      </div>
    </div>
  );
}

function uploadMessage(error: Error): string {
  if (error instanceof UploadError) return error.message;
  return withConnection(serverMessage(error, 'The picture could not be uploaded. Please try again.'), error, 'action');
}
