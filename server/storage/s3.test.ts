import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { newKey } from './keys';
import { s3Storage } from './s3';

const bucket = { region: 'eu-central-1', bucket: 'pictures', accessKeyId: 'id', secretAccessKey: 'secret' };
const settings = { ...bucket, endpoint: 'https://s3.example' };

describe('the upload URL of S3', () => {
  const query = async (terms: { contentType?: string; size?: number }) =>
    new URL(await s3Storage(settings).uploadUrl(newKey(), { ...terms, expiresInSeconds: 900 })).searchParams;

  it('signs what was announced, and nothing that other stores do not know', async () => {
    const terms = await query({ contentType: 'image/png', size: 5 });
    expect(terms.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(terms.get('X-Amz-Expires')).toBe('900');
    expect([...terms.keys()].filter((name) => /checksum|if-none-match/i.test(name))).toEqual([]);
  });

  it('leaves type and length open where nothing was announced', async () => {
    expect((await query({})).get('X-Amz-SignedHeaders')).toBe('host');
  });

  it('names bucket and key in the path', async () => {
    const key = newKey();
    const url = new URL(await s3Storage(settings).uploadUrl(key, { expiresInSeconds: 900 }));
    expect(url.origin + url.pathname).toBe(`https://s3.example/pictures/staging/${key}`);
  });
});

describe('the origins of S3', () => {
  it.each([
    ['its endpoint', settings, ['https://s3.example']],
    ["Amazon's", bucket, ['https://s3.eu-central-1.amazonaws.com']],
    [
      'a CDN too',
      { ...settings, publicUrl: 'https://cdn.example/shop' },
      ['https://s3.example', 'https://cdn.example'],
    ],
  ])('are %s', (_case, given, origins) => {
    expect(s3Storage(given).origins).toEqual(origins);
  });
});

/** An S3 server that answers everything alike. */
async function answering(status: number, body = '') {
  const requests: { method?: string; headers: Record<string, unknown> }[] = [];
  const server = createServer(({ method, headers }, res) => {
    requests.push({ method, headers });
    res.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => (server.closeAllConnections(), server.close());
  return { storage: s3Storage({ ...bucket, endpoint }), endpoint, requests, stop };
}

describe('S3', () => {
  it('is told nothing that only Amazon understands when a picture is published', async () => {
    const { storage, requests, stop } = await answering(200);
    await storage.publish(Buffer.from('picture'), 'jpg');
    stop();
    expect(requests).toHaveLength(1);
    const names = Object.keys(requests[0]?.headers ?? {});
    expect(names.filter((name) => /checksum|trailer|if-none-match|acl|content-encoding/i.test(name))).toEqual([]);
    expect(requests[0]?.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': '7' });
  });

  it('shows pictures from the CDN where there is one, and takes them back by that address', async () => {
    const { endpoint, requests, stop } = await answering(200);
    const storage = s3Storage({ ...bucket, endpoint, publicUrl: 'https://cdn.example/shop' });
    const url = await storage.publish(Buffer.from('picture'), 'jpg');
    expect(url).toMatch(/^https:\/\/cdn\.example\/shop\/public\/[0-9a-f]{32}\.jpg$/);
    await storage.unpublish(url);
    stop();
    expect(requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  });

  it('is away when it answers 500', async () => {
    const { storage, stop } = await answering(500);
    await expect(storage.read(newKey(), 10)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    stop();
  });

  it('is away when nobody listens', async () => {
    const { storage, stop } = await answering(200);
    stop();
    await expect(storage.check()).rejects.toMatchObject({ status: 503 });
    await expect(storage.publish(Buffer.from('x'), 'jpg')).rejects.toMatchObject({ status: 503 });
  });

  it('tells a missing bucket from a missing file', async () => {
    const error = (code: string) =>
      `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Missing</Message></Error>`;
    const noKey = await answering(404, error('NoSuchKey'));
    const noBucket = await answering(404, error('NoSuchBucket'));
    expect(await noKey.storage.read(newKey(), 10)).toBeUndefined();
    await expect(noBucket.storage.read(newKey(), 10)).rejects.toMatchObject({ name: 'NoSuchBucket' });
    await expect(noBucket.storage.check()).rejects.toMatchObject({ name: 'NoSuchBucket' });
    noKey.stop();
    noBucket.stop();
  });
});
