import { request } from 'node:http';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpegName } from '@shared/pictures/picture-files';
import { startDiskStore, type RunningStore } from '../../tests/support/stores';
import { putInChunks } from '../../tests/support/pictures/uploads';
import { newKey } from './keys';
import { fileNames } from './picture-names';

let store: RunningStore;
beforeAll(async () => {
  store = await startDiskStore();
});
afterAll(() => store.stop());

const minute = { expiresInSeconds: 60 };
/** Returns all files of uploads, complete or not. */
const staged = async () => (await store.files()).filter((path) => !path.startsWith('public/'));
const published = async (text: string) => {
  const name = jpegName(newKey());
  await store.storage.publish(name, Buffer.from(text));
  return new URL(store.storage.publicUrl(name), store.origin);
};

describe('PUT /uploads/:key', () => {
  it('answers 403 for a link with any changed part', async () => {
    const terms = { contentType: 'image/png', size: 4, expiresInSeconds: 60 };
    const good = new URL(await store.storage.uploadUrl(newKey(), terms));
    const changed = (name: string, value: string) => {
      const url = new URL(good);
      url.searchParams.set(name, value);
      return url;
    };
    const without = (name: string) => {
      const url = new URL(good);
      url.searchParams.delete(name);
      return url;
    };
    const otherKey = new URL(`/uploads/${newKey()}${good.search}`, good);
    const bad = [
      otherKey,
      ...['expires', 'type', 'size', 'signature'].map(without),
      changed('expires', '99999999999'),
      changed('type', 'text/html'),
      changed('size', '5'),
      changed('signature', '00'.repeat(32)),
      changed('signature', 'not hexadecimal'),
      changed('signature', ''),
    ];
    for (const url of bad) {
      const answer = await fetch(url, { method: 'PUT', body: 'four', headers: { 'Content-Type': 'image/png' } });
      expect([url.search, answer.status]).toEqual([url.search, 403]);
      expect(await answer.json()).toMatchObject({ code: 'forbidden' });
    }
    const answer = await fetch(good, { method: 'PUT', body: 'four', headers: { 'Content-Type': 'image/png' } });
    expect(answer.status).toBe(204);
  });

  it.each(['..%2F..%2Fevil', '..', '%00', 'A'.repeat(32), `${'a'.repeat(32)}.jpg`])(
    'never takes a file under the name %s',
    async (name) => {
      const { search } = new URL(await store.storage.uploadUrl(newKey(), minute));
      const answer = await fetch(`${store.origin}/uploads/${name}${search}`, { method: 'PUT', body: 'x' });
      expect([403, 404]).toContain(answer.status);
    },
  );

  it.each([1, 3])('answers 400 for %i chunks of four bytes where eight were announced', async (count) => {
    const before = await staged();
    const url = await store.storage.uploadUrl(newKey(), { size: 8, ...minute });
    expect(
      await putInChunks(
        url,
        Array.from({ length: count }, () => Buffer.from('four')),
      ),
    ).toBe(400);
    expect(await staged()).toEqual(before);
  });

  it('keeps nothing of an upload that is interrupted', async () => {
    const before = await staged();
    const url = await store.storage.uploadUrl(newKey(), minute);
    const req = request(url, { method: 'PUT', headers: { 'Content-Length': 1_000 } });
    const closed = new Promise((resolve) => req.on('close', resolve));
    req.on('error', () => {});
    req.write('only the beginning');
    await expect.poll(async () => (await staged()).length).toBe(before.length + 1);
    req.destroy();
    await closed;
    await expect.poll(staged).toEqual(before);
  });

  it('answers 403 if the reservation is given up during the upload', async () => {
    const key = newKey();
    const url = await store.storage.uploadUrl(key, minute);
    const answer = new Promise((resolve, reject) => {
      const req = request(url, { method: 'PUT' }, (res) => resolve(res.resume().statusCode)).on('error', reject);
      req.write('the beginning');
      void expect
        .poll(staged)
        .toContainEqual(expect.stringMatching(`^unfinished/${key}\\.`))
        .then(() => store.storage.removeUpload(key))
        .then(() => req.end('and the end'), reject);
    });
    expect(await answer).toBe(403);
    expect((await staged()).filter((path) => path.includes(key))).toEqual([]);
  });

  it('accepts two concurrent requests per link, and answers 503 to a third', async () => {
    const before = await staged();
    const url = await store.storage.uploadUrl(newKey(), minute);
    const senders = [0, 1].map(() => request(url, { method: 'PUT' }));
    const answers = senders.map(
      (req) =>
        new Promise((resolve, reject) =>
          req.on('error', reject).on('response', (res) => resolve(res.resume().statusCode)),
        ),
    );
    for (const req of senders) req.write('the beginning');
    await expect.poll(async () => (await staged()).length).toBe(before.length + 2);
    const third = await fetch(url, { method: 'PUT', body: 'x' });
    expect([third.status, third.headers.has('retry-after')]).toEqual([503, true]);
    for (const req of senders) req.end();
    expect(await Promise.all(answers)).toEqual([204, 204]);
  });

  it('answers 415 for another type than announced', async () => {
    const url = await store.storage.uploadUrl(newKey(), { contentType: 'image/png', ...minute });
    const answer = await fetch(url, { method: 'PUT', body: 'x', headers: { 'Content-Type': 'text/html' } });
    expect(answer.status).toBe(415);
  });
});

describe('GET /pictures/:name', () => {
  it('serves pictures with a sandbox CSP', async () => {
    const url = await published('<script>');
    const { headers } = await fetch(url);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('has a different ETag for each file of a picture', async () => {
    const key = newKey();
    const names = fileNames(key);
    for (const name of names) await store.storage.publish(name, Buffer.from(name));
    const answers = await Promise.all(names.map((name) => fetch(store.origin + store.storage.publicUrl(name))));
    const etags = answers.map(({ headers }) => headers.get('etag'));
    expect(etags).toEqual(names.map((name) => `"${name}"`));
  });

  it('serves the end of a picture, and answers 416 beyond it', async () => {
    const url = await published('picture');
    expect(await (await fetch(url, { headers: { Range: 'bytes=-3' } })).text()).toBe('ure');
    const beyond = await fetch(url, { headers: { Range: 'bytes=100-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-type')).toContain('application/json');
    expect(beyond.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    `${newKey()}.jpg`,
    `${newKey()}-320.webp`,
    `${newKey()}-1.webp`,
    `${newKey()}.html`,
    newKey(),
    '..%2Fstaging%2Fx.jpg',
    '.',
    '%00.jpg',
  ])('answers 404 for %s', async (name) => {
    const answer = await fetch(`${store.origin}/pictures/${name}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  });

  it('never serves an upload', async () => {
    const key = newKey();
    await fetch(await store.storage.uploadUrl(key, minute), { method: 'PUT', body: 'x' });
    for (const path of [`/pictures/${key}`, `/pictures/${key}.jpg`, `/uploads/${key}`]) {
      expect((await fetch(store.origin + path)).status).toBe(404);
    }
  });
});

describe('the disk', () => {
  it('removes the unfinished file of a killed process together with its upload', async () => {
    const [upload, picture, other] = [newKey(), newKey(), newKey()];
    const names = [upload, jpegName(picture), `${picture}-640.webp`, other];
    const unfinished = join(store.folder, 'objects', 'unfinished');
    await mkdir(unfinished, { recursive: true });
    for (const name of names) await writeFile(join(unfinished, `${name}.${newKey()}.part`), 'the beginning');
    await store.storage.removeUpload(upload);
    await store.storage.removePublished(fileNames(picture));
    const left = (await store.files()).filter((path) => names.some((name) => path.includes(name)));
    expect(left).toEqual([expect.stringMatching(`^unfinished/${other}\\.`)]);
    await rm(unfinished, { recursive: true });
    await expect(store.storage.removePublished(fileNames(picture))).resolves.toBeUndefined();
  });
});
