import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDiskStore, startS3Store, type RunningStore } from '../../tests/support/stores';
import { newKey } from './keys';

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
  const show = (url: string) => fetch(new URL(url, store.origin));

  it('is there', async () => {
    await expect(store.storage.check()).resolves.toBeUndefined();
  });

  it('takes a file at an upload URL and reads it back', async () => {
    const key = newKey();
    const answer = await put(await store.storage.uploadUrl(key, terms), file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toMatch(/^".+"$/);
    expect(await store.storage.read(key, file.length)).toEqual(file);
  });

  it('takes any file where nothing was announced', async () => {
    const key = newKey();
    const url = await store.storage.uploadUrl(key, { expiresInSeconds: 60 });
    expect((await put(url, file, 'image/webp')).status).toBe(200);
    expect(await store.storage.read(key, 1_000)).toEqual(file);
  });

  it('takes the last of two files at one upload URL', async () => {
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

  it('reads undefined where nothing was uploaded', async () => {
    expect(await store.storage.read(newKey(), 1_000)).toBeUndefined();
  });

  it('does not read more than it is told to', async () => {
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

  it('refuses an upload URL whose time was stretched', async () => {
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

  it('forgets an upload, whether or not it ever arrived', async () => {
    const key = newKey();
    await put(await store.storage.uploadUrl(key, terms), file);
    await store.storage.removeUpload(key);
    expect(await store.storage.read(key, 1_000)).toBeUndefined();
    await expect(store.storage.removeUpload(key)).resolves.toBeUndefined();
  });

  it.each([
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('publishes a .%s for ever, as %s', async (extension, contentType) => {
    const url = await store.storage.publish(file, extension);
    expect(url).toMatch(new RegExp(`/[0-9a-f]{32}\\.${extension}$`));
    const shown = await show(url);
    expect(shown.status).toBe(200);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(file);
    expect(shown.headers.get('content-type')).toBe(contentType);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(shown.headers.get('etag')).toBeTruthy();
  });

  it('serves a part of a picture', async () => {
    const url = new URL(await store.storage.publish(file, 'jpg'), store.origin);
    const part = await fetch(url, { headers: { Range: 'bytes=4-8' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('bytes');
    expect(part.headers.get('content-range')).toBe(`bytes 4-8/${file.length}`);
  });

  it('publishes the same bytes twice as two pictures', async () => {
    const [first, second] = [await store.storage.publish(file, 'jpg'), await store.storage.publish(file, 'jpg')];
    await store.storage.unpublish(first);
    expect((await show(first)).status).toBe(404);
    expect((await show(second)).status).toBe(200);
    await expect(store.storage.unpublish(first)).resolves.toBeUndefined();
  });

  it('unpublishes nothing by an address that is not one of its own', async () => {
    const url = await store.storage.publish(file, 'jpg');
    const name = url.slice(url.lastIndexOf('/') + 1);
    const key = newKey();
    await put(await store.storage.uploadUrl(key, terms), file);
    const strange = ['', name, `https://pictures.example/pictures/${name}`, url.replace(name, `../staging/${key}`)];
    for (const address of strange) await store.storage.unpublish(address);
    expect((await show(url)).status).toBe(200);
    expect(await store.storage.read(key, 1_000)).toEqual(file);
  });
});
