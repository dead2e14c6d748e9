import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../tests/support/client/rows';
import { shownKinds, sorts, viewed, type Sort, type ShownKind } from './client-view';

const ada = aClient({ name: 'Ada', createdAt: '2026-11-02T09:00:00.000Z' });
const bisi = aClient({ name: 'Bisi', createdAt: '2026-11-03T09:00:00.000Z' });
const chidi = aClient({ name: 'Chidi', createdAt: '2026-11-01T09:00:00.000Z' });
const measuredAt = { [ada.id]: '2026-11-20T09:00:00.000Z', [chidi.id]: '2026-11-21T09:00:00.000Z' };

describe('the list of clients', () => {
  it.each<[Sort, ShownKind, string[]]>([
    ['name', 'all', ['Ada', 'Bisi', 'Chidi']],
    ['newest', 'all', ['Bisi', 'Ada', 'Chidi']],
    ['measured', 'all', ['Chidi', 'Ada', 'Bisi']],
    ['name', 'measured', ['Ada', 'Chidi']],
    ['newest', 'unmeasured', ['Bisi']],
    ['measured', 'measured', ['Chidi', 'Ada']],
  ])('by %s, showing %s', (order, shown, names) => {
    expect(viewed([ada, bisi, chidi], order, shown, measuredAt).map(({ name }) => name)).toEqual(names);
  });

  it('has each client in exactly one of the two kinds, in any order, and leaves its input unchanged', () => {
    const rows = fc.array(fc.record({ day: fc.integer({ min: 1, max: 28 }), isMeasured: fc.boolean() }));
    const order = fc.constantFrom(...(Object.keys(sorts) as Sort[]));
    fc.assert(
      fc.property(rows, order, (days, by) => {
        const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
        const all = days.map(({ day }, index) => aClient({ name: `Client ${index}`, createdAt: at(day) }));
        const times = Object.fromEntries(
          all.filter((_, index) => days[index]?.isMeasured).map(({ id, createdAt }) => [id, createdAt]),
        );
        const before = [...all];
        const of = (shown: ShownKind) => viewed(all, by, shown, times).map(({ id }) => id);
        expect([...of('measured'), ...of('unmeasured')].sort()).toEqual(of('all').sort());
        expect(all).toEqual(before);
        expect(Object.keys(shownKinds)).toHaveLength(3);
      }),
    );
  });
});
