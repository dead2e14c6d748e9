import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error';
import type { ObjectStorage } from '../storage/object-storage';
import { eachAtOnce } from './at-once';
import { readSums, type CheckedFile } from './checked-files';
import { objectName } from './manifest';
import { persistently } from './persistently';

/** Far more than any published file has. */
const maxBytes = 32_000_000;

/**
 * Compares what the store has under the names of a backup. The same file does no harm: a restore that was interrupted has
 * brought it. @throws StartError where another one is in the way
 */
export function refuseObjectsInTheWay(storage: ObjectStorage, root: string, signal?: AbortSignal): Promise<number> {
  return eachObject(root, signal, async (name, { sha256 }) => {
    const bytes = await persistently(() => storage.readPublished(name, maxBytes), signal);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') === sha256) return;
    throw new StartError(`The store is not empty: it has another file ${name}`);
  });
}

/** Publishes every file of a backup under its name; answers how many. */
export function bringObjects(storage: ObjectStorage, root: string, signal?: AbortSignal): Promise<number> {
  return eachObject(root, signal, async (name, { path }) => {
    const bytes = await readFile(join(root, path));
    await persistently(() => storage.publish(name, bytes), signal);
  });
}

type Work = (name: string, file: CheckedFile) => Promise<void>;

async function eachObject(root: string, signal: AbortSignal | undefined, work: Work): Promise<number> {
  let done = 0;
  await eachAtOnce(objectsOf(root), async ({ name, file }) => {
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
