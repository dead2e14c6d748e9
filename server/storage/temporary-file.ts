import { open, unlink, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { newKey } from './keys';

/** Opens an empty unlinked file, which disappears when it is closed or when the process ends. */
export async function openTemporaryFile(folder = tmpdir()): Promise<FileHandle> {
  const path = join(folder, `seamfolk-${newKey()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/**
 * Writes `data` to a temporary file, then passes its length in bytes to `work`, with a function that returns a new stream of the
 * whole file at each call. Needs little memory.
 */
export async function withTemporaryFile<T>(
  data: AsyncIterable<Buffer>,
  work: (content: () => Readable, bytes: number) => Promise<T>,
): Promise<T> {
  const file = await openTemporaryFile();
  try {
    await writeFile(file, data);
    const { size } = await file.stat();
    return await work(() => file.createReadStream({ start: 0, autoClose: false }), size);
  } finally {
    await file.close();
  }
}
