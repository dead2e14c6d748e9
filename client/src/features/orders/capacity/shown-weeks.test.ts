import { describe, expect, it } from 'vitest';
import { mondayShowing } from './use-capacity';

describe('the first of the shown weeks', () => {
  it.each([
    [null, '2026-06-01', '2026-06-01'],
    ['2026-06-14', '2026-06-01', '2026-06-01'],
    ['2026-06-15', '2026-06-01', '2026-06-15'],
    ['2026-07-04', '2026-06-01', '2026-06-29'],
    // Within 14 days of a Sunday, but not in its week or the next one.
    ['2026-06-17', '2026-06-07', '2026-06-15'],
    ['2026-06-01', '2026-06-07', '2026-06-01'],
    ['2026-05-30', '2026-06-07', '2026-05-25'],
  ])('for %s, on %s, is that of %s', (day, today, monday) => expect(mondayShowing(day, today, 2)).toBe(monday));
});
