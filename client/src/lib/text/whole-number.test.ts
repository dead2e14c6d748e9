import { expect, it } from 'vitest';
import { wholeNumber } from './whole-number';

it.each([0, 7, 999, 1_000, 12_345, 100_000, 999_999, 1_000_000, 1_234_567_890])(
  'writes %i as the browser does',
  (count) => {
    expect(wholeNumber(count)).toBe(count.toLocaleString('en'));
  },
);
