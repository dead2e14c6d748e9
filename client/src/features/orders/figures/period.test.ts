import { describe, expect, it } from 'vitest';
import { monthsOf, periodsOf } from './period';

describe('periodsOf', () => {
  it('has this year, the last 12 months and each earlier year with something to count', () => {
    expect(periodsOf('2026-06-01', '2024-11-30').map(({ label, from, to }) => [label, from, to])).toEqual([
      ['This year', '2026-01-01', '2026-06-01'],
      ['Last 12 months', '2025-07-01', '2026-06-01'],
      ['2025', '2025-01-01', '2025-12-31'],
      ['2024', '2024-01-01', '2024-12-31'],
    ]);
    expect(periodsOf('2026-12-31', null)).toHaveLength(2);
    expect(periodsOf('2026-12-31', null)[1]?.from).toBe('2026-01-01');
    expect(periodsOf('2026-06-01', '2027-01-01')).toHaveLength(2);
  });
});

describe('monthsOf', () => {
  it('has each month once, across a year', () => {
    expect(monthsOf({ from: '2025-11-01', to: '2026-02-28' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsOf({ from: '2026-06-01', to: '2026-06-01' })).toEqual(['2026-06']);
  });
});
