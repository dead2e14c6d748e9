import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { jpegName } from '@shared/pictures/picture-files';
import { isSigned, type SignedRequest } from '../../tests/support/network/s3-signature';
import { newKey } from './keys';
import { fileNames } from './picture-names';
import { s3Storage } from './s3';
import { uploadLinks } from './upload-links';

const bucket = { region: 'eu-central-1', bucket: 'pictures', accessKeyId: 'id', secretAccessKey: 'secret' };
const settings = { ...bucket, endpoint: 'https://s3.example' };
const links = uploadLinks({
  publicUrl: 'https://seamfolk.example',
  sessionSecret: 'a secret that only this test knows',
});
const s3 = (env: Parameters<typeof s3Storage>[0]) => s3Storage(env, links);

describe('the upload URL of S3', () => {
  const query = async (terms: { contentType?: string; size?: number }) =>
    new URL(await s3(settings).uploadUrl(newKey(), { ...terms, expiresInSeconds: 900 })).searchParams;

  it('signs what was announced, and nothing that other stores do not support', async () => {
    const terms = await query({ contentType: 'image/png', size: 5 });
    expect(terms.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(terms.get('X-Amz-Expires')).toBe('900');
    expect([...terms.keys()].filter((name) => /checksum|if-none-match/i.test(name))).toEqual([]);
  });

  it('allows any type if none was announced', async () => {
    expect((await query({ size: 5 })).get('X-Amz-SignedHeaders')).toBe('content-length;host');
  });

  it.each([{}, { contentType: 'image/png' }])(
    'is one of this server where no length was announced: %j',
    async (terms) => {
      const url = await s3(settings).uploadUrl(newKey(), { ...terms, expiresInSeconds: 900 });
      expect(url).toMatch(/^https:\/\/seamfolk\.example\/uploads\/[0-9a-f]{32}\?/);
    },
  );

  it('is valid only for the announced file, at its key, until it expires', async () => {
    const announced = { contentType: 'image/png', size: 5 };
    const url = await s3(settings).uploadUrl(newKey(), { ...announced, expiresInSeconds: 900 });
    const request = { method: 'PUT', url, headers: { 'content-type': 'image/png', 'content-length': '5' } };
    const taken = (changed: Partial<SignedRequest>, now?: Date) =>
      isSigned({ ...request, ...changed }, settings.secretAccessKey, now);
    expect(taken({})).toBe(true);
    expect(taken({ headers: { ...request.headers, 'content-length': '6' } })).toBe(false);
    expect(taken({ headers: { ...request.headers, 'content-type': 'text/html' } })).toBe(false);
    expect(taken({ headers: {} })).toBe(false);
    expect(taken({ method: 'GET' })).toBe(false);
    expect(taken({ method: 'DELETE' })).toBe(false);
    expect(taken({ url: url.replace(/staging\/\w+/, `staging/${newKey()}`) })).toBe(false);
    expect(taken({ url: url.replace(/staging\/\w+/, `public/${newKey()}.jpg`) })).toBe(false);
    expect(taken({ url: url.replace('/pictures/', '/another/') })).toBe(false);
    expect(taken({ url: url.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000') })).toBe(false);
    // The signature has its time in whole seconds.
    const signedAt = new URL(url).searchParams
      .get('X-Amz-Date')
      ?.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5');
    const after = (seconds: number) => new Date(Date.parse(signedAt ?? '') + seconds * 1_000);
    expect(taken({}, after(899))).toBe(true);
    expect(taken({}, after(902))).toBe(false);
    expect(isSigned(request, 'another secret')).toBe(false);
  });

  it('names bucket and key in the path', async () => {
    const key = newKey();
    const url = new URL(await s3(settings).uploadUrl(key, { size: 5, expiresInSeconds: 900 }));
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
    expect(s3(given).origins).toEqual(origins);
  });
});

/** Starts an S3 server that gives the same answer to every request. */
async function answering(status: number, body = '') {
  const requests: { method?: string; url?: string; headers: Record<string, unknown> }[] = [];
  const server = createServer(({ method, url, headers }, res) => {
    requests.push({ method, url, headers });
    res.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => (server.closeAllConnections(), server.close());
  return { storage: s3({ ...bucket, endpoint }), endpoint, requests, stop };
}

describe('S3', () => {
  it('receives no headers that only Amazon supports when a picture is published', async () => {
    const { storage, requests, stop } = await answering(200);
    await storage.publish(jpegName(newKey()), Buffer.from('picture'));
    stop();
    expect(requests).toHaveLength(1);
    const names = Object.keys(requests[0]?.headers ?? {});
    expect(names.filter((name) => /checksum|trailer|if-none-match|acl|content-encoding/i.test(name))).toEqual([]);
    expect(requests[0]?.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-length': '7' });
  });

  it('signs every request, and removes file by file', async () => {
    const { storage, requests, stop } = await answering(200);
    const key = newKey();
    await storage.publish(jpegName(key), Buffer.from('picture'));
    await storage.readPublished(jpegName(key), 10);
    await storage.read(key, 10);
    await storage.removeUpload(key);
    await storage.removePublished(fileNames(key));
    stop();
    expect(requests.map(({ method, url }) => `${method} ${url?.split('?')[0]}`).sort()).toEqual(
      [
        `PUT /pictures/public/${key}.jpg`,
        `GET /pictures/public/${key}.jpg`,
        `GET /pictures/staging/${key}`,
        `DELETE /pictures/staging/${key}`,
        ...fileNames(key).map((name) => `DELETE /pictures/public/${name}`),
      ].sort(),
    );
    for (const { headers } of requests) {
      expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-central-1\/s3\/aws4_request,/);
    }
  });

  it('uses the CDN’s URLs for pictures if there is one', () => {
    const storage = s3({ ...settings, publicUrl: 'https://cdn.example/shop' });
    const name = jpegName(newKey());
    expect(storage.publicUrl(name)).toBe(`https://cdn.example/shop/public/${name}`);
  });

  it('uses Amazon’s URLs for pictures if no other is set', () => {
    const name = jpegName(newKey());
    const address = 'https://s3.eu-central-1.amazonaws.com/pictures/public';
    expect(s3(bucket).publicUrl(name)).toBe(`${address}/${name}`);
  });

  it('receives a file again if it closed the connection of the first request', async () => {
    const received: string[] = [];
    const server = createServer(async (req, res) => {
      if (received.push('') === 1) return void req.socket.destroy();
      received[received.length - 1] = await text(req);
      res.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await s3({ ...bucket, endpoint }).receive(newKey(), Readable.from([Buffer.from('the '), Buffer.from('file')]));
    server.closeAllConnections();
    server.close();
    expect(received).toEqual(['', 'the file']);
  });

  it('is unavailable when it answers 500', async () => {
    const { storage, stop } = await answering(500);
    await expect(storage.read(newKey(), 10)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    stop();
  });

  it('is unavailable when nothing listens', async () => {
    const { storage, stop } = await answering(200);
    stop();
    await expect(storage.check()).rejects.toMatchObject({ status: 503 });
    await expect(storage.publish(jpegName(newKey()), Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
    await expect(storage.removePublished(fileNames(newKey()))).rejects.toMatchObject({ status: 503 });
  });

  it('distinguishes a missing bucket from a missing file', async () => {
    const error = (code: string) =>
      `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Missing</Message></Error>`;
    const noKey = await answering(404, error('NoSuchKey'));
    const noBucket = await answering(404, error('NoSuchBucket'));
    expect(await noKey.storage.read(newKey(), 10)).toBeUndefined();
    expect(await noKey.storage.readPublished(jpegName(newKey()), 10)).toBeUndefined();
    await expect(noKey.storage.removeUpload(newKey())).resolves.toBeUndefined();
    const refusal = { status: 503, cause: { name: 'NoSuchBucket' } };
    await expect(noBucket.storage.removeUpload(newKey())).rejects.toMatchObject(refusal);
    await expect(noBucket.storage.read(newKey(), 10)).rejects.toMatchObject(refusal);
    await expect(noBucket.storage.check()).rejects.toMatchObject(refusal);
    noKey.stop();
    noBucket.stop();
  });
});
