import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { jpegName, webpNames } from '@shared/pictures/picture-files';
import type { ObjectStorage } from '../storage/object-storage';
import { forEachConcurrent } from './for-each-concurrent';
import { writeCheckedBytes, type CheckedFile } from './checked-files';
import { objectFile } from './manifest';
import { retryWhileUnavailable } from './retry-while-unavailable';

/** Far above the size of any published file. */
const maxBytes = 32_000_000;

/** SQL: whether a row of `uploads` is a picture. Before the migration picture-keys, `public_url` says so. */
const isPublished = `coalesce(to_jsonb(uploads) ->> 'published_at', to_jsonb(uploads) ->> 'public_url') is not null`;

/** Selects the pictures of the rows: one line each, with the key and the widths. */
export const listedPictures = `select array_to_string(public_key || widths::text[], ' ')
  from uploads where ${isPublished} order by id`;

interface ObjectsJob {
  /** The path of the file with that list. */
  list: string;
  storage: ObjectStorage;
  folder: string;
  add: (file: CheckedFile) => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Copies every published file that the rows name. Uploads without a claim are not included, as they are no pictures yet. A
 * picture deleted since the snapshot is missing; `lostObjects` finds the files that should not be.
 */
export async function saveObjects({ list, storage, folder, add, signal }: ObjectsJob) {
  const missing: string[] = [];
  let objects = 0;
  await forEachConcurrent(namesIn(list), async (name) => {
    signal?.throwIfAborted();
    const bytes = await retryWhileUnavailable(() => storage.readPublished(name, maxBytes), signal);
    if (!bytes) return void missing.push(name);
    await add(await writeCheckedBytes(folder, objectFile(name), bytes));
    objects += 1;
  });
  return { objects, missing };
}

/** Returns the missing files whose pictures still exist. */
export async function lostObjects(client: pg.Client, missing: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select public_key as key from uploads where ${isPublished} and public_key = any ($1)`,
    [missing.map(keyOf)],
  );
  const shown = new Set(rows.map(({ key }) => key));
  return missing.filter((name) => shown.has(keyOf(name)));
}

/** Returns the key of the picture that a published file belongs to. */
export const keyOf = (name: string) => name.slice(0, 32);

async function* namesIn(list: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const [key = '', ...widths] = line.split(' ');
    yield jpegName(key);
    yield* webpNames(key, widths.map(Number));
  }
}
