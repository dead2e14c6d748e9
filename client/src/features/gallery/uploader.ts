import AwsS3, { type AwsBody } from '@uppy/aws-s3';
import Uppy, { type Meta } from '@uppy/core';
import { uploadLimits } from '@shared/objects';
import { shrinkPicture } from '../../lib/shrink-picture';
import { pictureFiles } from '../../lib/upload';
import { reservations } from './reservations';
import { itemOf } from './upload-item';
import { isDisconnection, isRefusal, uploadReason } from './upload-reason';
import type { UploaderEvents } from './uploader-events';
import type { Uploader, UploaderFile } from './uploader-file';
import { savingSteps } from './uploader-saving';
import { coreWords, noDrawings, tooManyFiles } from './uploader-words';

/** Number of parallel uploads: more of them only make each slower on a phone's connection. */
const filesAtOnce = 3;

/**
 * Starts an uploader that shrinks files, sends them directly to the store and adds them to the portfolio. A bad file does
 * not stop the others; uploads that a lost connection stopped continue when it is back. `destroy()` ends everything.
 */
export function startUploader(events: UploaderEvents): Uploader {
  const uppy: Uploader = new Uppy<Meta, AwsBody>({
    autoProceed: false,
    restrictions: {
      maxNumberOfFiles: uploadLimits.files,
      minFileSize: 1,
      maxFileSize: uploadLimits.bytes,
      allowedFileTypes: pictureFiles.split(','),
    },
    // Uppy's own limit rejects the whole selection if it contains one file too many.
    onBeforeFileAdded: (file, files) =>
      !isDrawing(file) && !(file.id in files) && Object.keys(files).length < uploadLimits.files,
    locale: { strings: coreWords, pluralize: (count) => (count === 1 ? 0 : 1) },
    logger: silent,
  });
  const reserved = reservations();
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    limit: filesAtOnce,
    generateObjectKey: (file) => file.id,
    signRequest: ({ key }) => reserved.of(uppy.getFile(key)),
  });
  uppy.on('upload-success', (file) => file && reserved.forget(file));
  uppy.on('file-removed', reserved.forget);
  listen(uppy, events);
  const saving = savingSteps(uppy, events);
  uppy.addPreProcessor(shrinkStep(uppy));
  uppy.addPreProcessor(saving.before);
  uppy.addPostProcessor(saving.after);
  return uppy;
}

/** An SVG is not a photo, and may contain scripts. */
const isDrawing = ({ type }: { type?: string }) => type?.startsWith('image/svg') ?? false;

/** The list shows everything, so Uppy logs nothing. */
const silent = { debug: () => {}, warn: () => {}, error: () => {} };

/** Replaces each chosen file with its shrunk version, and skips files that are already shrunk (retries). */
function shrinkStep(uppy: Uploader) {
  const done = new WeakSet<Blob>();
  const shrink = async ({ id, data }: UploaderFile) => {
    if (!(data instanceof Blob) || done.has(data)) return;
    uppy.emit('preprocess-progress', uppy.getFile(id), { mode: 'indeterminate', message: 'Preparing' });
    const small = await shrinkPicture(data);
    done.add(small);
    const file: UploaderFile | undefined = uppy.getFile(id);
    if (!file) return;
    if (small !== data) uppy.setFileState(id, { data: small, size: small.size, type: small.type });
    uppy.emit('preprocess-complete', file);
  };
  return async (ids: string[]) => void (await Promise.all(uppy.getFilesByIds(ids).filter(Boolean).map(shrink)));
}

function listen(uppy: Uploader, events: UploaderEvents) {
  /** Files whose upload a lost connection stopped. */
  const stopped = new Set<string>();
  const refused = new Set<string>();
  uppy.on('restriction-failed', (file, error) => {
    const isOneTooMany = 'isUserFacing' in error && error.isUserFacing === false;
    const reason = file && isDrawing(file) ? noDrawings : isOneTooMany ? tooManyFiles : error.message;
    events.onRejected(file?.name ?? 'Image', file?.size ?? 0, reason);
  });
  uppy.on('upload-error', (file, error) => {
    if (!file) return;
    if (isRefusal(error)) refused.add(file.id);
    uppy.setFileState(file.id, { error: uploadReason(error, navigator.onLine) });
    if (isDisconnection(error)) stopped.add(file.id);
  });
  const forget = ({ id }: { id: string }) => [stopped, refused].forEach((known) => known.delete(id));
  uppy.on('upload', (_uploadId, files) => files.forEach(forget));
  uppy.on('file-removed', forget);
  uppy.on('back-online', () => [...stopped].forEach((id) => void uppy.retryUpload(id)));
  uppy.on('state-update', (_before, { currentUploads }) =>
    events.onChange(
      uppy.getFiles().map((file) => itemOf(file, refused.has(file.id))),
      Object.keys(currentUploads).length > 0,
    ),
  );
}
