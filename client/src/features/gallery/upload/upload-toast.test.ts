import { describe, expect, it } from 'vitest';
import { uploadToast } from './upload-toast';

const failure = { title: 'Error', description: 'Failed to save some images', variant: 'destructive' };
const success = (description: string) => ({ title: 'Success!', description });

describe('uploadToast', () => {
  it.each([
    ['one saved', [1, 0], success('1 image uploaded successfully')],
    ['all saved', [10, 0], success('10 images uploaded successfully')],
    ['some failed', [2, 1], { ...failure, description: 'Failed to save some images. 2 images uploaded successfully' }],
    ['nothing saved', [0, 3], failure],
  ] as const)('%s', (_case, [saved, failed], told) => {
    expect(uploadToast(saved, failed)).toEqual(told);
  });

  it('holds the error, for its reference, if a file failed', () => {
    const error = new Error('away');
    expect(uploadToast(1, 1, error)).toMatchObject({ error });
    expect(uploadToast(1, 0, error)).not.toHaveProperty('error');
  });
});
