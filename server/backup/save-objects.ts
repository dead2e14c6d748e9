import type pg from 'pg';
import type { ObjectStorage } from '../storage/object-storage';
import { jpegName, webpName } from '../storage/picture-names';
import { writeCheckedBytes, type CheckedFile } from './checked-files';
import { objectFile } from './manifest';

/** Far more than any published file has. */
const maxBytes = 32_000_000;
/** Pictures of which names are fetched at once, and files that are fetched at once. */
const [batchSize, atOnce] = [500, 8];

interface Saving {
  /** In the transaction whose rows are kept. */
  client: pg.Client;
  storage: ObjectStorage;
  folder: string;
  add: (file: CheckedFile) => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Copies every published file that the rows name. What is being uploaded at this moment is not among them: it is no picture
 * yet. A picture that was deleted since the moment of the rows is missing; see `lostAmong` for those that should not be.
 */
export async function saveObjects({ client, storage, folder, add, signal }: Saving) {
  const missing: string[] = [];
  let objects = 0;
  const save = async (name: string): Promise<void> => {
    signal?.throwIfAborted();
    const bytes = await storage.readPublished(name, maxBytes);
    if (!bytes) return void missing.push(name);
    await add(await writeCheckedBytes(folder, objectFile(name), bytes));
    objects += 1;
  };
  for await (const names of publishedNames(client)) {
    for (let at = 0; at < names.length; at += atOnce) await Promise.all(names.slice(at, at + atOnce).map(save));
  }
  return { objects, missing };
}

/** Those of these files whose pictures are not deleted, as the connection sees it now. */
export async function lostAmong(client: pg.Client, missing: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select public_key as key from uploads where public_url is not null and public_key = any ($1)',
    [missing.map(keyOf)],
  );
  const shown = new Set(rows.map(({ key }) => key));
  return missing.filter((name) => shown.has(keyOf(name)));
}

const keyOf = (name: string) => name.slice(0, 32);

async function* publishedNames(client: pg.Client): AsyncGenerator<string[]> {
  await client.query(
    `declare published no scroll cursor for
      select public_key as key, widths from uploads where public_url is not null order by id`,
  );
  for (;;) {
    const fetched = await client.query<{ key: string; widths: number[] }>(`fetch ${batchSize} from published`);
    if (fetched.rows.length === 0) return;
    yield fetched.rows.flatMap(({ key, widths }) => [jpegName(key), ...widths.map((width) => webpName(key, width))]);
  }
}
