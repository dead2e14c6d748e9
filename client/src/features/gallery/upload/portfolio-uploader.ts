import type { GalleryInput } from '@shared/gallery/contract';
import { uploadLimits } from '@shared/objects/contract';
import Uppy, { type Body, type Meta, type State, type UppyFile } from '@uppy/core';
import { silent, uploadPictures } from '../../../lib/uploads/picture-uploader';
import { thumbnailOf } from '../../../lib/uploads/shrink-picture';
import { mayRetry, pictureFiles, uploadErrorOf } from '../../../lib/uploads/upload';
import { uploadReason } from './upload-reason';
import { coreWords, noDrawings, tooManyFiles } from './upload-words';

/** What Uppy stores with a file of the list. */
interface ImageMeta extends Meta {
  caption?: string;
  category?: string;
  /** The position in the portfolio, constant over retries. */
  displayOrder?: number;
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

/** The longest side of a preview, in pixels: the width of the card with the questions. */
const previewSide = 480;

/**
 * Returns an uploader that adds files to the portfolio. Start each file by `retryUpload`. Files that failed continue when the
 * connection is back. `destroy()` ends everything.
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
  const positionOf = positionsAfter(countImages);
  uppy.addPreProcessor(async (ids) => {
    for (const file of uppy.getFilesByIds(ids)) uppy.setFileMeta(file.id, { displayOrder: positionOf(file) });
  });
  uploadPictures(uppy, (objectId, id) => save({ objectId, ...descriptionOf(uppy.getFile(id)) }));
  uppy.on('file-added', ({ id, data }) => {
    void thumbnailOf(data as Blob, previewSide).then(
      (preview) => uppy.getFile(id) && uppy.setFileState(id, { preview }),
    );
  });
  uppy.on('restriction-failed', (file, error) => {
    const isOneTooMany = 'isUserFacing' in error && error.isUserFacing === false;
    const reason = file && isDrawing(file) ? noDrawings : isOneTooMany ? tooManyFiles : error.message;
    onRefused(file?.name ?? 'Image', reason, false);
  });
  uppy.on('upload-error', (file, failure) => {
    if (!file) return;
    const error = uploadErrorOf(failure);
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

/** Returns what the portfolio stores with a file. */
function descriptionOf({ meta: { caption, category, displayOrder = 0 } }: UploadFile) {
  return { displayOrder, caption: caption?.trim() || null, category: category?.trim() || null };
}

/** Returns positions after the existing images, in the order of the first attempts. */
function positionsAfter(countImages: () => number) {
  let next = 0;
  return ({ meta }: UploadFile) => {
    if (meta.displayOrder !== undefined) return meta.displayOrder;
    const position = Math.max(next, countImages());
    next = position + 1;
    return position;
  };
}
