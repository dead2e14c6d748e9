import { describe, expect, it } from 'vitest';
import { doesPromiseMove } from './promise';

const now = new Date('2026-06-10T12:00:00Z');
const at = { now, today: '2026-06-10' };
const anOrder = { promisedOn: '2026-06-12', stage: 'sewing' as const, told: {}, createdAt: '2026-06-10T09:00:00Z' };
const told = { taken: Date.parse('2026-06-10T10:00:00Z') };
const earlier = '2026-06-08T09:00:00Z';

describe('doesPromiseMove', () => {
  it.each([
    ['the client asks', { ...anOrder, told, createdAt: earlier }, 'client', true],
    ['the client asks on the promised day', { ...anOrder, promisedOn: '2026-06-10' }, 'client', true],
    ['the client asks when the day is over', { ...anOrder, promisedOn: '2026-06-09' }, 'client', false],
    ['the tailor corrects an order of today', anOrder, 'tailor', true],
    ['the tailor corrects an order of today, which the client was told', { ...anOrder, told }, 'tailor', false],
    ['the tailor moves an older order', { ...anOrder, createdAt: earlier }, 'tailor', false],
    ['all garments are made', { ...anOrder, stage: 'ready' as const }, 'client', false],
    ['there is no promise yet', { ...anOrder, promisedOn: null, told, createdAt: earlier }, null, true],
    ['there was no promise before it was made', { ...anOrder, promisedOn: null, stage: 'ready' as const }, null, false],
  ] as const)('%s: %#', (_when, order, askedBy, expected) =>
    expect(doesPromiseMove(order, askedBy, at)).toBe(expected),
  );
});
