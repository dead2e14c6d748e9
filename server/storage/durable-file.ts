import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a whole file or none: what is at `path` afterwards was complete and on the disk, at `unfinished` on the same
 * disk, before it got there. Where `data` breaks off nothing is left behind; a process that is killed meanwhile leaves
 * `unfinished`.
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

/** A rename is only certain to outlive a power cut once its folder is on the disk too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
