import type { MeasurementValues } from '@shared/measurements/contract';
import { describe, expect, it } from 'vitest';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { bookPages, type BookPage } from './record-history';

const client = aClient({ name: 'Chidi Eze' });
const record = (measurements: MeasurementValues) => aRecord(client, { measurements, tags: null });

/** Newest first, as the server lists them. */
const book = [
  record({ chest: '42½ in', waist: '36 in', neck: '16¼ in' }),
  record({ waist: '37 in', hip: '41 1/2 in' }),
  record({ chest: '42 in', waist: '36.5 in', neck: '16.25 in' }),
];

describe('bookPages', () => {
  it('numbers the pages from the oldest and keeps the newest on top', () => {
    expect(bookPages(book).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(bookPages(book)[0]?.record).toBe(book[0]);
  });

  it('compares each measure with the last record that has it', () => {
    expect(bookPages(book).map(({ differences }) => Object.fromEntries(differences))).toEqual([
      { chest: '+½', waist: '−1' },
      { waist: '+½' },
      {},
    ]);
  });

  it.each([
    ['16 in', '41 cm', '−⅛'],
    ['41 cm', '16 in', '+0.4'],
    ['16', '15 in', undefined],
    ['25 in', '999 in', undefined],
    ['16 in', '15', undefined],
    ['loose', '15 in', undefined],
    ['16 in', 'loose', undefined],
  ])('of %j after %j is %j', (now, before, difference) => {
    const [page] = bookPages([record({ neck: now }), record({ neck: before })]);
    expect(page?.differences.get('neck')).toBe(difference);
  });
});

describe('bookPages in one unit', () => {
  it('converts values and differences, and leaves out nothing', () => {
    const records = [record({ neck: '41 cm', hip: 'loose', chest: '40' }), record({ neck: '16 in', chest: '39 in' })];
    const [newest] = bookPages(records, 'in');
    expect(newest?.record).toBe(records[0]);
    const texts = (page?: BookPage) => Object.fromEntries(page?.values.map(({ key, value }) => [key, value]) ?? []);
    expect(texts(newest)).toEqual({ neck: '16⅛ in', hip: 'loose', chest: '40' });
    expect(Object.fromEntries(newest?.differences ?? [])).toEqual({ neck: '+⅛' });
    const [, oldest] = bookPages(records, 'cm');
    expect(texts(oldest)).toEqual({ neck: '40.6 cm', chest: '99.1 cm' });
  });
});
