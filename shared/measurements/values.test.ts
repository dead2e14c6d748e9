import { describe, expect, it } from 'vitest';
import type { MeasurementValues } from './contract';
import { lastTexts, recordOf, valuesByKey, valuesOf, writtenUnit } from './values';

const record = (measurements: MeasurementValues) => ({ measurements });

/** Newest first. */
const book = [
  record({ chest: '42½ in', waist: '36 in', neck: '16¼ in' }),
  record({ waist: '37 in', hip: '41 1/2 in' }),
  record({ chest: '42 in', waist: '36.5 in', neck: '16.25 in' }),
];

describe('lastTexts', () => {
  it('takes each measure from the newest record that has it', () => {
    const last = { chest: '42½ in', waist: '36 in', neck: '16¼ in', hip: '41 1/2 in' };
    expect(Object.fromEntries(lastTexts(book))).toEqual(last);
    expect([...lastTexts([])]).toEqual([]);
  });
});

describe('valuesOf', () => {
  it('leaves out notes and empty measures, and keeps the order of the book', () => {
    expect(valuesOf(record({ waist: '36', notes: 'x', neck: '16', chest: ' ' }))).toEqual([
      { key: 'neck', name: 'Neck', value: '16' },
      { key: 'waist', name: 'Waist', value: '36' },
    ]);
  });

  it('adds the other ones in the order of the sheet, under the names that the record has', () => {
    const ownMeasures = [
      { key: 'head', name: 'Cap', value: '22 in' },
      { key: 'own-1', name: 'Burst line', value: '' },
      { key: 'constructor', name: 'Fila', value: '7 in' },
    ];
    const values = valuesOf({ measurements: { hip: '40 in' }, ownMeasures });
    expect(values.map(({ name, value }) => [name, value])).toEqual([
      ['Hip', '40 in'],
      ['Cap', '22 in'],
      ['Fila', '7 in'],
    ]);
    expect(recordOf(values)).toEqual({
      measurements: { hip: '40 in' },
      ownMeasures: [ownMeasures[0], ownMeasures[2]],
    });
    expect(valuesByKey({ measurements: {}, ownMeasures }).get('constructor')?.value).toBe('7 in');
    expect(valuesByKey({ measurements: {}, ownMeasures: [] }).get('constructor')).toBeUndefined();
  });
});

describe('writtenUnit', () => {
  it.each([
    [[record({ neck: '41 cm' }), record({ neck: '16 in' })], 'cm'],
    [[record({ neck: '16' }), record({ neck: '41 cm' })], 'cm'],
    [[record({ neck: 'loose' })], undefined],
    [[], undefined],
  ])('of %j', (records, unit) => expect(writtenUnit(records)).toBe(unit));
});
