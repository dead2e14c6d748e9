import AwsS3 from '@uppy/aws-s3';
import Uppy, { EventManager, type Body, type Meta } from '@uppy/core';
import { retryClaim } from './claim';
import { isIncompletePicture } from './incomplete-picture';
import { inTurn, shrinkPicture } from './shrink-picture';
import { isReservationOpen, isUploadKept, reserve, uploadErrorOf, UploadError, type Reservation } from './upload';
import { watchStalls } from './upload-stalls';

/** The screens show everything, so Uppy logs nothing. */
export const silent = { debug: () => {}, warn: () => {}, error: () => {} };

/** Number of files that are sent at once: more of them only make each slower on a phone's connection. */
const filesAtOnce = 3;

/**
 * Makes an Uppy upload pictures: it shrinks each file, reserves an upload, sends the file to the store by a presigned PUT, and
 * claims it with `claim`. Uppy's events tell the results. Start each file by `retryUpload`: then a failure of one file does not
 * affect the others.
 *
 * A retry continues at the step that failed, because the server allows only 20 open reservations per user. A file that is in
 * the store is `uploadComplete`, and `@uppy/aws-s3` does not send such a file again.
 */
export function uploadPictures<M extends Meta>(
  uppy: Uppy<M, Body>,
  claim: (objectId: string, fileId: string) => Promise<unknown>,
): void {
  const reservations = new Map<string, Reservation>();
  const prepared = new WeakSet<Blob>();
  const stalls = watchStalls(uppy);

  const prepare = async (id: string) => {
    const picture = pictureOf(uppy, id);
    if (prepared.has(picture)) return;
    const data = await smallPicture(picture);
    prepared.add(data);
    if (uppy.getFile(id)) uppy.setFileState(id, { data, size: data.size, type: data.type });
  };

  const reservationOf = async (id: string) => {
    const known = reservations.get(id);
    if (known && isReservationOpen(known)) return known;
    const reservation = await reserve(pictureOf(uppy, id));
    reservations.set(id, reservation);
    return reservation;
  };

  const claimUpload = async (id: string) => {
    const { objectId } = reservations.get(id) ?? {};
    if (!objectId) return;
    uppy.emit('postprocess-progress', uppy.getFile(id), { mode: 'indeterminate', message: 'Saving' });
    const removed = new AbortController();
    const events = new EventManager(uppy);
    events.onFileRemove(id, () => removed.abort());
    try {
      await retryClaim(() => claim(objectId, id), removed.signal);
      uppy.emit('postprocess-complete', uppy.getFile(id));
    } catch (error) {
      if (removed.signal.aborted) return;
      const isKept = isUploadKept(error);
      if (!isKept) reservations.delete(id);
      const progress = { ...uppy.getFile(id).progress, postprocess: undefined, uploadComplete: isKept };
      uppy.setFileState(id, { progress } as object);
      throw error;
    } finally {
      events.remove();
    }
  };

  /** Runs a step for the files that have not failed before it. */
  const eachFile = (step: (id: string) => Promise<void>) => async (ids: string[]) => {
    const run = async (id: string) => {
      const file = uppy.getFile(id);
      if (!file || file.error) return;
      await step(id).catch((error: Error) => uppy.emit('upload-error', uppy.getFile(id), error));
    };
    await Promise.all(ids.map(run));
  };

  uppy.on('file-removed', ({ id }) => void reservations.delete(id));
  uppy.addPreProcessor(eachFile(prepare));
  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    limit: filesAtOnce,
    generateObjectKey: ({ id }) => id,
    signRequest: async ({ key: id }) => {
      stalls.refuseAfterMany(id);
      const { uploadURL } = await reservationOf(id);
      stalls.watch(id);
      return { url: uploadURL };
    },
  });
  uppy.addPostProcessor(eachFile(claimUpload));
}

/**
 * Returns the picture as it is sent. The browser would draw one that breaks off with a grey or black part, so that the server
 * accepts it. @throws UploadError
 */
async function smallPicture(picture: Blob): Promise<Blob> {
  if (await inTurn(() => isIncompletePicture(picture))) {
    throw new UploadError(
      'This picture is incomplete: a part of the file is missing. Copy or save it again, then choose it.',
    );
  }
  return shrinkPicture(picture);
}

/** Returns the file with its type, which Uppy derives from the extension if the system knows none. */
function pictureOf<M extends Meta>(uppy: Uppy<M, Body>, id: string): Blob {
  const { data, type } = uppy.getFile(id);
  if (!(data instanceof Blob)) throw new TypeError('The file has no data');
  return data.type || !type.startsWith('image/') ? data : data.slice(0, data.size, type);
}

/**
 * Returns a function that uploads one picture and returns the result of its claim. A repeated call continues at the step that
 * failed. @throws UploadError if the file is invalid, the errors of `call`, TypeError without a connection
 */
export function pictureUpload<T>(picture: Blob, claim: (objectId: string) => Promise<T>) {
  let claimed: { result: T } | undefined;
  let failure: unknown;
  const uppy = new Uppy<Meta, Body>({ logger: silent });
  uploadPictures(uppy, async (objectId) => (claimed = { result: await claim(objectId) }));
  uppy.on('upload-error', (_file, error) => (failure = uploadErrorOf(error)));
  const id = uppy.addFile({
    name: picture instanceof File ? picture.name : 'picture',
    type: picture.type,
    data: picture,
  });
  return async (onPercent?: (percent: number) => void): Promise<T> => {
    const showProgress = (
      _file: unknown,
      { bytesUploaded, bytesTotal }: { bytesUploaded: number; bytesTotal: number | null },
    ) => onPercent?.(bytesTotal ? Math.round((bytesUploaded / bytesTotal) * 100) : 0);
    uppy.on('upload-progress', showProgress);
    await uppy.retryUpload(id).finally(() => uppy.off('upload-progress', showProgress));
    if (!claimed) throw failure;
    uppy.destroy();
    return claimed.result;
  };
}
