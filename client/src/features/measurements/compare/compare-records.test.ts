import { specifiedKeys, type Measurement, type MeasurementValues } from '@shared/measurements/contract';
import { formatLength, parseLength } from '@shared/measurements/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { changeBetween, compareRecords, pairOf, summaryOf } from './compare-records';
import { takenByMeasure } from './over-time';

const client = aClient({ name: 'Chidi Eze' });
const record = (measurements: MeasurementValues, fields: Partial<Measurement> = {}) =>
  aRecord(client, { measurements, tags: null, ...fields });

describe('changeBetween', () => {
  it.each([
    ['16 in', '16¼ in', 'in', '+¼ in'],
    ['16.5 in', '16 in', 'in', '−½ in'],
    ['16 in', '16¼ in', 'cm', '+¼ in'],
    ['40 cm', '41.3 cm', 'in', '+1.3 cm'],
    ['394 mm', '40 cm', 'in', '+0.6 cm'],
    ['16 in', '41 cm', 'in', '+⅛ in'],
    ['16 in', '41 cm', 'cm', '+0.4 cm'],
    ['41 cm', '16 in', 'in', '−⅛ in'],
    ['15 1/2"', '16 inches', 'in', '+½ in'],
  ] as const)('%s to %s in %s is %s', (before, now, unit, difference) => {
    expect(changeBetween(before, now, unit)).toEqual({ change: 'changed', difference });
  });

  it.each([
    ['16 in', '16.0 in'],
    ['15½ in', '15 1/2 in'],
    ['39,4 cm', '394 mm'],
    ['16 in', '40.6 cm'],
    ['15 1/2', '15½'],
    ['Loose', 'loose '],
  ])('%s to %s is the same', (before, now) => {
    expect(changeBetween(before, now, 'in')).toEqual({ change: 'same' });
  });

  it.each([
    ['loose', '16 in'],
    ['16 in', 'loose'],
    ['16', '17'],
    ['16', '16 in'],
    ['16 in', '16'],
    ['25 in', '999 in'],
  ])('%s to %s is not subtracted', (before, now) => {
    expect(changeBetween(before, now, 'in')).toEqual({ change: 'changed' });
  });

  it('tells what is only in one record', () => {
    expect(changeBetween(undefined, '16 in', 'in')).toEqual({ change: 'new' });
    expect(changeBetween('loose', undefined, 'in')).toEqual({ change: 'missing' });
  });
});

describe('compareRecords', () => {
  const fila = { key: 'own-0a1b2c3d', name: 'Fila depth', value: '7½ in' };
  const length = { key: 'agbadaLength', name: 'Agbada length', value: '54 in' };

  it('has the specified measures in the order of the book, then the own ones', () => {
    const from = record({ waist: '36 in', neck: '16 in' }, { ownMeasures: [fila] });
    const to = record({ chest: '42 in', neck: '16 in', notes: 'Stands straight' }, { ownMeasures: [length] });
    const rows = compareRecords(from, to, 'in');
    expect(rows.map(({ name, change }) => [name, change])).toEqual([
      ['Neck', 'same'],
      ['Chest', 'new'],
      ['Waist', 'missing'],
      ['Agbada length', 'new'],
      ['Fila depth', 'missing'],
    ]);
  });

  it('keeps the texts as they were typed, and has the later name of an own measure', () => {
    const from = record({ neck: '15 1/2"' }, { ownMeasures: [fila] });
    const to = record({ neck: '40 cm' }, { ownMeasures: [{ ...fila, name: 'Cap depth', value: '8 in' }] });
    expect(compareRecords(from, to, 'in')).toEqual([
      { key: 'neck', name: 'Neck', from: '15 1/2"', to: '40 cm', change: 'changed', difference: '+¼ in' },
      { key: fila.key, name: 'Cap depth', from: '7½ in', to: '8 in', change: 'changed', difference: '+½ in' },
    ]);
  });

  const unit = fc.constantFrom('in' as const, 'cm' as const);
  const bodyLength = fc.tuple(fc.integer({ min: 10, max: 3000 }), unit).map(([mm, of]) => formatLength(mm, of));
  const text = fc.oneof(bodyLength, fc.constantFrom('loose', '16', '15 1/2', '999 in'));
  const values = fc.dictionary(fc.constantFrom(...specifiedKeys), text).map((each) => record(each));

  it('finds no change between a record and itself', () => {
    fc.assert(
      fc.property(values, unit, (one, of) => {
        expect(compareRecords(one, one, of).every(({ change }) => change === 'same')).toBe(true);
      }),
    );
  });

  it('has each measure of both records once, and the opposite sign the other way round', () => {
    const opposite = { same: 'same', changed: 'changed', new: 'missing', missing: 'new' };
    const turned = (difference = '') => difference.replace(/^./, (sign) => (sign === '+' ? '−' : '+'));
    fc.assert(
      fc.property(values, values, unit, (a, b, of) => {
        const there = compareRecords(a, b, of);
        const back = compareRecords(b, a, of);
        expect(new Set(there.map(({ key }) => key))).toEqual(
          new Set([...Object.keys(a.measurements), ...Object.keys(b.measurements)]),
        );
        expect(back.map(({ key, change, difference }) => [key, change, turned(difference)])).toEqual(
          there.map(({ key, change, difference = '' }) => [key, opposite[change], difference]),
        );
      }),
    );
  });

  it('has a sign and a unit in each difference, and the difference is the right one', () => {
    fc.assert(
      fc.property(bodyLength, bodyLength, unit, (before, now, of) => {
        const { difference } = changeBetween(before, now, of);
        const apart = (parseLength(now)?.mm ?? 0) - (parseLength(before)?.mm ?? 0);
        const shown = difference ? (parseLength(difference.slice(1))?.mm ?? NaN) : 0;
        expect(Math.abs(Math.abs(apart) - shown)).toBeLessThan(1.6);
        if (difference) expect(difference).toMatch(apart > 0 ? /^\+\S+ (in|cm)$/ : /^−\S+ (in|cm)$/);
      }),
    );
  });
});

describe('summaryOf', () => {
  const rows = (...changes: ('same' | 'changed' | 'new' | 'missing')[]) =>
    changes.map((change, index) => ({ key: String(index), name: 'Neck', change }));

  it.each([
    [rows('changed', 'changed', 'same', 'new'), '2026-03-02T12:00:00Z', '2 changed, 1 new, in 9 months'],
    [rows('changed', 'missing', 'missing'), '2026-11-20T12:00:00Z', '1 changed, 2 not taken, in 1 day'],
    [rows('same'), '2026-11-21T14:00:00Z', 'None changed, on the same day'],
    [rows('changed'), '2027-11-21T12:00:00Z', '1 changed, 1 year earlier'],
  ])('of %o since %s is %s', (compared, fromAt, text) => {
    expect(summaryOf(compared, fromAt, '2026-11-21T12:00:00Z').join(', ')).toBe(text);
  });
});

describe('pairOf', () => {
  const book = [record({ chest: '3 in' }), record({ chest: '2 in' }), record({ chest: '1 in' })];
  const [newest, middle, oldest] = book.map(({ id }) => id);

  it.each([
    ['nothing chosen', null, null, [middle, newest, true]],
    ['a later record', null, middle, [oldest, middle, true]],
    ['the oldest record', null, oldest, [undefined, oldest, true]],
    ['both', oldest, newest, [oldest, newest, false]],
    ['the other way round', newest, oldest, [newest, oldest, false]],
    ['an earlier record', middle, null, [middle, newest, false]],
    ['only the newest', newest, null, [newest, middle, false]],
    ['the same one twice', middle, middle, [oldest, middle, true]],
    ['unknown ones', 'a', 'b', [middle, newest, true]],
  ])('with %s', (_, from, to, expected) => {
    const pair = pairOf(book, from ?? null, to ?? null);
    expect([pair?.from?.id, pair?.to.id, pair?.isPrevious]).toEqual(expected);
  });

  it('prefers a record of the same measures if nothing is chosen', () => {
    const [trousers, jacket, short] = [
      record({ waist: '32 in', inseam: '30 in', hip: '40 in' }),
      record({ chest: '40 in', waist: '31 in' }),
      record({ waist: '31 in', hip: '39 in' }),
    ];
    const idsOf = (...ids: (string | null)[]) => {
      const pair = pairOf([trousers, jacket, short], ids[0] ?? null, ids[1] ?? null);
      return [pair?.from?.id, pair?.to.id, pair?.isPrevious];
    };
    expect(idsOf()).toEqual([short.id, trousers.id, false]);
    expect(idsOf(null, trousers.id)).toEqual([jacket.id, trousers.id, true]);
  });

  it('is undefined without records', () => expect(pairOf([], null, null)).toBeUndefined());
});

describe.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('the own key %s', (key) => {
  const cap = (value: string) => record({ neck: '16 in' }, { ownMeasures: [{ key, name: 'Cap', value }] });

  it('is compared as any other, and is new after a record without it', () => {
    const changed = { key, name: 'Cap', from: '22 in', to: '23 in', change: 'changed', difference: '+1 in' };
    expect(compareRecords(cap('22 in'), cap('23 in'), 'in').at(-1)).toEqual(changed);
    expect(compareRecords(record({ neck: '16 in' }), cap('23 in'), 'in').at(-1)).toMatchObject({ key, change: 'new' });
    expect(compareRecords(record({ neck: '16 in' }), record({ neck: '16 in' }), 'in')).toHaveLength(1);
  });

  it('has its values over time', () => {
    const taken = takenByMeasure([cap('23 in'), record({}), cap('22 in')], 'in').get(key);
    expect(taken?.map(({ text, difference }) => [text, difference])).toEqual([
      ['23 in', '+1 in'],
      ['22 in', undefined],
    ]);
  });
});
