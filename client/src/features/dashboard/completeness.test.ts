import { describe, expect, it } from 'vitest';
import { profileCompleteness } from './completeness';
import { completeTailor as complete } from '../../../../tests/support/client/rows';

describe('profileCompleteness', () => {
  it.each([
    ['everything given', complete, 3, 10, 10, 100, []],
    ['no picture of the business', { ...complete, profilePictureUrl: null }, 1, 9, 10, 90, ['Add a profile picture']],
    [
      'a profile after the setup, with empty optional fields',
      { ...complete, whatsapp: null, bio: null, profilePictureUrl: null, serviceCategories: [] },
      0,
      5,
      10,
      50,
      [
        'Add a profile picture',
        'Write a bio',
        'Add a WhatsApp number',
        'Choose the garments you make',
        'Upload portfolio images',
      ],
    ],
    ['a portfolio that could not be loaded', { ...complete, bio: '' }, undefined, 8, 9, 89, ['Write a bio']],
  ])('%s', (_case, tailor, pictures, done, of, percent, todo) => {
    const completeness = profileCompleteness(tailor, pictures);
    expect(completeness).toMatchObject({ done, of, percent });
    expect(completeness.missing.map((step) => step.todo)).toEqual(todo);
  });

  it('links each missing step to its page', () => {
    const { missing } = profileCompleteness({ ...complete, phone: null }, 0);
    expect(missing.map((step) => step.href)).toEqual(['/settings', '/gallery']);
  });
});
