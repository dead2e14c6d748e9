import { randomBytes } from 'node:crypto';

/** A name that cannot be guessed, for an upload or a published picture: 32 hexadecimal digits. */
export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/** Whether a text from outside can be a key, and so is safe as a file's name. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** Whether a text from outside can be the file name of a published picture. */
export function isPictureName(text: string): boolean {
  return /^[0-9a-f]{32}\.(jpg|webp)$/.test(text);
}
