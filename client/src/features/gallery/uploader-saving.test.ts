import type { AwsBody } from '@uppy/aws-s3';
import Uppy, { type Meta } from '@uppy/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import type { Uploader, UploaderEvents } from './uploader';
import { savingSteps } from './uploader-saving';

/** Names of the files that the store gets, as it gets them. */
let sent: string[];
let uppy: Uploader;
const save = vi.fn<UploaderEvents['save']>();
const onDone = vi.fn<UploaderEvents['onDone']>();

/** In place of the network: every file arrives whole, and its object id is its name, but 'broken' ones. */
async function upload(ids: string[]) {
  for (const file of uppy.getFilesByIds(ids).filter((file) => !file.error && !file.progress.uploadComplete)) {
    sent.push(file.name ?? '');
    if (file.name?.startsWith('broken')) uppy.emit('upload-error', file, new Error('Network error'));
    else uppy.emit('upload-success', file, { status: 200, body: { key: file.name ?? '', location: '' } });
  }
}

const add = (...names: string[]) =>
  names.map((name) => uppy.addFile({ name, type: 'image/png', data: new Blob([name]) }));
const left = () => uppy.getFiles().map(({ name }) => name);
const failing = (status: number, code?: string) => new ApiError(status, JSON.stringify({ message: 'No', code }));

beforeEach(() => {
  sent = [];
  save.mockReset().mockResolvedValue(undefined);
  onDone.mockReset();
  uppy = new Uppy<Meta, AwsBody>({ logger: { debug() {}, warn() {}, error() {} } });
  uppy.addUploader(upload);
  const { before, after } = savingSteps(uppy, { save, onDone } as unknown as UploaderEvents);
  uppy.addPreProcessor(before);
  uppy.addPostProcessor(after);
});

describe('savingSteps', () => {
  it('saves every uploaded file with its place in the upload', async () => {
    add('a', 'b');
    await uppy.upload();
    expect(save.mock.calls).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    expect(onDone).toHaveBeenCalledWith({ saved: 2, notUploaded: 0, notSaved: 0 }, true);
  });

  it('loses no other file over one that does not arrive, and keeps only that one in the list', async () => {
    add('a', 'broken', 'c');
    await uppy.upload();
    expect(onDone).toHaveBeenCalledWith({ saved: 2, notUploaded: 1, notSaved: 0 }, false);
    expect(left()).toEqual(['broken']);
  });

  it('loses no other file over one that the portfolio refuses, and sends it again when tried again', async () => {
    save.mockImplementation(async (objectId) => {
      if (objectId === 'bad') throw failing(400);
    });
    add('a', 'bad');
    await uppy.upload();
    expect(onDone).toHaveBeenLastCalledWith({ saved: 1, notUploaded: 0, notSaved: 1 }, false);
    expect(left()).toEqual(['bad']);
    save.mockResolvedValue(undefined);
    await uppy.retryAll();
    expect(sent).toEqual(['a', 'bad', 'bad']);
    expect(onDone).toHaveBeenLastCalledWith({ saved: 1, notUploaded: 0, notSaved: 0 }, true);
  });

  it('does not send a file again that only waits for the portfolio to answer', async () => {
    save.mockRejectedValue(failing(503));
    add('a');
    await uppy.upload();
    expect(onDone).toHaveBeenLastCalledWith({ saved: 0, notUploaded: 0, notSaved: 1 }, false);
    save.mockResolvedValue(undefined);
    await uppy.retryAll();
    expect(sent).toEqual(['a']);
    expect(save).toHaveBeenLastCalledWith('a', 0);
    expect(onDone).toHaveBeenLastCalledWith({ saved: 1, notUploaded: 0, notSaved: 0 }, true);
  });

  it('takes a picture for saved whose first answer was lost', async () => {
    save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    add('a');
    await uppy.upload();
    save.mockRejectedValueOnce(failing(409, 'already_claimed'));
    await uppy.retryAll();
    expect(onDone).toHaveBeenLastCalledWith({ saved: 1, notUploaded: 0, notSaved: 0 }, true);
  });

  it('does not count a file that was taken out of the list', async () => {
    const [first = ''] = add('a', 'b');
    uppy.removeFile(first);
    await uppy.upload();
    expect(onDone).toHaveBeenCalledWith({ saved: 1, notUploaded: 0, notSaved: 0 }, true);
  });
});
