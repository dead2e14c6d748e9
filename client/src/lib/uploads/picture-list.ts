import Uppy, { type Body, type Meta, type State, type UppyFile } from '@uppy/core';
import { silent, uploadPictures } from './picture-uploader';
import { thumbnailOf } from './shrink-picture';
import { mayRetry, pictureFiles, uploadErrorOf } from './upload';
import { uploadReason } from './upload-reason';

interface PictureListOptions<M extends Meta> {
  mostFiles: number;
  /** Returns whether one more file can be added to `files` files. Without it, there is no limit. */
  hasRoom?: (files: number) => boolean;
  /** The reason for files beyond that. */
  tooMany: string;
  /** Called when the upload of a file begins, also when it begins again. */
  onStart?: (file: UppyFile<M, Body>, uppy: Uppy<M, Body>) => void;
  /** Claims an uploaded file. May reject with any error. */
  claim: (objectId: string, file: UppyFile<M, Body>) => Promise<unknown>;
  /** Called for a file that cannot be uploaded: it is not added to the list, or removed from it during its upload (`isSent`). */
  onRefused: (name: string, reason: string, isSent: boolean) => void;
}

/** The longest side of a preview, in pixels: the width of the card with the questions about a picture of the portfolio. */
const previewSide = 480;

/** The reason for SVG files, the same text as the server's. */
const noDrawings = 'SVG images cannot be uploaded';

/** English plural forms for Uppy's translator. */
export const pluralize = (count: number) => (count === 1 ? 0 : 1);

/** Texts that replace those of Uppy's core. */
const coreWords = {
  strings: {
    inferiorSize: 'The file is empty',
    youCanOnlyUploadFileTypes: 'Only images can be uploaded',
    noDuplicates: 'This image is already in the list',
  },
  pluralize,
};

/**
 * Returns an Uppy with several pictures, which `uploadPictures` uploads. Start each file by `retryUpload`. A file that failed has its
 * reason as `error`, and continues when the connection is back. `destroy()` ends everything.
 */
export function pictureList<M extends Meta>(options: PictureListOptions<M>): Uppy<M, Body> {
  const { mostFiles, hasRoom = () => true, tooMany, onStart, claim, onRefused } = options;
  const uppy = new Uppy<M, Body>({
    restrictions: { maxNumberOfFiles: mostFiles, minFileSize: 1, allowedFileTypes: pictureFiles.split(',') },
    // Uppy's own limit rejects the whole selection if it contains one file too many.
    onBeforeFileAdded: (file, files) => {
      const count = Object.keys(files).length;
      return !isDrawing(file) && !(file.id in files) && count < mostFiles && hasRoom(count);
    },
    locale: coreWords,
    logger: silent,
  });
  if (onStart) {
    uppy.addPreProcessor(async (ids) => {
      for (const file of uppy.getFilesByIds(ids)) onStart(file, uppy);
    });
  }
  uploadPictures(uppy, (objectId, id) => claim(objectId, uppy.getFile(id)));
  uppy.on('file-added', ({ id, data }) => {
    void thumbnailOf(data as Blob, previewSide).then(
      (preview) => uppy.getFile(id) && uppy.setFileState(id, { preview }),
    );
  });
  uppy.on('restriction-failed', (file, error) => {
    const isOneTooMany = 'isUserFacing' in error && error.isUserFacing === false;
    const reason = file && isDrawing(file) ? noDrawings : isOneTooMany ? tooMany : error.message;
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

export const failedOf = <M extends Meta>({ files }: State<M, Body>) =>
  Object.values(files).filter(({ error }) => error);

/** An SVG is not a photo, and may contain scripts. */
const isDrawing = ({ type }: { type?: string }) => type?.startsWith('image/svg') ?? false;
