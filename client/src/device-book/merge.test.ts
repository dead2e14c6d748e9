import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, isSame, merge } from './merge';

const line = (id: string, price: number) => ({ id, garment: 'Agbada', price });

describe('merge', () => {
  const base = { name: 'Ada', phone: '1', notes: null, createdAt: '2026-01-01', updatedAt: '2026-01-01' };
  const body = { name: 'Ada', phone: '1', notes: null };

  it.each([
    ['only this device changed a field', { ...body, phone: '2' }, base, { ...body, phone: '2' }],
    ['only the other one did', body, { ...base, phone: '3' }, { ...body, phone: '3' }],
    [
      'each changed another field',
      { ...body, phone: '2' },
      { ...base, notes: 'Tall' },
      { ...body, phone: '2', notes: 'Tall' },
    ],
    ['both changed a field alike', { ...body, phone: '2' }, { ...base, phone: '2' }, { ...body, phone: '2' }],
    ['a field was emptied here', { ...body, phone: '' }, base, { ...body, phone: '' }],
  ])('asks nobody if %s', (_, mine, theirs, merged) => {
    expect(merge({ base, mine, theirs })).toEqual({ body: merged, conflicts: [] });
  });

  it('asks about a field that both changed differently, and takes the answer', () => {
    const versions = { base, mine: { ...body, phone: '2' }, theirs: { ...base, phone: '3', notes: 'Tall' } };
    expect(merge(versions).conflicts).toEqual([{ name: 'phone', before: '1', mine: '2', theirs: '3' }]);
    expect(merge(versions, { phone: 'mine' })).toEqual({ body: { ...body, phone: '2', notes: 'Tall' }, conflicts: [] });
    expect(merge(versions, { phone: 'theirs' })).toEqual({
      body: { ...body, phone: '3', notes: 'Tall' },
      conflicts: [],
    });
  });

  it('treats each measure and each line as a field', () => {
    const was = { measurements: { chest: '40', waist: '30' }, garments: [line('a', 1), line('b', 1)] };
    const mine = { measurements: { chest: '41', waist: '30' }, garments: [line('a', 2), line('b', 1)] };
    const theirs = {
      measurements: { chest: '40', waist: '31', hip: '38' },
      garments: [line('b', 3), line('a', 1), line('c', 1)],
    };
    expect(merge({ base: was, mine, theirs })).toEqual({
      body: {
        measurements: { chest: '41', waist: '31', hip: '38' },
        garments: [line('b', 3), line('a', 2), line('c', 1)],
      },
      conflicts: [],
    });
  });

  it('removes a line that was removed on one side', () => {
    const was = { garments: [line('a', 1), line('b', 1)] };
    expect(merge({ base: was, mine: { garments: [line('a', 1)] }, theirs: was }).body).toEqual({
      garments: [line('a', 1)],
    });
    expect(merge({ base: was, mine: was, theirs: { garments: [line('b', 1)] } }).body).toEqual({
      garments: [line('b', 1)],
    });
  });

  it('counts every differing field as changed if the row from which the change started is unknown', () => {
    const { conflicts } = merge({ base: {}, mine: body, theirs: { ...base, phone: '3' } });
    expect(conflicts.map(({ name }) => name)).toEqual(['phone']);
  });

  const values = fc.dictionary(fc.constantFrom('name', 'phone', 'notes'), fc.constantFrom('a', 'b', 'c', null), {
    minKeys: 3,
  });
  it('keeps every value that was typed here, or asks', () => {
    fc.assert(
      fc.property(values, values, values, (was, mine, theirs) => {
        const merged = merge({ base: was, mine, theirs });
        for (const [name, value] of fieldsOf(mine)) {
          const isChanged = !isSame(value, was[name]);
          if (isChanged) expect(isSame(merged.body[name], value)).toBe(true);
          const isChangedThere = !isSame(theirs[name], was[name]);
          const isAsked = merged.conflicts.some((conflict) => conflict.name === name);
          expect(isAsked).toBe(isChanged && isChangedThere && !isSame(value, theirs[name]));
          if (!isChanged) expect(isSame(merged.body[name], theirs[name])).toBe(true);
        }
      }),
    );
  });
});
