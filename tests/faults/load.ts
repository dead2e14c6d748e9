import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { anUpload } from '../support/pictures/uploads';
import { pictureKeyIn } from '../../server/storage/picture-names';
import { aPhoto } from '../support/pictures/pictures';
import type { Findings } from './fault';
import type { World } from './world';

interface LoadOptions {
  /** Writers; each sends one request at a time. */
  writers: number;
  /** Whether an additional writer claims pictures. */
  pictures?: boolean;
}

/** What the server confirmed, by id. */
interface Acknowledged {
  customers: Map<string, unknown>;
  measurements: Map<string, unknown>;
  /** By address. */
  pictures: Map<string, unknown>;
}

/** Pause of a writer after a failure, in milliseconds. */
const pauseMs = 50;

/**
 * Writes clients, measurements and pictures without a pause, in any state of the server. `finish` stops it and compares
 * everything confirmed with what is stored.
 */
export function startLoad(world: World, { writers, pictures = false }: LoadOptions, findings: Findings) {
  const stopping = new AbortController();
  const confirmed: Acknowledged = { customers: new Map(), measurements: new Map(), pictures: new Map() };
  let written = 0;

  const again = async (work: () => Promise<boolean>) => {
    while (!stopping.signal.aborted) if (!(await work().catch(() => false))) await sleep(pauseMs);
  };
  const post = async (path: string, body: unknown) => {
    findings.count(1);
    return world.tailor.post(path, body);
  };
  const write = async () => {
    written += 1;
    const client = await post('/api/customers', { name: `Client ${written}`, notes: `Written as number ${written}` });
    if (client.status !== 201) return false;
    confirmed.customers.set(client.body.id, client.body.notes);
    const values = { chest: `${written} in`, notes: `Number ${written}` };
    const record = await post('/api/measurements', { customerId: client.body.id, measurements: values });
    if (record.status !== 201) return false;
    confirmed.measurements.set(record.body.id, values);
    return true;
  };
  const photo = pictures ? aPhoto({ width: 60 }) : undefined;
  const claim = async () => {
    findings.count(2);
    const objectId = await anUpload(world.tailor, await photo);
    const image = await world.tailor.post('/api/gallery', { objectId });
    if (image.status === 201) confirmed.pictures.set(image.body.imageUrl, true);
    return image.status === 201;
  };
  const running = [...Array.from({ length: writers }, () => again(write)), ...(pictures ? [again(claim)] : [])];

  return {
    /** Returns the number of confirmed writes so far. */
    acknowledged: () => confirmed.customers.size + confirmed.measurements.size + confirmed.pictures.size,
    finish: async () => {
      stopping.abort();
      await Promise.all(running);
      const there = await whatIsThere(world, [...confirmed.pictures.keys()]);
      const all = (['customers', 'measurements', 'pictures'] as const).flatMap((kind) =>
        [...confirmed[kind]].map(([id, value]) => isDeepStrictEqual(there[kind].get(id), value)),
      );
      findings.count(0, all.length, all.filter((isThere) => !isThere).length);
      findings.check(all.length > 0, 'nothing was written at all');
    },
  };
}

/** Reads rows directly from the database, and pictures as a visitor. */
async function whatIsThere({ databaseUrl }: World, urls: string[]): Promise<Acknowledged> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const rows = async (text: string) =>
      new Map((await client.query<[string, unknown]>({ text, rowMode: 'array' })).rows);
    const shown = await Promise.all(urls.map(async (url) => [url, (await fetch(url)).ok] as const));
    const listed = await rows('select picture_key, true from gallery_images');
    return {
      customers: await rows('select id, notes from customers'),
      measurements: await rows('select id, measurements from measurements'),
      pictures: new Map(shown.map(([url, ok]) => [url, ok && listed.has(pictureKeyIn(url) ?? '')])),
    };
  } finally {
    await client.end();
  }
}
