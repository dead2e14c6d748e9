import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import Uppy, { type Meta, type UppyFile } from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import { objectsApi, uploadLimits } from '@shared/objects';
import { ApiError, call } from '../../lib/api';
import type { UploadOutcome } from './upload-outcome';
import { uploadReason } from './upload-reason';
import { coreWords, dashboardWords, tooManyFiles } from './uploader-words';

export interface UploaderEvents {
  /** Takes an uploaded file into the portfolio; `index` counts the files of this upload. @throws as it likes */
  save: (objectId: string, index: number) => Promise<unknown>;
  /** A file that was never added, and why. */
  onRejected: (name: string, reason: string) => void;
  /** A file that failed on its way, and why. It stays in the list, to be tried again. */
  onFailed: (id: string, name: string, reason: string) => void;
  /** Nothing is known against these any more: they are on their way again, or gone. */
  onCleared: (ids: string[]) => void;
  /** Whether files wait in the list or are on their way. */
  onPending: (isPending: boolean) => void;
  /** One upload has ended. `isAllSaved`: nothing is left in the list that is not in the portfolio. */
  onDone: (outcome: UploadOutcome, isAllSaved: boolean) => void;
}

type File = UppyFile<Meta, AwsBody>;

/** Draws Uppy's Dashboard into `target`: files go straight to the store, one by one, then into the portfolio. Answers how to take it down. */
export function mountUploader(target: HTMLElement, events: UploaderEvents): () => void {
  const uppy = new Uppy<Meta, AwsBody>({
    autoProceed: false,
    restrictions: {
      maxNumberOfFiles: uploadLimits.files,
      maxFileSize: uploadLimits.bytes,
      allowedFileTypes: ['image/*'],
    },
    // Uppy alone would turn away a whole selection that holds one file too many.
    onBeforeFileAdded: (file, files) => !(file.id in files) && Object.keys(files).length < uploadLimits.files,
    locale: { strings: coreWords, pluralize: (count) => (count === 1 ? 0 : 1) },
    logger: silent,
  });
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    generateObjectKey: (file) => file.id,
    signRequest: ({ key }) => reserve(uppy.getFile(key)),
  });
  uppy.use(Dashboard, {
    target,
    inline: true,
    width: '100%',
    height: 'auto',
    theme: 'light',
    singleFileFullScreen: false,
    thumbnailWidth: 144,
    hidePauseResumeButton: true,
    hideCancelButton: true,
    disableInformer: true,
    doneButtonHandler: null,
    proudlyDisplayPoweredByUppy: false,
    locale: { strings: dashboardWords },
  });
  // A label needs a role to be a label of.
  target.querySelector('.uppy-Dashboard')?.setAttribute('role', 'group');
  uppy.addPostProcessor((ids) => saveAll(uppy, ids, events));
  listen(uppy, events);
  return () => uppy.destroy();
}

/** Everything worth saying is on the screen. */
const silent = { debug: () => {}, warn: () => {}, error: () => {} };

async function reserve(file: File) {
  const { objectId, uploadURL } = await call(objectsApi.reserve, {
    body: { contentType: file.type, size: file.size ?? undefined },
  });
  return { url: new URL(uploadURL, location.href).href, key: objectId, headers: { 'Content-Type': file.type } };
}

function listen(uppy: Uppy<Meta, AwsBody>, events: UploaderEvents) {
  uppy.on('restriction-failed', (file, error) => {
    const isOneTooMany = 'isUserFacing' in error && error.isUserFacing === false;
    events.onRejected(file?.name ?? 'Image', isOneTooMany ? tooManyFiles : error.message);
  });
  uppy.on('upload-error', (file, error) => {
    if (!file) return;
    const reason = uploadReason(error);
    uppy.setFileState(file.id, { error: reason });
    events.onFailed(file.id, file.name ?? 'Image', reason);
  });
  uppy.on('upload', (_uploadId, files) => events.onCleared(files.map((file) => file.id)));
  uppy.on('file-removed', (file) => events.onCleared([file.id]));
  // A failed upload must not keep newly added files from having their own button.
  uppy.on('files-added', () => uppy.setState({ error: null }));
  uppy.on('state-update', () =>
    events.onPending(uppy.getFiles().some((file) => !file.error && !file.progress.complete)),
  );
}

async function saveAll(uppy: Uppy<Meta, AwsBody>, ids: string[], events: UploaderEvents) {
  const files = uppy.getFilesByIds(ids).filter(Boolean);
  const uploaded = files.filter((file) => !file.error && file.progress.uploadComplete);
  for (const file of uploaded) uppy.emit('postprocess-progress', file, { mode: 'indeterminate', message: 'Saving...' });
  const results = await Promise.all(uploaded.map((file, index) => saveOne(uppy, file, index, events)));
  const saved = uploaded.filter((_, index) => results[index]).map(({ id }) => id);
  const outcome = {
    saved: saved.length,
    notSaved: uploaded.length - saved.length,
    notUploaded: files.length - uploaded.length,
  };
  const isAllSaved = uppy.getFiles().every(({ id }) => saved.includes(id));
  // What is left in the list is what still needs the person.
  if (!isAllSaved) uppy.removeFiles(saved);
  events.onDone(outcome, isAllSaved);
}

async function saveOne(uppy: Uppy<Meta, AwsBody>, file: File, index: number, events: UploaderEvents): Promise<boolean> {
  try {
    await events.save(file.response?.body?.key ?? '', index);
    return true;
  } catch (error) {
    // Saved before, when the answer was lost: nobody else knows this upload.
    if (error instanceof ApiError && error.body?.code === 'already_claimed') return true;
    if (error instanceof ApiError && error.status < 500) sendAgainNextTime(uppy, file);
    uppy.emit('upload-error', uppy.getFile(file.id), error instanceof Error ? error : new Error(String(error)));
    return false;
  }
}

/** What the server refused is gone from its store: to try again means to upload again. */
function sendAgainNextTime(uppy: Uppy<Meta, AwsBody>, file: File) {
  uppy.setFileState(file.id, {
    progress: { uploadStarted: null, uploadComplete: false, bytesUploaded: false, bytesTotal: file.size },
  });
}
