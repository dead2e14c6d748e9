import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error';
import type { ObjectStorage } from '../storage/object-storage';
import { readSums, type CheckedFile } from './checked-files';
import { objectName } from './manifest';

/** Far more than any published file has. */
const maxBytes = 32_000_000;
const atOnce = 8;

/**
 * Compares what the store has under the names of a backup. The same file does no harm: a restore that was interrupted has
 * brought it. @throws StartError where another one is in the way
 */
export function refuseObjectsInTheWay(storage: ObjectStorage, root: string, signal?: AbortSignal): Promise<number> {
  return eachObject(root, signal, async (name, { sha256 }) => {
    const bytes = await storage.readPublished(name, maxBytes);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') === sha256) return;
    throw new StartError(`The store is not empty: it has another file ${name}`);
  });
}

/** Publishes every file of a backup under its name; answers how many. */
export function bringObjects(storage: ObjectStorage, root: string, signal?: AbortSignal): Promise<number> {
  return eachObject(root, signal, async (name, { path }) => storage.publish(name, await readFile(join(root, path))));
}

type Work = (name: string, file: CheckedFile) => Promise<void>;

async function eachObject(root: string, signal: AbortSignal | undefined, work: Work): Promise<number> {
  const objects = objectsOf(root);
  let done = 0;
  const worker = async () => {
    for await (const { name, file } of objects) {
      signal?.throwIfAborted();
      await work(name, file);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

async function* objectsOf(root: string) {
  for await (const file of readSums(root)) {
    const name = objectName(file.path);
    if (name !== undefined) yield { name, file };
  }
}
