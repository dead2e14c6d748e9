import { pictureWidths } from '@shared/pictures/picture-files';
import { randomBytes } from 'node:crypto';

/** Returns a random key for an upload or a published picture: 32 hexadecimal digits (128 bits). */
export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/** Whether a text has the form of a key and is therefore safe as a file name. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

const pictureName = new RegExp(`^[0-9a-f]{32}(\\.jpg|-(${pictureWidths.join('|')})\\.webp)$`);

/** Whether a text has the form of a published file's name, as picture-names.ts makes them. */
export function isPictureName(text: string): boolean {
  return pictureName.test(text);
}

/** Returns the key. @throws Error if it is not a key, so that it cannot become part of a path */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('Not a storage key');
  return key;
}

/** Returns the name. @throws Error if it is not a picture's file name, so that it cannot become part of a path */
export function checkedName(name: string): string {
  if (!isPictureName(name)) throw new Error('Not the name of a picture');
  return name;
}

/** Returns the version of a drawing: 16 hexadecimal digits. @throws Error if it is none, so that it cannot become part of a path */
export function checkedVersion(version: string): string {
  if (!/^[0-9a-f]{16}$/.test(version)) throw new Error('Not the version of a drawing');
  return version;
}
