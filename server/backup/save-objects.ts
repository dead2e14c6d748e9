import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import type { ObjectStorage } from '../storage/object-storage';
import { jpegName, webpName } from '../storage/picture-names';
import { eachAtOnce } from './at-once';
import { writeCheckedBytes, type CheckedFile } from './checked-files';
import { objectFile } from './manifest';
import { persistently } from './persistently';

/** Far more than any published file has. */
const maxBytes = 32_000_000;

/** SQL: whether a row of `uploads` is a picture. Before the migration picture-keys, an address said so instead of a time. */
const isPublished = `coalesce(to_jsonb(uploads) ->> 'published_at', to_jsonb(uploads) ->> 'public_url') is not null`;

/** The list of the pictures that the rows name: a line for each, of its key and its widths. */
export const listedPictures = `select array_to_string(public_key || widths::text[], ' ')
  from uploads where ${isPublished} order by id`;

interface Saving {
  /** The file with that list. */
  list: string;
  storage: ObjectStorage;
  folder: string;
  add: (file: CheckedFile) => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Copies every published file that the rows name. What is being uploaded at this moment is not among them: it is no picture
 * yet. A picture that was deleted since the moment of the rows is missing; see `lostAmong` for those that should not be.
 */
export async function saveObjects({ list, storage, folder, add, signal }: Saving) {
  const missing: string[] = [];
  let objects = 0;
  await eachAtOnce(namesIn(list), async (name) => {
    signal?.throwIfAborted();
    const bytes = await persistently(() => storage.readPublished(name, maxBytes), signal);
    if (!bytes) return void missing.push(name);
    await add(await writeCheckedBytes(folder, objectFile(name), bytes));
    objects += 1;
  });
  return { objects, missing };
}

/** Those of these files whose pictures are not deleted, as the connection sees it now. */
export async function lostAmong(client: pg.Client, missing: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select public_key as key from uploads where ${isPublished} and public_key = any ($1)`,
    [missing.map(keyOf)],
  );
  const shown = new Set(rows.map(({ key }) => key));
  return missing.filter((name) => shown.has(keyOf(name)));
}

/** The key of the picture that a published file belongs to. */
export const keyOf = (name: string) => name.slice(0, 32);

async function* namesIn(list: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const [key = '', ...widths] = line.split(' ');
    yield jpegName(key);
    for (const width of widths) yield webpName(key, Number(width));
  }
}
