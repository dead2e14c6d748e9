import { expect, it } from 'vitest';
import { openDaysAt } from './open-days';

it.each([
  ['2026-03-03T22:00:00Z', ['tuesday-12', 'tuesday-9', 'tuesday-6', 'tuesday-3', 'tuesday0', 'wednesday3']],
  ['2026-03-01T00:30:00Z', ['saturday-12', 'saturday-9', 'saturday-6', 'saturday-3', 'sunday0', 'sunday3']],
])('at %s the days are %j', (now, days) => {
  const values = openDaysAt(new Date(now));
  expect(values.slice(0, days.length)).toEqual(days);
  expect(values).toHaveLength(9);
});
