import { describe, expect, it } from 'vitest';
import { isRegion } from './place';
import { aPlace } from '../../../../tests/support/client/rows';

describe('isRegion', () => {
  it.each([
    ['country', true],
    ['state', true],
    ['city', false],
    ['zipcode', false],
    ['point', false],
  ] as const)('of a %s', (kind, whole) => expect(isRegion(aPlace({ kind }))).toBe(whole));

  it('is false without a place', () => expect(isRegion(undefined)).toBe(false));
});
