import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadLimits } from '@shared/objects/contract';
import { jpegName } from '@shared/pictures/picture-files';
import { startDiskStore, startS3Store, type RunningStore } from '../../tests/support/stores';
import { putInChunks } from '../../tests/support/pictures/uploads';
import { newKey } from './keys';
import { fileNames, pictureKeyIn } from './picture-names';

const file = Buffer.from('the bytes of some file');
const type = 'image/png';
const terms = { contentType: type, size: file.length, expiresInSeconds: 60 };

describe.each([
  ['disk', startDiskStore],
  ['S3', startS3Store],
])('the store on %s', (_name, start) => {
  let store: RunningStore;
  beforeAll(async () => {
    store = await start();
  });
  afterAll(() => store.stop());

  const put = async (url: string, body: Buffer, contentType = type) =>
    fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'Content-Type': contentType } });
  const show = (url: string, init?: RequestInit) => fetch(new URL(url, store.origin), init);
  const published = async (key: string) => {
    await store.storage.publish(jpegName(key), file);
    return store.storage.publicUrl(jpegName(key));
  };

  it('answers the check', async () => {
    await expect(store.storage.check()).resolves.toBeUndefined();
  });

  it('stores a file at an upload URL and reads it back', async () => {
    const key = newKey();
    const answer = await put(await store.storage.uploadUrl(key, terms), file);
    expect(answer.ok).toBe(true);
    expect(answer.headers.get('etag')).toMatch(/^".+"$/);
    expect(await store.storage.read(key, file.length)).toEqual(file);
  });

  it('accepts any file if nothing was announced', async () => {
    const key = newKey();
    const url = await store.storage.uploadUrl(key, { expiresInSeconds: 60 });
    expect((await put(url, file, 'image/webp')).status).toBe(204);
    expect(await store.storage.read(key, 1_000)).toEqual(file);
  });

  it('accepts a file of exactly the limit if no length was announced', async () => {
    const key = newKey();
    const whole = Buffer.alloc(uploadLimits.bytes, 'x');
    expect((await put(await store.storage.uploadUrl(key, { expiresInSeconds: 60 }), whole)).status).toBe(204);
    expect((await store.storage.read(key, uploadLimits.bytes))?.equals(whole)).toBe(true);
  });

  it('answers 413 for one byte more if no length was announced, and keeps nothing', async () => {
    const before = await store.files();
    const url = await store.storage.uploadUrl(newKey(), { expiresInSeconds: 60 });
    const answer = await put(url, Buffer.alloc(uploadLimits.bytes + 1));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too_large', message: 'The file is larger than 10 MB' });
    expect(await store.files()).toEqual(before);
  });

  it('answers 413 during the transfer without a Content-Length, and keeps nothing', async () => {
    const before = await store.files();
    const url = await store.storage.uploadUrl(newKey(), { expiresInSeconds: 60 });
    const megabyte = Buffer.alloc(1_000_000);
    const chunks = Array.from({ length: 14 }, () => megabyte);
    expect(await putInChunks(url, chunks)).toBe(413);
    expect(await store.files()).toEqual(before);
  });

  it('keeps the last of two files at one upload URL', async () => {
    const key = newKey();
    const url = await store.storage.uploadUrl(key, { expiresInSeconds: 60 });
    await put(url, file);
    await put(url, Buffer.from('another'));
    expect(await store.storage.read(key, 1_000)).toEqual(Buffer.from('another'));
  });

  it('reads an empty file as an empty file', async () => {
    const key = newKey();
    await put(await store.storage.uploadUrl(key, { expiresInSeconds: 60 }), Buffer.alloc(0));
    expect(await store.storage.read(key, 1_000)).toEqual(Buffer.alloc(0));
  });

  it('reads undefined if nothing was uploaded', async () => {
    expect(await store.storage.read(newKey(), 1_000)).toBeUndefined();
  });

  it('does not read more than `maxBytes`', async () => {
    const key = newKey();
    await put(await store.storage.uploadUrl(key, terms), file);
    await expect(store.storage.read(key, file.length - 1)).rejects.toMatchObject({ status: 413, code: 'too_large' });
  });

  it.each([
    ['of another type than announced', terms, file, 'text/html'],
    ['longer than announced', terms, Buffer.concat([file, file]), type],
    ['shorter than announced', terms, file.subarray(1), type],
  ])('refuses a file %s', async (_case, bound, body, contentType) => {
    const key = newKey();
    const answer = await put(await store.storage.uploadUrl(key, bound), body, contentType);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await store.storage.read(key, 1_000)).toBeUndefined();
  });

  it('refuses an upload URL that was made for another key', async () => {
    const [signed, other] = [newKey(), newKey()];
    const url = (await store.storage.uploadUrl(signed, terms)).replace(signed, other);
    expect((await put(url, file)).status).toBe(403);
    expect(await store.storage.read(other, 1_000)).toBeUndefined();
  });

  it('refuses an upload URL with a changed expiry', async () => {
    const key = newKey();
    const url = await store.storage.uploadUrl(key, terms);
    const stretched = url.replace(/(expires=)(\d+)/i, (_all, name: string, seconds: string) => `${name}${seconds}9`);
    expect(stretched).not.toBe(url);
    expect((await put(stretched, file)).status).toBe(403);
  });

  it('refuses an upload URL that has expired', async () => {
    const key = newKey();
    const url = await store.storage.uploadUrl(key, { ...terms, expiresInSeconds: 1 });
    // Both stores count in whole seconds.
    const expired = Date.now() + 2_000;
    await expect.poll(() => Date.now(), { timeout: 5_000, interval: 100 }).toBeGreaterThan(expired);
    expect((await put(url, file)).status).toBe(403);
    expect(await store.storage.read(key, 1_000)).toBeUndefined();
  });

  it('removes an upload, whether or not a file has arrived', async () => {
    const key = newKey();
    await put(await store.storage.uploadUrl(key, terms), file);
    await store.storage.removeUpload(key);
    expect(await store.storage.read(key, 1_000)).toBeUndefined();
    await expect(store.storage.removeUpload(key)).resolves.toBeUndefined();
  });

  it.each([
    [jpegName, 'image/jpeg'],
    [(key: string) => `${key}-640.webp`, 'image/webp'],
  ] as const)('publishes a file with an unlimited cache time and the type of its name', async (nameOf, contentType) => {
    const name = nameOf(newKey());
    await store.storage.publish(name, file);
    const shown = await show(store.storage.publicUrl(name));
    expect(shown.status).toBe(200);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(file);
    expect(shown.headers.get('content-type')).toBe(contentType);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(shown.headers.get('etag')).toBeTruthy();
    expect(await store.files()).toContain(`public/${name}`);
  });

  it('serves a range of a picture, its headers alone, and 304 for a known ETag', async () => {
    const url = await published(newKey());
    const part = await show(url, { headers: { Range: 'bytes=4-8' } });
    expect([part.status, await part.text()]).toEqual([206, 'bytes']);
    expect(part.headers.get('content-range')).toBe(`bytes 4-8/${file.length}`);
    const head = await show(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(file.length));
    // Not with fetch, which adds `Cache-Control: no-cache`.
    const { origin, pathname } = new URL(url, store.origin);
    const etag = head.headers.get('etag') ?? '';
    await supertest(origin).get(pathname).set('If-None-Match', etag).expect(304);
  });

  it('reads a published file back, at most `maxBytes`', async () => {
    const name = jpegName(newKey());
    expect(await store.storage.readPublished(name, 1_000)).toBeUndefined();
    expect(await store.storage.sizeOf(name)).toBeUndefined();
    await store.storage.publish(name, file);
    expect(await store.storage.readPublished(name, file.length)).toEqual(file);
    expect(await store.storage.sizeOf(name)).toBe(file.length);
    const tooMuch = store.storage.readPublished(name, file.length - 1);
    await expect(tooMuch).rejects.toMatchObject({ status: 413, code: 'too_large' });
  });

  it('publishes again under the same name', async () => {
    const name = jpegName(newKey());
    for (const text of ['first', 'second']) await store.storage.publish(name, Buffer.from(text));
    expect(await (await show(store.storage.publicUrl(name))).text()).toBe('second');
  });

  it('removes the existing files of a picture, and no others', async () => {
    const [gone, kept] = [newKey(), newKey()];
    const urls = [await published(gone), await published(kept)];
    const names = fileNames(gone);
    await store.storage.publish(`${gone}-320.webp`, file);
    await store.storage.removePublished(names);
    expect((await Promise.all(urls.map((url) => show(url)))).map(({ status }) => status)).toEqual([404, 200]);
    expect((await store.files()).filter((path) => path.includes(gone))).toEqual([]);
    await expect(store.storage.removePublished(names)).resolves.toBeUndefined();
    await expect(store.storage.removePublished([])).resolves.toBeUndefined();
  });

  it('makes URLs that contain the key', () => {
    const key = newKey();
    expect(pictureKeyIn(store.storage.publicUrl(jpegName(key)))).toBe(key);
  });

  it.each(['../staging/x.jpg', `${newKey()}.html`, `${newKey()}-1.webp`, newKey(), ''])(
    'writes, reads and removes nothing under the name %j',
    async (name) => {
      await expect((async () => store.storage.publish(name, file))()).rejects.toThrow('Not the name of a picture');
      await expect((async () => store.storage.readPublished(name, 1))()).rejects.toThrow('Not the name of a picture');
      await expect((async () => store.storage.removePublished([name]))()).rejects.toThrow('Not the name of a picture');
    },
  );

  it('keeps, reads and removes drawings, under versions alone', async () => {
    const version = '0123456789abcdef';
    const { storage } = store;
    const keepDrawing = (name: string, bytes: Buffer) => storage.keepDrawing(name, bytes);
    const readDrawing = (name: string) => storage.readDrawing(name);
    const removeDrawing = (name: string) => storage.removeDrawing(name);
    expect(await readDrawing(version)).toBeUndefined();
    for (const each of [Buffer.from('an earlier file'), file]) await keepDrawing(version, each);
    expect([await readDrawing(version), await store.files()]).toEqual([
      file,
      expect.arrayContaining([`drawings/${version}`]),
    ]);
    for (let time = 0; time < 2; time += 1) await removeDrawing(version);
    expect(await readDrawing(version)).toBeUndefined();
    for (const wrong of ['', `../${version}`, `${version}.jpg`, newKey()]) {
      for (const call of [keepDrawing, readDrawing, removeDrawing]) {
        await expect((async () => call(wrong, file))()).rejects.toThrow('Not the version of a drawing');
      }
    }
  });
});
