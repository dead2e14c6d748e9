import type { GalleryInput } from '@shared/gallery';
import { uploadLimits } from '@shared/objects';
import Uppy, { type Body, type Meta, type State, type UppyFile } from '@uppy/core';
import { TaskQueue } from '@uppy/core/utils';
import { thumbnailOf } from '../../lib/shrink-picture';
import { mayRetry, pictureFiles, pictureUpload } from '../../lib/upload';
import { uploadReason } from './upload-reason';
import { coreWords, noDrawings, tooManyFiles } from './upload-words';

/** What Uppy stores with a file of the list. */
interface ImageMeta extends Meta {
  caption?: string;
  category?: string;
  /** The place in the order of the portfolio, constant over retries. */
  displayOrder?: number;
  /** The upload, which a retry continues. */
  upload?: ReturnType<typeof pictureUpload>;
}

export type Uploader = Uppy<ImageMeta, Body>;
export type UploadState = State<ImageMeta, Body>;
export type UploadFile = UppyFile<ImageMeta, Body>;

interface UploaderOptions {
  /** Adds an uploaded file to the portfolio. May reject with any error. */
  save: (image: GalleryInput) => Promise<unknown>;
  /** Returns the number of images in the portfolio. */
  countImages: () => number;
  /** Called for a file that cannot be uploaded: it is not added to the list, or removed from it during its upload (`isSent`). */
  onRefused: (name: string, reason: string, isSent: boolean) => void;
}

/** Number of parallel uploads: more of them only make each slower on a phone's connection. */
const filesAtOnce = 3;

/** The longest side of a preview, in pixels: the width of the card with the questions. */
const previewSide = 480;

/**
 * Returns an uploader that adds files to the portfolio. Start each file by `retryUpload`: then a failure or a retry of one file
 * does not affect the others. Files that failed continue when the connection is back. `destroy()` ends everything.
 */
export function portfolioUploader({ save, countImages, onRefused }: UploaderOptions): Uploader {
  const uppy: Uploader = new Uppy<ImageMeta, Body>({
    restrictions: {
      maxNumberOfFiles: uploadLimits.files,
      minFileSize: 1,
      allowedFileTypes: pictureFiles.split(','),
    },
    // Uppy's own limit rejects the whole selection if it contains one file too many.
    onBeforeFileAdded: (file, files) =>
      !isDrawing(file) && !(file.id in files) && Object.keys(files).length < uploadLimits.files,
    locale: coreWords,
    logger: silent,
  });
  const queue = new TaskQueue({ concurrency: filesAtOnce });
  const placeOf = placesBehind(countImages);
  uppy.addUploader(async (ids) => {
    for (const file of uppy.getFilesByIds(ids)) uppy.setFileMeta(file.id, { displayOrder: placeOf(file) });
    await Promise.all(ids.map((id) => queue.add(() => uploadFile(uppy, id, save))));
  });
  uppy.on('file-added', ({ id, data, type }) => {
    const picture = data as Blob;
    // Uppy derives a missing type from the extension.
    const typed = picture.type ? picture : picture.slice(0, picture.size, type);
    uppy.setFileMeta(id, { upload: pictureUpload(typed) });
    void thumbnailOf(picture, previewSide).then((preview) => uppy.getFile(id) && uppy.setFileState(id, { preview }));
  });
  uppy.on('restriction-failed', (file, error) => {
    const isOneTooMany = 'isUserFacing' in error && error.isUserFacing === false;
    const reason = file && isDrawing(file) ? noDrawings : isOneTooMany ? tooManyFiles : error.message;
    onRefused(file?.name ?? 'Image', reason, false);
  });
  uppy.on('upload-error', (file, error) => {
    if (!file) return;
    const reason = uploadReason(error, navigator.onLine);
    uppy.setFileState(file.id, { error: reason });
    if (mayRetry(error)) return;
    // First, because the removal may end the last upload, whose result includes this file.
    onRefused(file.meta.name, reason, true);
    uppy.removeFile(file.id);
  });
  uppy.on('back-online', () => failedOf(uppy.getState()).forEach(({ id }) => void uppy.retryUpload(id)));
  return uppy;
}

/** The files that are in the list and not started. */
export const waitingOf = ({ files }: UploadState) =>
  Object.values(files).filter(({ error, progress }) => !error && !progress.uploadStarted);

export const failedOf = ({ files }: UploadState) => Object.values(files).filter(({ error }) => error);

/** The files that are in the portfolio. */
export const savedOf = ({ files }: UploadState) =>
  Object.values(files).filter(({ error, progress }) => !error && progress.complete);

export const isUploading = ({ currentUploads }: UploadState) => Object.keys(currentUploads).length > 0;

/** An SVG is not a photo, and may contain scripts. */
const isDrawing = ({ type }: { type?: string }) => type?.startsWith('image/svg') ?? false;

/** The dialog shows everything, so Uppy logs nothing. */
const silent = { debug: () => {}, warn: () => {}, error: () => {} };

/** Uploads one file and adds it to the portfolio. Uppy's events tell the result. */
async function uploadFile(uppy: Uploader, id: string, save: UploaderOptions['save']): Promise<void> {
  const { upload, displayOrder = 0 } = uppy.getFile(id)?.meta ?? {};
  if (!upload) return; // removed from the list while it waited
  const removed = new AbortController();
  const onRemoved = (file: UploadFile) => file.id === id && removed.abort();
  uppy.on('file-removed', onRemoved);
  uppy.emit('upload-start', [uppy.getFile(id)]);
  const claim = async (objectId: string) => {
    const { caption, category } = uppy.getFile(id).meta;
    await save({ objectId, displayOrder, caption: caption?.trim() || null, category: category?.trim() || null });
  };
  try {
    await upload(claim, {
      signal: removed.signal,
      onProgress: (share) => uppy.emit('upload-progress', uppy.getFile(id), progressAt(share, uppy.getFile(id))),
      onStored: () => uppy.emit('postprocess-progress', uppy.getFile(id), { mode: 'indeterminate', message: 'Saving' }),
    });
    uppy.emit('upload-success', uppy.getFile(id), { status: 200 });
  } catch (error) {
    if (removed.signal.aborted) return;
    uppy.emit('upload-error', uppy.getFile(id), error as Error);
    uppy.emit('postprocess-complete', uppy.getFile(id));
  } finally {
    uppy.off('file-removed', onRemoved);
  }
}

function progressAt(share: number, { size }: UploadFile) {
  return { uploadStarted: Date.now(), bytesUploaded: share * (size ?? 0), bytesTotal: size };
}

/** Returns places after the existing images, in the order of the first attempts. */
function placesBehind(countImages: () => number) {
  let next = 0;
  return ({ meta }: UploadFile) => {
    if (meta.displayOrder !== undefined) return meta.displayOrder;
    const place = Math.max(next, countImages());
    next = place + 1;
    return place;
  };
}
