import { describe, expect, it } from 'vitest';
import { outcomeToast } from './upload-outcome';

const failure = { title: 'Error', description: 'Failed to save some images', variant: 'destructive' };
const success = (description: string) => ({ title: 'Success!', description });

describe('outcomeToast', () => {
  it.each([
    ['one saved', [1, 0, 0], success('1 image uploaded successfully')],
    ['all saved', [10, 0, 0], success('10 images uploaded successfully')],
    ['counts only what is in the portfolio', [2, 1, 0], success('2 images uploaded successfully')],
    [
      'some uploaded, but not saved',
      [2, 0, 1],
      { ...failure, description: 'Failed to save some images. 2 images uploaded successfully' },
    ],
    ['nothing got through', [0, 3, 0], failure],
    ['nothing saved', [0, 0, 2], failure],
    ['every file removed on the way', [0, 0, 0], undefined],
  ] as const)('%s', (_case, [saved, notUploaded, notSaved], told) => {
    expect(outcomeToast({ saved, notUploaded, notSaved })).toEqual(told);
  });

  it('names what went wrong, where it says that something did', () => {
    const error = new Error('away');
    expect(outcomeToast({ saved: 1, notUploaded: 0, notSaved: 1, error })).toMatchObject({ error });
    expect(outcomeToast({ saved: 1, notUploaded: 1, notSaved: 0, error })).not.toHaveProperty('error');
  });
});
