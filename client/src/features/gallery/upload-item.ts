import type { UploaderFile } from './uploader-file';

/** Where a file of the list is on its way into the portfolio. */
type UploadState = 'waiting' | 'preparing' | 'sending' | 'saving' | 'saved' | 'failed';

/** A file as the list shows it. */
export interface UploadItem {
  id: string;
  name: string;
  /** Of what is sent, once it is prepared. */
  bytes: number;
  state: UploadState;
  /** How much has left, of 100. */
  percent: number;
  /** Why it failed. */
  reason?: string;
  /** Whether it failed and trying again may help. */
  mayPass?: boolean;
  /** To show it by, where the browser can. */
  data?: Blob;
}

/** @param isRefused the server wants no such file */
export function itemOf(file: UploaderFile, isRefused = false): UploadItem {
  const state = stateOf(file);
  return {
    id: file.id,
    name: file.name ?? 'Image',
    bytes: file.size ?? 0,
    state,
    percent: state === 'sending' ? (file.progress.percentage ?? 0) : 0,
    reason: file.error ?? undefined,
    mayPass: state === 'failed' && !isRefused,
    data: file.isRemote ? undefined : (file.data ?? undefined),
  };
}

function stateOf({ error, progress }: UploaderFile): UploadState {
  if (error) return 'failed';
  if (progress.complete) return 'saved';
  if (progress.preprocess) return 'preparing';
  if (progress.postprocess || progress.uploadComplete) return 'saving';
  // All files of an upload are started at once, and then wait for their turn.
  return progress.uploadStarted && progress.percentage ? 'sending' : 'waiting';
}

/** '412 KB', '1.2 MB'; as large as the limit says 10 MB is. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}
