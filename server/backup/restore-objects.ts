import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error';
import type { ObjectStorage } from '../storage/object-storage';
import { forEachConcurrent } from './for-each-concurrent';
import { readSums, type CheckedFile } from './checked-files';
import { objectName } from './manifest';
import { retryWhileUnavailable } from './retry-while-unavailable';

/** Far above the size of any published file. */
const maxBytes = 32_000_000;

/**
 * Checks the store for files with the names of a backup. An identical file is accepted: an interrupted restore wrote it.
 * @throws StartError if a file differs
 */
export function refuseConflictingObjects(storage: ObjectStorage, root: string, signal?: AbortSignal): Promise<number> {
  return eachObject(root, signal, async (name, { sha256 }) => {
    const bytes = await retryWhileUnavailable(() => storage.readPublished(name, maxBytes), signal);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') === sha256) return;
    throw new StartError(`The store is not empty: it has another file ${name}`);
  });
}

/** Publishes every file of a backup under its name; returns their number. */
export function publishObjects(storage: ObjectStorage, root: string, signal?: AbortSignal): Promise<number> {
  return eachObject(root, signal, async (name, { path }) => {
    const bytes = await readFile(join(root, path));
    await retryWhileUnavailable(() => storage.publish(name, bytes), signal);
  });
}

type Work = (name: string, file: CheckedFile) => Promise<void>;

async function eachObject(root: string, signal: AbortSignal | undefined, work: Work): Promise<number> {
  let done = 0;
  await forEachConcurrent(objectsOf(root), async ({ name, file }) => {
    signal?.throwIfAborted();
    await work(name, file);
    done += 1;
  });
  return done;
}

async function* objectsOf(root: string) {
  for await (const file of readSums(root)) {
    const name = objectName(file.path);
    if (name !== undefined) yield { name, file };
  }
}
