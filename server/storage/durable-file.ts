import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newKey } from './keys';

/**
 * Writes a whole file or none: what is under `name` afterwards was complete and on the disk before it got that name.
 * Where `data` breaks off nothing is left behind.
 */
export async function writeDurably(folder: string, name: string, data: Buffer | AsyncIterable<Buffer>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${name}.${newKey()}.part`);
  try {
    await writeAndSync(unfinished, data);
    await rename(unfinished, join(folder, name));
    await syncFolder(folder);
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
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
