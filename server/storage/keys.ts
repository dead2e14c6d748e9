import { randomBytes } from 'node:crypto';

/** A name that cannot be guessed, for an upload or a published picture: 32 hexadecimal digits. */
export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/** Whether a text from outside can be a key, and so is safe as a file's name. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** Whether a text from outside can be the name of a published file: those that picture-names.ts makes, and no other. */
export function isPictureName(text: string): boolean {
  return /^[0-9a-f]{32}(\.jpg|-(320|640|1024|1600)\.webp)$/.test(text);
}

/** The key itself. @throws Error for what is none, before it becomes part of a path */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('Not a storage key');
  return key;
}

/** The name itself. @throws Error for what is none, before it becomes part of a path */
export function checkedName(name: string): string {
  if (!isPictureName(name)) throw new Error('Not the name of a picture');
  return name;
}
