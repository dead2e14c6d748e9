import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';
import type { PublicTailor, TailorCard } from '@shared/directory/contract';
import type { GalleryImage } from '@shared/gallery/contract';
import { pictureAddresses } from '@shared/pictures/picture-files';
import type { Tailor } from '@shared/tailor/contract';
import { signIn, startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aPerson, aPicture, profileInput } from '../../../tests/support/factories';
import { startS3Server } from '../../../tests/support/stores';
import { anUpload } from '../../../tests/support/pictures/uploads';
import { cardPath } from '../../pages/card';

/** Starts another address of a bucket, such as a CDN, which passes all requests on. */
async function anotherAddress(bucket: string): Promise<string> {
  const server = createServer((req, res) => {
    void fetch(bucket + (req.url ?? '')).then((answer) => {
      res.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
      Readable.fromWeb(answer.body as never).pipe(res);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const urlsIn = (srcset: string | null) => (srcset ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '');

/** Returns every picture address that visitors get for one tailor: on the page, in the portfolio and in a search. */
async function shownTo({ anonymous }: TestApp, slug: string): Promise<string[]> {
  const tailor = (await anonymous.get(`/api/tailors/${slug}`)).body as PublicTailor;
  const gallery = (await anonymous.get(`/api/gallery/${tailor.id}`)).body as GalleryImage[];
  const search = await anonymous.get('/api/tailors/search');
  const [card] = search.body as TailorCard[];
  const pictures = (card?.pictures ?? []).map(({ size: [width], ...files }) => ({ width, ...files }));
  const ofCard = [card?.profilePicture ?? [], pictures].flat();
  expect([gallery.length, ofCard.length]).toEqual([2, 3]);
  const shown = ofCard.map((picture) => pictureAddresses(search.headers['x-pictures-url'] ?? '', picture));
  return [
    ...[tailor.profilePictureUrl ?? '', ...urlsIn(tailor.profilePictureSrcset)],
    ...gallery.flatMap(({ imageUrl, srcset }) => [imageUrl, ...urlsIn(srcset)]),
    ...shown.flatMap(({ src, srcSet }) => [src, ...urlsIn(srcSet)]),
  ];
}

/** Returns how a tailor's social card can be cached, which shows whether all its pictures were found. */
async function cardCaching({ origin, anonymous }: TestApp, slug: string): Promise<string | null> {
  const tailor = (await anonymous.get(`/api/tailors/${slug}`)).body as PublicTailor;
  const gallery = (await anonymous.get(`/api/gallery/${tailor.id}`)).body as GalleryImage[];
  return (await fetch(origin + cardPath(tailor, gallery))).headers.get('cache-control');
}

async function archivedPictures({ origin }: TestApp, { cookie }: Agent): Promise<string[]> {
  const answer = await fetch(`${origin}/api/account/archive`, { headers: { cookie } });
  const names = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  return names.filter((name) => name.includes('pictures'));
}

it('shows, archives and accepts every picture after the address of the bucket has changed twice', async () => {
  const { environment, files, stop } = await startS3Server();
  onTestFinished(stop);
  const bucket = `${environment.S3_ENDPOINT}/${environment.S3_BUCKET}`;
  const [first, second] = [await anotherAddress(bucket), await anotherAddress(bucket)];
  const addresses = [undefined, first, second];
  const apps: TestApp[] = [];
  for (const address of addresses) {
    const publicUrl: Record<string, string> = address ? { S3_PUBLIC_URL: address } : {};
    apps.push(await startApp({ environment: { ...environment, ...publicUrl }, beside: apps[0] }));
  }
  onTestFinished(async () => {
    for (const app of apps.toReversed()) await app.stop();
  });

  const [before] = apps as [TestApp];
  const person = aPerson();
  const agent = await signIn(before, person);
  const claimed = async () =>
    (await agent.post(`/api/objects/${await anUpload(agent)}/picture`)).body.profilePictureUrl as string;
  const [worn, unsaved] = [await claimed(), await claimed()];
  const tailor = (await agent.post('/api/tailors', profileInput({ profilePictureUrl: worn }))).body as Tailor;
  const images = [await aPicture(agent), await aPicture(agent)];

  for (const [index, app] of apps.entries()) {
    const shown = await shownTo(app, tailor.profileSlug);
    const base = addresses[index] ?? bucket;
    expect(shown.filter((url) => !url.startsWith(`${base}/public/`))).toEqual([]);
    const statuses = await Promise.all(shown.map(async (url) => (await fetch(url)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const policy = (await fetch(`${app.origin}/`)).headers.get('content-security-policy') ?? '';
    expect(/img-src [^;]*/.exec(policy)?.[0].split(' ')).toContain(new URL(base).origin);
    expect(await cardCaching(app, tailor.profileSlug)).toContain('immutable');
    const archived = ['portfolio-0001', 'portfolio-0002', 'profile', 'unsaved-0001'];
    expect(await archivedPictures(app, await signIn(app, person))).toEqual(
      archived.flatMap((name) => [`pictures/${name}.webp`, `pictures/${name}.jpg`]),
    );
  }

  const now = apps.at(-1) as TestApp;
  const again = await signIn(now, person);
  const save = async (profilePictureUrl: string) =>
    (await again.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: tailor.profileSlug, profilePictureUrl })))
      .body as Tailor;
  // Pages that were opened before the change send the old address.
  expect((await save(worn)).profilePictureUrl).toBe(worn.replace(bucket, second));
  expect((await save(unsaved)).profilePictureUrl).toBe(unsaved.replace(bucket, second));
  for (const { id } of images) expect((await again.delete(`/api/gallery/${id}`)).status).toBe(204);
  const published = (await files()).filter((path) => path.startsWith('public/'));
  expect(new Set(published.map((path) => path.slice(0, 'public/'.length + 32)))).toEqual(
    new Set([unsaved.slice(`${bucket}/`.length, -'.jpg'.length)]),
  );
}, 60_000);
