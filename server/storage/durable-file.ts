import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: writes to `unfinished`, flushes it to the disk, then renames it to `path` on the same file system. If
 * `data` fails, `unfinished` is removed. A process that is killed leaves `unfinished`.
 */
export async function writeDurably(
  { unfinished, path }: { unfinished: string; path: string },
  data: Buffer | AsyncIterable<Buffer>,
): Promise<void> {
  for (const file of [unfinished, path]) await mkdir(dirname(file), { recursive: true });
  try {
    await writeAndSync(unfinished, data);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeAndSync(path: string, data: Buffer | AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await writeFile(file, data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes a folder to the disk. Only then is a rename in it certain to survive a power failure. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
