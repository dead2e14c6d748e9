import type { UploaderFile } from './uploader-file';

/** The progress of a file towards the portfolio. */
type UploadState = 'waiting' | 'preparing' | 'sending' | 'saving' | 'saved' | 'failed';

/** A file as the list shows it. */
export interface UploadItem {
  id: string;
  name: string;
  /** The size of the shrunk file, once it is prepared. */
  bytes: number;
  state: UploadState;
  /** The upload progress, from 0 to 100. */
  percent: number;
  /** The reason of the failure. */
  reason?: string;
  /** Whether it failed and a retry may help. */
  mayPass?: boolean;
  /** The file for a preview, if the browser can show it. */
  data?: Blob;
}

/** @param isRefused the server rejects this file */
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
  // Uppy starts all files of an upload at once; those without progress are still queued.
  return progress.uploadStarted && progress.percentage ? 'sending' : 'waiting';
}

/** Returns '412 KB' or '1.2 MB', in units of 1024 as in the limit of 10 MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}
