import { describe, expect, it } from 'vitest';
import { nearQuotaText } from './storage-size';

const full = 'Your images take up all of your 2 GB. Delete some of them to add new ones.';

describe('nearQuotaText', () => {
  it.each([
    [0, 2e9, undefined],
    [1_799_999_999, 2e9, undefined],
    [1_800_000_000, 2e9, 'You have used 1.8 of 2 GB.'],
    [1_999_999_999, 2e9, 'You have used 1.9 of 2 GB.'],
    [2_000_000_000, 2e9, full],
    [2_600_000_000, 2e9, full],
    [240_000_000, 250e6, 'You have used 240 of 250 MB.'],
    [5e12, null, undefined],
  ])('of %s bytes and a quota of %s', (usedBytes, quotaBytes, text) => {
    expect(nearQuotaText({ usedBytes, quotaBytes })).toBe(text);
  });
});
