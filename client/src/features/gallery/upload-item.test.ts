import { describe, expect, it } from 'vitest';
import { itemOf, sizeText } from './upload-item';
import type { UploaderFile } from './uploader-file';

const working = { mode: 'indeterminate', message: '' } as const;
const file = (progress: object, error?: string) =>
  ({ id: '1', name: 'a.jpg', size: 2048, error, progress, isRemote: false }) as unknown as UploaderFile;

describe('itemOf', () => {
  it.each([
    ['chosen', { uploadStarted: null, percentage: 0 }, 'waiting', 0],
    ['being shrunk', { preprocess: working }, 'preparing', 0],
    ['behind others', { uploadStarted: 1, percentage: 0 }, 'waiting', 0],
    ['leaving', { uploadStarted: 1, percentage: 40 }, 'sending', 40],
    ['in the store', { uploadStarted: 1, uploadComplete: true, percentage: 100 }, 'saving', 0],
    ['asked for', { uploadStarted: 1, uploadComplete: true, percentage: 100, postprocess: working }, 'saving', 0],
    ['in the portfolio', { uploadStarted: 1, uploadComplete: true, complete: true }, 'saved', 0],
  ])('of a file that is %s', (_case, progress, state, percent) => {
    expect(itemOf(file(progress))).toMatchObject({ name: 'a.jpg', bytes: 2048, state, percent });
  });

  it('of one that failed has the reason, whatever it was doing', () => {
    expect(itemOf(file({ postprocess: working }, 'Not a picture'))).toMatchObject({
      state: 'failed',
      reason: 'Not a picture',
      mayPass: true,
    });
    expect(itemOf(file({}, 'Not a picture'), true).mayPass).toBe(false);
  });
});

describe('sizeText', () => {
  it.each([
    [1, '1 KB'],
    [89_100, '87 KB'],
    [1_258_291, '1.2 MB'],
    [10_485_760, '10.0 MB'],
  ])('of %i bytes', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
