import { isClaimedBefore, untilDecided } from '../../lib/claim';
import { isStillThere } from '../../lib/upload';
import type { UploaderEvents } from './uploader-events';
import type { Uploader, UploaderFile } from './uploader-file';
import type { UploadOutcome } from './upload-outcome';

/**
 * Adds each file to the portfolio as soon as it is in the store, so that one file does not depend on the others, and
 * calls `onDone` with the result of all files when none is pending. Returns the two steps for Uppy: `before` skips the
 * second upload of a file that is already in the store, `after` waits until the files are added.
 */
export function savingSteps(uppy: Uploader, events: Pick<UploaderEvents, 'save' | 'countImages' | 'onDone'>) {
  /** Object ids by file id: files that are in the store but not added yet. A retry only repeats the claim. */
  const inStore = new Map<string, string>();
  const saving = new Map<string, Promise<boolean>>();
  const claims = new Map<string, AbortController>();
  const saved = new Set<string>();
  const failures = new Map<string, unknown>();
  /** The current upload of each file: a file that is retried alone no longer belongs to its batch. */
  const owners = new Map<string, string>();
  const running = new Set<string>();
  const places = placesInOrder(events.countImages);
  let outcome: UploadOutcome = { saved: 0, notUploaded: 0, notSaved: 0 };

  uppy.on('upload', (uploadId, files) => {
    running.add(uploadId);
    for (const { id } of files) {
      owners.set(id, uploadId);
      saving.delete(id);
      places.give(id);
    }
  });
  uppy.on('upload-success', (file, response) => {
    if (file) begin(file.id, response.body?.key ?? '');
  });
  uppy.on('upload-error', (file, error) => {
    if (!file) return;
    failures.set(file.id, error);
    uppy.setFileState(file.id, { progress: tried(file) });
  });
  uppy.on('file-removed', ({ id }) => {
    claims.get(id)?.abort();
    for (const known of [inStore, saving, claims, saved, failures, owners]) known.delete(id);
    places.takeBack(id);
    // If the last file is removed, Uppy ends the upload without an event.
    report();
  });

  const begin = (id: string, objectId: string) => {
    uppy.emit('postprocess-progress', uppy.getFile(id), { mode: 'indeterminate', message: 'Saving' });
    saving.set(id, save(id, objectId));
  };

  const save = async (id: string, objectId: string): Promise<boolean> => {
    inStore.delete(id);
    const claim = new AbortController();
    claims.set(id, claim);
    const error = await failureOf(untilDecided(() => events.save(objectId, places.of(id)), claim.signal));
    if (claim.signal.aborted) return false;
    const file: UploaderFile | undefined = uppy.getFile(id);
    // A refused object has been deleted from the store.
    if (error && isStillThere(error)) inStore.set(id, objectId);
    if (!error) saved.add(id);
    if (file && error) uppy.emit('upload-error', file, error);
    if (file && !error) uppy.emit('postprocess-complete', file);
    return !error;
  };

  const before = async (ids: string[]) => {
    for (const file of uppy.getFilesByIds(ids).filter(Boolean)) {
      const objectId = inStore.get(file.id);
      if (objectId === undefined) continue;
      uppy.setFileState(file.id, { progress: finished(file) });
      begin(file.id, objectId);
    }
  };

  const after = async (ids: string[], uploadId: string) => {
    await Promise.all(ids.map((id) => saving.get(id)));
    const own = ids.filter((id) => owners.get(id) === uploadId);
    for (const id of own) {
      if (saved.has(id)) outcome.saved += 1;
      else if (saving.has(id)) outcome.notSaved += 1;
      else outcome.notUploaded += 1;
      if (!saved.has(id)) outcome.error = failures.get(id);
    }
    running.delete(uploadId);
    report();
  };

  const report = () => {
    const { currentUploads } = uppy.getState();
    if ([...running].some((uploadId) => uploadId in currentUploads)) return;
    const done = outcome;
    outcome = { saved: 0, notUploaded: 0, notSaved: 0 };
    if (done.saved + done.notSaved + done.notUploaded === 0) return;
    const ids = uppy.getFiles().map(({ id }) => id);
    const isAllSaved = ids.every((id) => saved.has(id));
    // Keep only the files that need the user's attention.
    if (!isAllSaved) uppy.removeFiles(ids.filter((id) => saved.has(id)));
    events.onDone(done, isAllSaved);
  };

  return { before, after };
}

/** Returns the `displayOrder` of a file: after the existing pictures, in the order of the list, constant over retries. */
function placesInOrder(countImages: () => number) {
  const places = new Map<string, number>();
  let next = 0;
  return {
    give: (id: string) => {
      if (places.has(id)) return;
      next = Math.max(next, countImages());
      places.set(id, next);
      next += 1;
    },
    takeBack: (id: string) => void places.delete(id),
    of: (id: string) => places.get(id) ?? countImages(),
  };
}

/** Returns the error, if any. A file that an earlier claim has saved counts as saved. */
async function failureOf(request: Promise<unknown>): Promise<Error | undefined> {
  try {
    await request;
    return undefined;
  } catch (error) {
    if (isClaimedBefore(error)) return undefined;
    return error instanceof Error ? error : new Error(String(error));
  }
}

function finished({ size }: UploaderFile): UploaderFile['progress'] {
  return {
    uploadStarted: Date.now(),
    uploadComplete: true,
    bytesUploaded: size ?? 0,
    bytesTotal: size,
    percentage: 100,
  };
}

/** Marks a file as started but not complete: a new upload skips it, and only a retry sends it. */
function tried({ size }: UploaderFile): UploaderFile['progress'] {
  return { uploadStarted: Date.now(), uploadComplete: false, bytesUploaded: 0, bytesTotal: size, percentage: 0 };
}
