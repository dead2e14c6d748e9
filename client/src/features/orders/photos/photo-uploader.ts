import { photosFullText, type OrderPhotoInput, type OrderPhotoKind } from '@shared/order-photos/contract';
import { orderLimits } from '@shared/orders/order-limits';
import type { Body, Meta, UppyFile } from '@uppy/core';
import { pictureList } from '../../../lib/uploads/picture-list';

/** What Uppy stores with a photo. */
interface PhotoMeta extends Meta {
  kind?: OrderPhotoKind;
}

/** A chosen file, and what it shows. */
export interface ChosenPhoto {
  file: File;
  kind: OrderPhotoKind;
}

/** A photo that is not saved yet. */
export interface SendingPhoto {
  id: string;
  name: string;
  /** A `data:` URL, once it is drawn. */
  preview?: string;
  percent: number;
  /** Why it failed. It can be sent again. */
  error?: string;
}

interface UploaderOptions {
  /** Adds an uploaded file to the order. May reject with any error. */
  save: (photo: OrderPhotoInput) => Promise<unknown>;
  /** Returns the number of photos that the order has. */
  countSaved: () => number;
  onChange: (photos: SendingPhoto[]) => void;
  /** Called for a file that cannot be sent. */
  onRefused: (name: string, reason: string) => void;
}

export type PhotoUploader = ReturnType<typeof photoUploader>;

/** Returns what sends photos of one order. A photo leaves the list when it is saved. Loaded with the first photo, because it has Uppy. */
export function photoUploader({ save, countSaved, onChange, onRefused }: UploaderOptions) {
  const uppy = pictureList<PhotoMeta>({
    mostFiles: orderLimits.photos,
    hasRoom: (files) => countSaved() + files < orderLimits.photos,
    tooMany: photosFullText,
    claim: (objectId, { meta: { kind = 'cloth' } }) => save({ objectId, kind, isShown: false }),
    onRefused,
  });
  uppy.on('postprocess-complete', (file) => file && uppy.removeFile(file.id));
  uppy.on('state-update', (_before, { files }) => onChange(Object.values(files).map(sendingOf)));
  uppy.on('file-added', ({ id }) => void uppy.retryUpload(id));
  return {
    add: (chosen: readonly ChosenPhoto[]) =>
      uppy.addFiles(chosen.map(({ file, kind }) => ({ name: file.name, type: file.type, data: file, meta: { kind } }))),
    retry: (id: string) => void uppy.retryUpload(id),
    remove: (id: string) => uppy.removeFile(id),
  };
}

const sendingOf = ({ id, meta, preview, progress, error }: UppyFile<PhotoMeta, Body>): SendingPhoto => ({
  id,
  name: meta.name,
  preview,
  percent: progress.percentage ?? 0,
  error: error ?? undefined,
});
