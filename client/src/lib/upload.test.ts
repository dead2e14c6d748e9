import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api';
import { fakeStore } from './test-uploads';
import { isStillThere, mayPass, uploadObject, UploadError } from './upload';

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
  it('reserves, puts the file as announced, tells how far it is, and answers its id', async () => {
    const fetch = answering(reserved);
    const store = fakeStore();
    const file = photo();
    const onProgress = vi.fn();
    expect(await uploadObject(file, onProgress)).toBe(objectId);
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"contentType":"image/png","size":5}');
    expect(store.sent).toEqual([{ url: 'https://store.example/key', type: 'image/png', file }]);
    expect(onProgress.mock.calls).toEqual([[0.5]]);
  });

  it('leaves the type out where the browser knows none', async () => {
    const fetch = answering(reserved);
    const store = fakeStore();
    await uploadObject(photo(''));
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"size":5}');
    expect(store.sent[0]?.type).toBeUndefined();
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

  it('gives up a connection on which nothing moves any more', async () => {
    vi.useFakeTimers();
    answering(reserved);
    fakeStore().isHeld = true;
    const upload = expect(uploadObject(photo())).rejects.toThrow(
      'The picture could not be uploaded. Please try again.',
    );
    await vi.advanceTimersByTimeAsync(30_000);
    await upload;
    vi.useRealTimers();
  });

  it('hands on what the server says', async () => {
    answering(() => Response.json({ message: 'Too many uploads' }, { status: 429 }));
    await expect(uploadObject(photo())).rejects.toThrow('Too many uploads');
  });

  it.each([
    ['the store refuses', 403, '<Error/>', 'The picture could not be uploaded. Please try again.'],
    ['the store says why', 400, '{"message":"The file must have 5 bytes"}', 'The file must have 5 bytes'],
    ['the network is gone', 0, '', 'The picture could not be uploaded. Please try again.'],
  ])('has words when %s', async (_case, status, text, message) => {
    answering(reserved);
    Object.assign(fakeStore(), { status, text });
    await expect(uploadObject(photo())).rejects.toThrow(message);
  });
});

describe('mayPass', () => {
  it.each([
    ['a file that is no picture', new UploadError('Only images can be uploaded'), false],
    ['a refusal', new ApiError(415, ''), false],
    ['a refusal on the way', new UploadError('No', { cause: new ApiError(413, '') }), false],
    ['too many calls', new ApiError(429, ''), true],
    ['a file that never arrived', new ApiError(400, '{"message":"Not here","code":"upload_missing"}'), true],
    ['an upload that is too old', new ApiError(404, ''), true],
    ['a claim under way', new ApiError(409, '{"message":"Wait","code":"claim_in_progress"}'), true],
    ['a busy server', new UploadError('No', { cause: new ApiError(503, '') }), true],
    ['no connection', new UploadError('No', { cause: new TypeError('Failed to fetch') }), true],
  ])('of %s', (_case, error, answer) => {
    expect(mayPass(error)).toBe(answer);
  });
});

describe('isStillThere', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch'), true],
    ['a busy server', new ApiError(503, ''), true],
    ['a claim under way', new ApiError(409, '{"message":"Wait","code":"claim_in_progress"}'), true],
    ['a file that never arrived', new ApiError(400, '{"message":"Not here","code":"upload_missing"}'), false],
    ['an upload that is too old', new ApiError(404, ''), false],
  ])('after %s', (_case, error, answer) => {
    expect(isStillThere(error)).toBe(answer);
  });
});
