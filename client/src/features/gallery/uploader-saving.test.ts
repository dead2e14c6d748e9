import type { AwsBody } from '@uppy/aws-s3';
import Uppy, { type Meta } from '@uppy/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import type { UploaderEvents } from './uploader-events';
import type { Uploader } from './uploader-file';
import { savingSteps } from './uploader-saving';

/** The names of the files in the order in which the store receives them. */
let sent: string[];
/** Promises that delay a file's upload, by file name. */
let delays: Record<string, Promise<void>>;
let uppy: Uploader;
const save = vi.fn<UploaderEvents['save']>();
const onDone = vi.fn<UploaderEvents['onDone']>();
let images: number;

/** Simulates the network: every file except 'broken' arrives, and its object id is its name. */
async function upload(ids: string[]) {
  const files = uppy.getFilesByIds(ids).filter((file) => !file.error && !file.progress.uploadComplete);
  uppy.emit('upload-start', files);
  await Promise.all(
    files.map(async (file) => {
      const name = file.name ?? '';
      sent.push(name);
      await delays[name];
      if (name.startsWith('broken')) uppy.emit('upload-error', file, new Error('Network error'));
      else uppy.emit('upload-success', file, { status: 200, body: { key: name, location: '' } });
    }),
  );
}

function held() {
  let resolve = () => {};
  const promise = new Promise<void>((free) => (resolve = free));
  return { promise, resolve: () => resolve() };
}

const add = (...names: string[]) =>
  names.map((name) => uppy.addFile({ name, type: 'image/png', data: new Blob([name]) }));
const left = () => uppy.getFiles().map(({ name }) => name);
const failing = (status: number, code?: string) => new ApiError(status, JSON.stringify({ message: 'No', code }));
const outcome = (saved: number, notUploaded = 0, notSaved = 0) => ({
  saved,
  notUploaded,
  notSaved,
  ...(notUploaded + notSaved > 0 && { error: expect.any(Error) as unknown }),
});

beforeEach(() => {
  sent = [];
  delays = {};
  images = 0;
  save.mockReset().mockResolvedValue(undefined);
  onDone.mockReset();
  uppy = new Uppy<Meta, AwsBody>({ logger: { debug() {}, warn() {}, error() {} } });
  uppy.addUploader(upload);
  const { before, after } = savingSteps(uppy, { save, onDone, countImages: () => images });
  uppy.addPreProcessor(before);
  uppy.addPostProcessor(after);
});

afterEach(() => vi.useRealTimers());

describe('savingSteps', () => {
  it('saves every uploaded file behind the pictures that are there, in the order of the list', async () => {
    images = 7;
    add('a', 'b');
    await uppy.upload();
    expect(save.mock.calls).toEqual([
      ['a', 7],
      ['b', 8],
    ]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(outcome(2), true);
  });

  it('saves a file as soon as it has arrived', async () => {
    const { promise, resolve } = held();
    delays = { slow: promise };
    add('slow', 'quick');
    const done = uppy.upload();
    await vi.waitFor(() => expect(save).toHaveBeenCalledWith('quick', 1));
    expect(onDone).not.toHaveBeenCalled();
    resolve();
    await done;
    expect(onDone).toHaveBeenCalledExactlyOnceWith(outcome(2), true);
  });

  it('loses no other file over one that does not arrive, and keeps only that one in the list', async () => {
    add('a', 'broken', 'c');
    await uppy.upload();
    expect(onDone).toHaveBeenCalledWith(outcome(2, 1), false);
    expect(left()).toEqual(['broken']);
  });

  it('loses no other file over one that the portfolio refuses, and sends it again when tried again', async () => {
    save.mockImplementation(async (objectId) => {
      if (objectId === 'bad') throw failing(400);
    });
    add('a', 'bad');
    await uppy.upload();
    expect(onDone).toHaveBeenLastCalledWith(outcome(1, 0, 1), false);
    expect(left()).toEqual(['bad']);
    save.mockResolvedValue(undefined);
    await uppy.retryAll();
    expect(sent).toEqual(['a', 'bad', 'bad']);
    expect(save).toHaveBeenLastCalledWith('bad', 1);
    expect(onDone).toHaveBeenLastCalledWith(outcome(1), true);
  });

  it.each([
    ['that is busy', failing(503)],
    ['that counts too many calls', failing(429)],
    ['out of reach', new TypeError('Failed to fetch')],
  ])('does not send a file again for a portfolio %s', async (_case, error) => {
    save.mockRejectedValue(error);
    add('a');
    await uppy.upload();
    expect(onDone).toHaveBeenLastCalledWith({ ...outcome(0, 0, 1), error }, false);
    save.mockResolvedValue(undefined);
    await uppy.retryAll();
    expect(sent).toEqual(['a']);
    expect(save).toHaveBeenLastCalledWith('a', 0);
    expect(onDone).toHaveBeenLastCalledWith(outcome(1), true);
  });

  it('sends a file again whose upload is not there any more', async () => {
    save.mockRejectedValueOnce(failing(503)).mockRejectedValueOnce(failing(404));
    add('a');
    await uppy.upload();
    await uppy.retryAll();
    await uppy.retryAll();
    expect(sent).toEqual(['a', 'a']);
    expect(onDone).toHaveBeenLastCalledWith(outcome(1), true);
  });

  it('takes a picture for saved whose first answer was lost', async () => {
    save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    add('a');
    await uppy.upload();
    save.mockRejectedValueOnce(failing(409, 'already_claimed'));
    await uppy.retryAll();
    expect(onDone).toHaveBeenLastCalledWith(outcome(1), true);
  });

  it('asks on while a claim whose answer was lost is under way, and counts nothing that it refuses', async () => {
    save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const [id = ''] = add('a');
    await uppy.upload();
    vi.useFakeTimers();
    save
      .mockRejectedValueOnce(failing(409, 'claim_in_progress'))
      .mockRejectedValueOnce(failing(409, 'claim_in_progress'))
      .mockRejectedValueOnce(failing(400, 'invalid'));
    const again = uppy.retryAll();
    await vi.advanceTimersByTimeAsync(2000);
    expect(onDone).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2000);
    await again;
    expect(save).toHaveBeenCalledTimes(4);
    expect(sent).toEqual(['a']);
    expect(uppy.getFile(id).error).toBeTruthy();
    expect(onDone).toHaveBeenLastCalledWith(outcome(0, 0, 1), false);
  });

  it('asks no more for a file that was taken out while its claim was under way', async () => {
    save.mockRejectedValue(failing(409, 'claim_in_progress'));
    add('a');
    void uppy.upload();
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    vi.useFakeTimers();
    uppy.cancelAll();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(save).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('counts once, at the end, what was tried again while others were on their way', async () => {
    const { promise, resolve } = held();
    delays = { slow: promise };
    save.mockRejectedValueOnce(failing(503));
    const [again = ''] = add('again', 'slow');
    const batch = uppy.upload();
    await vi.waitFor(() => expect(uppy.getFile(again).error).toBeTruthy());
    await uppy.retryUpload(again);
    expect(sent).toEqual(['again', 'slow']);
    expect(onDone).not.toHaveBeenCalled();
    resolve();
    await batch;
    expect(onDone).toHaveBeenCalledExactlyOnceWith(outcome(2), true);
  });

  it('does not count a file that was taken out of the list', async () => {
    const [first = ''] = add('a', 'b');
    uppy.removeFile(first);
    await uppy.upload();
    expect(onDone).toHaveBeenCalledWith(outcome(1), true);
  });

  it('tells what was saved when the last file that was on its way is taken out', async () => {
    delays = { slow: new Promise(() => undefined) };
    const [slow = ''] = add('slow');
    void uppy.upload();
    await vi.waitFor(() => expect(sent).toEqual(['slow']));
    add('b');
    await uppy.upload();
    expect(onDone).not.toHaveBeenCalled();
    uppy.removeFile(slow);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(outcome(1), true);
  });

  it('starts anew with a file that was taken out and chosen again', async () => {
    const [id = ''] = add('a');
    await uppy.upload();
    uppy.removeFile(id);
    images = 3;
    save.mockRejectedValue(failing(400));
    add('a');
    await uppy.upload();
    expect(save).toHaveBeenLastCalledWith('a', 3);
    expect(onDone).toHaveBeenLastCalledWith(outcome(0, 0, 1), false);
  });
});
