import { ApiError } from '../../lib/api';
import type { Uploader, UploaderEvents, UploaderFile } from './uploader';

/**
 * What happens after the files are in the store: each is taken into the portfolio, and `onDone` told what became of
 * all of them. `before` spares a file that is in the store already its second journey.
 */
export function savingSteps(uppy: Uploader, events: UploaderEvents) {
  /** Object ids of files, by their own: uploaded whole, but the portfolio could not be asked. The next try only asks again. */
  const inStore = new Map<string, string>();

  const saveOne = async (file: UploaderFile, index: number): Promise<boolean> => {
    const objectId = file.response?.body?.key ?? inStore.get(file.id) ?? '';
    inStore.delete(file.id);
    try {
      await events.save(objectId, index);
      return true;
    } catch (error) {
      // Saved before, when the answer was lost: nobody else knows this upload.
      if (error instanceof ApiError && error.body?.code === 'already_claimed') return true;
      // What the server refused is gone from its store.
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) {
        inStore.set(file.id, objectId);
      }
      uppy.emit('upload-error', uppy.getFile(file.id), error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  };

  const before = async (ids: string[]) => {
    for (const file of uppy.getFilesByIds(ids)) {
      if (inStore.has(file.id)) uppy.setFileState(file.id, { progress: finished(file) });
    }
  };

  const after = async (ids: string[]) => {
    const files = uppy.getFilesByIds(ids).filter(Boolean);
    const uploaded = files.filter((file) => !file.error && file.progress.uploadComplete);
    for (const file of uploaded)
      uppy.emit('postprocess-progress', file, { mode: 'indeterminate', message: 'Saving...' });
    const results = await Promise.all(uploaded.map(saveOne));
    const saved = uploaded.filter((_, index) => results[index]).map(({ id }) => id);
    const outcome = {
      saved: saved.length,
      notSaved: uploaded.length - saved.length,
      notUploaded: files.length - uploaded.length,
    };
    const isAllSaved = uppy.getFiles().every(({ id }) => saved.includes(id));
    // What is left in the list is what still needs the person.
    if (!isAllSaved) uppy.removeFiles(saved);
    const failed = files.filter(({ id }) => !saved.includes(id));
    for (const file of failed) uppy.setFileState(file.id, { progress: notStarted(file) });
    if (failed.length > 0) uppy.setState({ error: 'Not all were uploaded' });
    events.onDone(outcome, isAllSaved);
  };

  return { before, after };
}

function notStarted({ size }: UploaderFile): UploaderFile['progress'] {
  return { uploadStarted: null, uploadComplete: false, bytesUploaded: false, bytesTotal: size };
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
