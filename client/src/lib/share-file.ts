import { hasShareSheet } from './share';

/** A file from the server to share. */
export interface FileLink {
  url: string;
  /** The name under which it is saved. */
  name: string;
  type: string;
}

/* eslint-disable browsers/api -- checked by canShareFile, which comes first */

/**
 * Returns whether a file of this type can be given to the device's share sheet. Only on touch screens: the sheets of desktop
 * systems cannot save a file, and a download can.
 */
export function canShareFile({ name, type }: Pick<FileLink, 'name' | 'type'>): boolean {
  if (!hasShareSheet() || typeof navigator.canShare !== 'function') return false;
  if (!window.matchMedia('(pointer: coarse)').matches) return false;
  return navigator.canShare({ files: [new File([], name, { type })] });
}

/** Downloads a file. @throws if the server does not send it */
export async function loadFile({ url, name, type }: FileLink): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return new File([await answer.blob()], name, { type });
}

/** Opens the share sheet for a file; 'late' if the click was too long ago, so that the user has to click again. */
export async function shareFile(file: File, title: string): Promise<'shared' | 'dismissed' | 'late' | 'failed'> {
  try {
    await navigator.share({ files: [file], title });
    return 'shared';
  } catch (error) {
    if (!(error instanceof DOMException)) return 'failed';
    if (error.name === 'NotAllowedError') return 'late';
    return error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}

/** Saves a file as a download. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
