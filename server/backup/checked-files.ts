import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../start-error';
import { syncFolder } from '../storage/durable-file';

/** The list of all files with their hashes, in the format of coreutils: `sha256sum --check SHA256SUMS` reads it. */
export const sumsFile = 'SHA256SUMS';

/** A file of a backup, by its path below the backup's folder, with slashes. */
export interface CheckedFile {
  path: string;
  sha256: string;
}

/** Writes a file that only its owner can read, syncs it to the disk, and returns it with its hash. */
export async function writeChecked(root: string, path: string, data: AsyncIterable<Buffer>): Promise<CheckedFile> {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const file = await open(target, 'wx', 0o600);
  try {
    for await (const chunk of data) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { path, sha256: hash.digest('hex') };
}

/** Writes a file from memory, as `writeChecked` does. */
export function writeCheckedBytes(root: string, path: string, bytes: Buffer): Promise<CheckedFile> {
  return writeChecked(root, path, inOnePiece(bytes));
}

/** Syncs all folders, so that the names of the files survive a power cut. Their contents are synced already. */
export async function syncFolders(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  for (const folder of [...folders, root, dirname(root)]) await syncFolder(folder);
}

/** Returns a file's line of the list. */
export function sumLine({ path, sha256 }: CheckedFile): string {
  return `${sha256}  ${path}\n`;
}

/** Yields the files of the list. @throws StartError for an invalid line */
export async function* readSums(root: string): AsyncGenerator<CheckedFile> {
  const lines = createInterface({ input: createReadStream(join(root, sumsFile)), crlfDelay: Infinity });
  for await (const line of lines) {
    const [, sha256, path] = /^([0-9a-f]{64}) {2}([a-zA-Z0-9._-]+(?:\/[a-zA-Z0-9._-]+)*)$/.exec(line) ?? [];
    if (!sha256 || !path || path.split('/').includes('..'))
      throw damageError(root, `${sumsFile} is not a list of files`);
    yield { path, sha256 };
  }
}

/** Returns the current hash of a file. @throws the system's error, such as ENOENT */
export async function hashOf(root: string, path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(root, path)), hash);
  return hash.digest('hex');
}

/** Returns the error for a backup that has changed since it was made. */
export function damageError(root: string, what: string): StartError {
  return new StartError(`The backup in ${root} is damaged: ${what}`);
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
