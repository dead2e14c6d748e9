import type { GalleryInput } from '@shared/gallery/contract';
import { uploadLimits } from '@shared/objects/contract';
import type Uppy from '@uppy/core';
import type { Body, Meta, State, UppyFile } from '@uppy/core';
import { pictureList } from '../../../lib/uploads/picture-list';
import { tooManyFiles } from './upload-words';

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

/** Returns an uploader that adds files to the portfolio, as `pictureList` describes it. */
export function portfolioUploader({ save, countImages, onRefused }: UploaderOptions): Uploader {
  const positionOf = positionsAfter(countImages);
  return pictureList<ImageMeta>({
    mostFiles: uploadLimits.files,
    tooMany: tooManyFiles,
    onStart: (file, uppy) => uppy.setFileMeta(file.id, { displayOrder: positionOf(file) }),
    claim: (objectId, file) => save({ objectId, ...descriptionOf(file) }),
    onRefused,
  });
}

/** The files that are in the list and not started. */
export const waitingOf = ({ files }: UploadState) =>
  Object.values(files).filter(({ error, progress }) => !error && !progress.uploadStarted);

/** The files that are in the portfolio. */
export const savedOf = ({ files }: UploadState) =>
  Object.values(files).filter(({ error, progress }) => !error && progress.complete);

export const isUploading = ({ currentUploads }: UploadState) => Object.keys(currentUploads).length > 0;

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
