import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import Uppy, { type Meta, type UppyFile } from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import { objectsApi, uploadLimits } from '@shared/objects';
import { call } from '../../lib/api';
import type { UploadOutcome } from './upload-outcome';
import { uploadReason } from './upload-reason';
import { savingSteps } from './uploader-saving';
import { coreWords, dashboardWords, tooManyFiles } from './uploader-words';

export type Uploader = Uppy<Meta, AwsBody>;
export type UploaderFile = UppyFile<Meta, AwsBody>;

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

/**
 * Draws Uppy's Dashboard into `target`: files go straight to the store, then into the portfolio, and a bad one keeps
 * none of the others. Answers how to take it down again.
 */
export function mountUploader(target: HTMLElement, events: UploaderEvents): () => void {
  const uppy: Uploader = new Uppy<Meta, AwsBody>({
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
  const roles = keepRoles(target);
  listen(uppy, events);
  const saving = savingSteps(uppy, events);
  uppy.addPreProcessor(saving.before);
  uppy.addPostProcessor(saving.after);
  return () => {
    roles.disconnect();
    uppy.destroy();
  };
}

/** Everything worth saying is on the screen. */
const silent = { debug: () => {}, warn: () => {}, error: () => {} };

/** Uppy labels its root without giving it a role, and forgets the list around a single file. */
function keepRoles(target: HTMLElement): MutationObserver {
  const give = () => {
    target.querySelector('.uppy-Dashboard:not([role])')?.setAttribute('role', 'group');
    target.querySelector('.uppy-Dashboard-files:not([role])')?.setAttribute('role', 'list');
  };
  const observer = new MutationObserver(give);
  observer.observe(target, { childList: true, subtree: true });
  give();
  return observer;
}

async function reserve(file: UploaderFile) {
  const { objectId, uploadURL } = await call(objectsApi.reserve, {
    body: { contentType: file.type, size: file.size ?? undefined },
  });
  return { url: new URL(uploadURL, location.href).href, key: objectId, headers: { 'Content-Type': file.type } };
}

function listen(uppy: Uploader, events: UploaderEvents) {
  uppy.on('restriction-failed', (file, error) => {
    const isOneTooMany = 'isUserFacing' in error && error.isUserFacing === false;
    events.onRejected(file?.name ?? 'Image', isOneTooMany ? tooManyFiles : error.message);
  });
  uppy.on('upload-error', (file, error) => {
    if (!file) return;
    const reason = uploadReason(error);
    uppy.setFileState(file.id, { error: reason });
    // While others are on their way the upload as a whole has not failed: see `savingSteps`.
    uppy.setState({ error: null });
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
