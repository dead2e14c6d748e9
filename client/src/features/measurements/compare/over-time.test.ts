import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { drawnOf, linePoints, lineText, takenByMeasure } from './over-time';
import { columnDates, recordTexts } from './record-dates';

const client = aClient({ name: 'Chidi Eze' });
const record = (chest: string, createdAt: string, tags: string | null = null) =>
  aRecord(client, { measurements: { chest }, tags, createdAt });

const book = [
  record('42½ in', '2026-11-21T09:14:00'),
  record('loose', '2026-08-11T17:40:00'),
  record('42 in', '2026-03-02T11:05:00', 'Office shirts'),
  record('104 cm', '2025-09-09T10:00:00'),
];

describe('takenByMeasure', () => {
  it('has the values newest first, with the change since the one before', () => {
    const chest = takenByMeasure(book, 'in').get('chest') ?? [];
    expect(chest.map(({ text, difference }) => [text, difference])).toEqual([
      ['42½ in', undefined],
      ['loose', undefined],
      ['42 in', '+1 in'],
      ['104 cm', undefined],
    ]);
  });

  it('draws only lengths, oldest first, and tells them in words', () => {
    const drawn = drawnOf(takenByMeasure(book, 'in').get('chest') ?? []);
    expect(drawn.map(({ text }) => text)).toEqual(['104 cm', '42 in', '42½ in']);
    expect(lineText(drawn)).toBe('3 values: 104 cm, 42 in, 42½ in');
    expect(lineText([...drawn, ...drawn])).toBe('6 values, from 104 cm to 42½ in');
  });
});

describe('linePoints', () => {
  const area = { width: 64, height: 18, margin: 4 };
  const drawn = fc.array(
    fc.record({ text: fc.constant('16 in'), mm: fc.integer({ min: 1, max: 3020 }), at: fc.integer({ min: 0 }) }),
    { minLength: 2, maxLength: 40 },
  );

  it('has equal distances, or the distances of the times', () => {
    const three = [0, 1, 4].map((at) => ({ text: '', mm: 400 + at, at }));
    expect(linePoints(three, area)).toEqual([
      [4, 14],
      [32, 11.5],
      [60, 4],
    ]);
    expect(linePoints(three, area, { byTime: true }).map(([x]) => x)).toEqual([4, 18, 60]);
  });

  it('has equal values in the middle', () => {
    const flat = [1, 2].map((at) => ({ text: '', mm: 400, at }));
    expect(linePoints(flat, area)).toEqual([
      [4, 9],
      [60, 9],
    ]);
  });

  it('stays within the area, and a larger value is never lower', () => {
    fc.assert(
      fc.property(drawn, fc.boolean(), (values, byTime) => {
        const points = linePoints(values, area, { byTime });
        for (const [index, [x, y]] of points.entries()) {
          expect(x).toBeGreaterThanOrEqual(4);
          expect(x).toBeLessThanOrEqual(60);
          expect(y).toBeGreaterThanOrEqual(4);
          expect(y).toBeLessThanOrEqual(14);
          const larger = values.findIndex(({ mm }) => mm > (values[index]?.mm ?? 0));
          if (larger !== -1) expect(points[larger]?.[1]).toBeLessThanOrEqual(y);
        }
      }),
    );
  });
});

describe('dates', () => {
  const now = new Date('2026-11-23T12:00:00');

  it.each([
    [book[2], '2 March, Office shirts'],
    [book[3], '9 September 2025, No label'],
  ])('names a record by its day first', (each, text) => {
    expect(recordTexts(book, now)[each?.id ?? '']).toBe(text);
  });

  it('has the time of a record if another one is of the same day', () => {
    const second = record('43 in', '2026-11-21T15:30:00', 'Suit');
    expect(Object.values(recordTexts([second, ...book], now)).slice(0, 2)).toEqual([
      '21 November, 15:30, Suit',
      '21 November, 09:14, No label',
    ]);
  });

  it.each([
    ['2026-03-02T11:05:00', '2026-11-21T09:14:00', '2 Mar', '21 Nov'],
    ['2025-03-02T11:05:00', '2026-11-21T09:14:00', '2 Mar 25', '21 Nov 26'],
    ['2026-11-21T09:14:00', '2026-11-21T15:30:00', '09:14', '15:30'],
  ])('heads the columns of %s and %s', (from, to, first, second) => {
    expect(columnDates(from, to)).toEqual([first, second]);
  });
});
