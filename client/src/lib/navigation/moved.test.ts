import { describe, expect, it } from 'vitest';
import { moved } from './moved';

describe('moved', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [2, 3, 'abdc'],
  ])('takes the item at %i to %i', (from, to, result) => {
    expect(moved([...'abcd'], from, to).join('')).toBe(result);
  });
});
