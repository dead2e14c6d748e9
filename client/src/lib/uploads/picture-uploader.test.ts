import Uppy, { type Body, type Meta } from '@uppy/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { objectsApi } from '@shared/objects/contract';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { fakeStore } from '../../../../tests/support/client/fake-store';
import { noisyPicture } from '../../../../tests/support/pictures/pictures';
import { ApiError } from '../api/api-error';
import { pictureUpload, silent, uploadPictures } from './picture-uploader';
import { mayRetry, UploadError } from './upload';

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
const failing = (status: number, code?: string) => new ApiError(status, JSON.stringify({ message: 'No', code }));

describe('pictureUpload', () => {
  it('reserves, sends the file as announced, reports progress, claims it, and returns the result', async () => {
    const store = fakeStore();
    const file = photo();
    const onPercent = vi.fn();
    expect(await pictureUpload(file, claim)(onPercent)).toBe(`claimed ${objectId}`);
    expect(api.sent(objectsApi.reserve)[0]?.body).toEqual({ contentType: 'image/png', size: 5 });
    expect(store.sent).toEqual([{ url: 'https://store.example/key', type: 'image/png', file }]);
    expect(onPercent.mock.calls).toEqual([[50]]);
  });

  it('announces no type if the browser knows none', async () => {
    const store = fakeStore();
    await pictureUpload(photo(''), claim)();
    expect(api.sent(objectsApi.reserve)[0]?.body).toEqual({ size: 5 });
    expect(store.sent[0]?.type).toBe('application/octet-stream');
  });

  it.each([
    ['an SVG', photo('image/svg+xml'), 'SVG images cannot be uploaded'],
    ['a document', photo('application/pdf'), 'Only images can be uploaded'],
    ['an empty file', photo('image/png', ''), 'The file is empty'],
    ['too large a file', photo('image/gif', new Uint8Array(10_485_761)), 'This image is larger than 10 MB'],
  ])('refuses %s before anything is sent', async (_, file, message) => {
    await expect(pictureUpload(file, claim)()).rejects.toThrow(new UploadError(message));
    expect(api.requests).toEqual([]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('refuses a %s of which a part is missing', async (format) => {
    const whole = await noisyPicture().toFormat(format).toBuffer();
    const half = photo(`image/${format}`, new Uint8Array(whole.subarray(0, whole.length / 2)));
    const refused = pictureUpload(half, claim)();
    await expect(refused).rejects.toThrow(UploadError);
    await expect(refused).rejects.toThrow('This picture is incomplete: a part of the file is missing.');
    await expect(refused).rejects.toSatisfy((error) => !mayRetry(error));
    expect(api.requests).toEqual([]);
  });

  it('sends a file again on a new connection when 30 seconds bring no progress', async () => {
    vi.useFakeTimers();
    const store = fakeStore();
    store.isHeld = true;
    const upload = pictureUpload(photo(), claim)();
    await vi.waitFor(() => expect(store.sent).toHaveLength(1));
    store.isHeld = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await upload).toBe(`claimed ${objectId}`);
    expect(store.sent).toHaveLength(2);
    expect(store.aborted).toBe(1);
    expect(api.requests).toHaveLength(1);
  });

  it('gives up after three connections without progress', async () => {
    vi.useFakeTimers();
    const store = fakeStore();
    store.isHeld = true;
    const upload = expect(pictureUpload(photo(), claim)()).rejects.toThrow('The connection stalled');
    await vi.advanceTimersByTimeAsync(90_000);
    await upload;
    expect(store.sent).toHaveLength(3);
    expect(store.aborted).toBe(3);
  });

  it('passes on an error of the reservation', async () => {
    api.on(objectsApi.reserve, refusal(429, 'Too many uploads'));
    await expect(pictureUpload(photo(), claim)()).rejects.toThrow('429: {"message":"Too many uploads"}');
  });

  it('passes on a refusal of the store', async () => {
    Object.assign(fakeStore(), { status: 400, text: '{"message":"The file must have 5 bytes"}' });
    const refused = { status: 400, body: { message: 'The file must have 5 bytes' } };
    await expect(pictureUpload(photo(), claim)()).rejects.toMatchObject(refused);
  });

  it.each([
    ['the store is busy', 503, ApiError],
    ['the network is down', 0, TypeError],
  ])('tries four times while %s', async (_case, status, error) => {
    vi.useFakeTimers();
    const store = Object.assign(fakeStore(), { status });
    const upload = expect(pictureUpload(photo(), claim)()).rejects.toBeInstanceOf(error);
    await vi.advanceTimersByTimeAsync(2100);
    await upload;
    expect(store.sent).toHaveLength(4);
  });

  it('does not send a file again while the browser is offline', async () => {
    const store = Object.assign(fakeStore(), {
      status: 0,
      onSent: () => vi.stubGlobal('navigator', { onLine: false }),
    });
    await expect(pictureUpload(photo(), claim)()).rejects.toBeInstanceOf(TypeError);
    expect(store.sent).toHaveLength(1);
  });

  describe('called again', () => {
    it('uses the same reservation for a file that did not arrive', async () => {
      const store = Object.assign(fakeStore(), { status: 403, text: '<Error/>' });
      const upload = pictureUpload(photo(), claim);
      await expect(upload()).rejects.toMatchObject({ status: 403 });
      store.status = 200;
      expect(await upload()).toBe(`claimed ${objectId}`);
      expect(api.requests).toHaveLength(1);
    });

    it('makes a new reservation when the first has expired', async () => {
      vi.useFakeTimers();
      const store = Object.assign(fakeStore(), { status: 403, text: '<Error/>' });
      const upload = pictureUpload(photo(), claim);
      await expect(upload()).rejects.toMatchObject({ status: 403 });
      store.status = 200;
      vi.advanceTimersByTime(15 * 60_000);
      await upload();
      expect(api.requests).toHaveLength(2);
    });

    it.each([
      ['that is busy', failing(503)],
      ['that answers 429', failing(429)],
      ['that cannot be reached', new TypeError('Failed to fetch')],
    ])('only repeats the claim of a server %s', async (_case, error) => {
      const store = fakeStore();
      const upload = pictureUpload(photo(), vi.fn(claim).mockRejectedValueOnce(error));
      await expect(upload()).rejects.toBe(error);
      expect(await upload()).toBe(`claimed ${objectId}`);
      expect(store.sent).toHaveLength(1);
    });

    it('sends a file again if its upload no longer exists', async () => {
      const store = fakeStore();
      const upload = pictureUpload(photo(), vi.fn(claim).mockRejectedValueOnce(failing(404)));
      await expect(upload()).rejects.toMatchObject({ status: 404 });
      await upload();
      expect(api.requests).toHaveLength(2);
      expect(store.sent).toHaveLength(2);
    });
  });
});

describe('uploadPictures', () => {
  /** An uploader with one file. */
  function uploaderOf(claimed: (objectId: string) => Promise<unknown>) {
    const uppy = new Uppy<Meta, Body>({ logger: silent });
    uploadPictures(uppy, claimed);
    const id = uppy.addFile({ name: 'photo.png', type: 'image/png', data: photo() });
    return { uppy, id };
  }

  it('ends the connection of a file that is removed, and claims nothing', async () => {
    const store = fakeStore();
    store.isHeld = true;
    const claimed = vi.fn(claim);
    const { uppy, id } = uploaderOf(claimed);
    const upload = uppy.retryUpload(id);
    await vi.waitFor(() => expect(store.sent).toHaveLength(1));
    uppy.removeFile(id);
    await upload;
    expect(store.aborted).toBe(1);
    expect(claimed).not.toHaveBeenCalled();
  });

  it('repeats a claim that is in progress, until the file is removed', async () => {
    vi.useFakeTimers();
    fakeStore();
    const inProgress = vi.fn(async () => {
      throw failing(409, 'claim_in_progress');
    });
    const { uppy, id } = uploaderOf(inProgress);
    const upload = uppy.retryUpload(id);
    await vi.advanceTimersByTimeAsync(2000);
    expect(inProgress).toHaveBeenCalledTimes(2);
    uppy.removeFile(id);
    await vi.advanceTimersByTimeAsync(10_000);
    await upload;
    expect(inProgress).toHaveBeenCalledTimes(2);
  });
});
