import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploadObject } from './upload';

const objectId = '5f0c1f8e-70a5-4d0e-8ad1-b5a9b1b0a001';
const reserved = () => Response.json({ objectId, uploadURL: 'https://store.example/key' });
const photo = (type = 'image/png', bytes: BlobPart = 'bytes') => new File([bytes], 'photo', { type });

function answering(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  for (const answer of answers) fetch.mockImplementationOnce(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('uploadObject', () => {
  it('reserves, puts the file as announced, and answers its id', async () => {
    const fetch = answering(reserved, () => new Response());
    const file = photo();
    expect(await uploadObject(file)).toBe(objectId);
    const [[, reserve], [url, put]] = fetch.mock.calls as [[string, RequestInit], [string, RequestInit]];
    expect(reserve.body).toBe('{"contentType":"image/png","size":5}');
    expect(url).toBe('https://store.example/key');
    expect(put).toEqual({ method: 'PUT', headers: { 'Content-Type': 'image/png' }, body: file });
  });

  it('leaves the type out where the browser knows none', async () => {
    const fetch = answering(reserved, () => new Response());
    await uploadObject(photo(''));
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"size":5}');
    expect(fetch.mock.calls[1]?.[1].headers).toEqual({});
  });

  it.each([
    ['an SVG', photo('image/svg+xml'), 'SVG images cannot be uploaded'],
    ['a document', photo('application/pdf'), 'Only images can be uploaded'],
    ['an empty file', photo('image/png', ''), 'The file is empty'],
    ['too large a file', photo('image/png', new Uint8Array(10_485_761)), 'The file is larger than 10 MB'],
  ])('refuses %s before anything is sent', async (_, file, message) => {
    const fetch = answering();
    await expect(uploadObject(file)).rejects.toThrow(message);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('hands on what the server says', async () => {
    answering(() => Response.json({ message: 'Too many uploads' }, { status: 429 }));
    await expect(uploadObject(photo())).rejects.toThrow('Too many uploads');
  });

  it.each([
    ['the store refuses', () => new Response('<Error/>', { status: 403 })],
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('has words of its own when %s', async (_, put) => {
    answering(reserved, put);
    await expect(uploadObject(photo())).rejects.toThrow('The picture could not be uploaded. Please try again.');
  });
});
