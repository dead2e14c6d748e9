import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { objectsApi } from '@shared/objects';
import { fakeApi, refusal } from '../../../tests/support/client/fake-api';
import { fakeStore } from '../../../tests/support/client/fake-store';
import { ApiError } from './api';
import { isUploadKept, mayRetry, pictureUpload, UploadError } from './upload';

const api = fakeApi();
const objectId = '5f0c1f8e-70a5-4d0e-8ad1-b5a9b1b0a001';
const photo = (type = 'image/png', bytes: BlobPart = 'bytes') => new File([bytes], 'photo', { type });

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  api.on(objectsApi.reserve, { objectId, uploadURL: 'https://store.example/key' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A claim that returns its upload. */
const claim = async (id: string) => `claimed ${id}`;

describe('pictureUpload', () => {
  it('reserves, sends the file as announced, reports progress, claims it, and returns the result', async () => {
    const store = fakeStore();
    const file = photo();
    const onProgress = vi.fn();
    const onStored = vi.fn();
    expect(await pictureUpload(file)(claim, { onProgress, onStored })).toBe(`claimed ${objectId}`);
    expect(api.sent(objectsApi.reserve)[0]?.body).toEqual({ contentType: 'image/png', size: 5 });
    expect(store.sent).toEqual([{ url: 'https://store.example/key', type: 'image/png', file }]);
    expect(onProgress.mock.calls).toEqual([[0.5]]);
    expect(onStored).toHaveBeenCalledOnce();
  });

  it('omits the type if the browser knows none', async () => {
    const store = fakeStore();
    await pictureUpload(photo(''))(claim);
    expect(api.sent(objectsApi.reserve)[0]?.body).toEqual({ size: 5 });
    expect(store.sent[0]?.type).toBeUndefined();
  });

  it.each([
    ['an SVG', photo('image/svg+xml'), 'SVG images cannot be uploaded'],
    ['a document', photo('application/pdf'), 'Only images can be uploaded'],
    ['an empty file', photo('image/png', ''), 'The file is empty'],
    ['too large a file', photo('image/gif', new Uint8Array(10_485_761)), 'This image is larger than 10 MB'],
  ])('refuses %s before anything is sent', async (_, file, message) => {
    await expect(pictureUpload(file)(claim)).rejects.toThrow(new UploadError(message));
    expect(api.requests).toEqual([]);
  });

  it('aborts a connection without progress', async () => {
    vi.useFakeTimers();
    const store = fakeStore();
    store.isHeld = true;
    const upload = expect(pictureUpload(photo())(claim)).rejects.toThrow('The connection stalled');
    await vi.advanceTimersByTimeAsync(30_000);
    await upload;
    expect(store.sent).toHaveLength(1);
  });

  it('passes on an error of the reservation', async () => {
    api.on(objectsApi.reserve, refusal(429, 'Too many uploads'));
    await expect(pictureUpload(photo())(claim)).rejects.toThrow('429: {"message":"Too many uploads"}');
  });

  it('passes on a refusal of the store', async () => {
    Object.assign(fakeStore(), { status: 400, text: '{"message":"The file must have 5 bytes"}' });
    await expect(pictureUpload(photo())(claim)).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['the store is busy', 503, ApiError],
    ['the network is down', 0, TypeError],
  ])('tries four times while %s', async (_case, status, error) => {
    vi.useFakeTimers();
    const store = Object.assign(fakeStore(), { status });
    const upload = expect(pictureUpload(photo())(claim)).rejects.toBeInstanceOf(error);
    await vi.advanceTimersByTimeAsync(2100);
    await upload;
    expect(store.sent).toHaveLength(4);
  });

  it('does not retry automatically while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const store = Object.assign(fakeStore(), { status: 0 });
    await expect(pictureUpload(photo())(claim)).rejects.toBeInstanceOf(TypeError);
    expect(store.sent).toHaveLength(1);
  });

  it('ends when its signal is aborted', async () => {
    const store = fakeStore();
    store.isHeld = true;
    const removed = new AbortController();
    const upload = pictureUpload(photo())(claim, { signal: removed.signal });
    await vi.waitFor(() => expect(store.sent).toHaveLength(1));
    removed.abort();
    await expect(upload).rejects.toBeInstanceOf(DOMException);
  });

  describe('called again', () => {
    const failing = (status: number, code?: string) => new ApiError(status, JSON.stringify({ message: 'No', code }));

    it('uses the same reservation for a file that did not arrive', async () => {
      const store = Object.assign(fakeStore(), { status: 403, text: '<Error/>' });
      const upload = pictureUpload(photo());
      await expect(upload(claim)).rejects.toMatchObject({ status: 403 });
      store.status = 200;
      expect(await upload(claim)).toBe(`claimed ${objectId}`);
      expect(api.requests).toHaveLength(1);
    });

    it('makes a new reservation when the first has expired', async () => {
      vi.useFakeTimers();
      const store = Object.assign(fakeStore(), { status: 403, text: '<Error/>' });
      const upload = pictureUpload(photo());
      await expect(upload(claim)).rejects.toMatchObject({ status: 403 });
      store.status = 200;
      vi.advanceTimersByTime(15 * 60_000);
      await upload(claim);
      expect(api.requests).toHaveLength(2);
    });

    it.each([
      ['that is busy', failing(503)],
      ['that answers 429', failing(429)],
      ['that cannot be reached', new TypeError('Failed to fetch')],
    ])('only repeats the claim of a server %s', async (_case, error) => {
      const store = fakeStore();
      const upload = pictureUpload(photo());
      await expect(upload(() => Promise.reject(error))).rejects.toBe(error);
      expect(await upload(claim)).toBe(`claimed ${objectId}`);
      expect(store.sent).toHaveLength(1);
    });

    it('sends a file again if its upload no longer exists', async () => {
      const store = fakeStore();
      const upload = pictureUpload(photo());
      await expect(upload(() => Promise.reject(failing(404)))).rejects.toMatchObject({ status: 404 });
      await upload(claim);
      expect(api.requests).toHaveLength(2);
      expect(store.sent).toHaveLength(2);
    });
  });

  it('repeats a claim that is in progress, until its signal is aborted', async () => {
    vi.useFakeTimers();
    fakeStore();
    const removed = new AbortController();
    const inProgress = vi.fn(async () => {
      throw new ApiError(409, '{"message":"Wait","code":"claim_in_progress"}');
    });
    const upload = expect(pictureUpload(photo())(inProgress, { signal: removed.signal })).rejects.toBeInstanceOf(
      DOMException,
    );
    await vi.advanceTimersByTimeAsync(2000);
    expect(inProgress).toHaveBeenCalledTimes(2);
    removed.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    await upload;
    expect(inProgress).toHaveBeenCalledTimes(2);
  });
});

describe('mayRetry', () => {
  it.each([
    ['a file that is no picture', new UploadError('Only images can be uploaded'), false],
    ['a refusal', new ApiError(415, ''), false],
    ['a refusal with a reason', new ApiError(400, '{"message":"This picture is broken"}'), false],
    ['an S3 store that waited too long', new ApiError(400, '<Error><Code>RequestTimeout</Code></Error>'), true],
    ['a refusal during the transfer', new UploadError('No', { cause: new ApiError(413, '') }), false],
    ['too many calls', new ApiError(429, ''), true],
    ['a file that never arrived', new ApiError(400, '{"message":"Not here","code":"upload_missing"}'), true],
    ['an upload that is too old', new ApiError(404, ''), true],
    ['a claim in progress', new ApiError(409, '{"message":"Wait","code":"claim_in_progress"}'), true],
    ['a busy server', new UploadError('No', { cause: new ApiError(503, '') }), true],
    ['no connection', new UploadError('No', { cause: new TypeError('Failed to fetch') }), true],
  ])('of %s', (_case, error, answer) => {
    expect(mayRetry(error)).toBe(answer);
  });
});

describe('isUploadKept', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch'), true],
    ['a busy server', new ApiError(503, ''), true],
    ['a claim in progress', new ApiError(409, '{"message":"Wait","code":"claim_in_progress"}'), true],
    ['a file that never arrived', new ApiError(400, '{"message":"Not here","code":"upload_missing"}'), false],
    ['an upload that is too old', new ApiError(404, ''), false],
  ])('after %s', (_case, error, answer) => {
    expect(isUploadKept(error)).toBe(answer);
  });
});
