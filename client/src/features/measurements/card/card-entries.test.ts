import { catalogue } from '@shared/measurements/catalogue';
import { specifiedKeys, type Measurement } from '@shared/measurements/contract';
import { describe, expect, it } from 'vitest';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { cardDrawings, cardEntries } from './card-entries';
import { recordText } from './record-text';

const client = aClient({ name: 'Chidi Eze' });
const record = (measurements: Measurement['measurements'], own: [key: string, name: string, value: string][] = []) =>
  aRecord(client, {
    tags: 'Agbada',
    createdAt: '2026-11-21T09:14:00.000Z',
    measurements,
    ownMeasures: own.map(([key, name, value]) => ({ key, name, value })),
  });
const shown = (of: Measurement) =>
  cardEntries(of).entries.map(({ mark, name, figure, unit }) => `${mark} ${name} ${figure} ${unit}`.trim());

describe('cardEntries', () => {
  it('numbers the specified measures, and gives own ones letters', () => {
    const agbada = record({ chest: '42 1/2 in', neck: '16¼"', hip: 'loose' }, [
      ['agbadaLength', 'Agbada length', '54 in'],
      ['own-1', 'Fìlà', '23'],
    ]);
    expect(shown(agbada)).toEqual([
      '1 Neck 16¼ in',
      '2 Chest 42½ in',
      '3 Hip loose',
      'A Agbada length 54 in',
      'B Fìlà 23',
    ]);
  });

  it.each(['constructor', 'valueOf', '__proto__'])('shows the own measure %s, which is on no drawing', (key) => {
    const { entries } = cardEntries(record({ neck: '16 in' }, [[key, 'Cap', '22 in']]));
    expect(entries.map(({ name, figure }) => [name, figure])).toEqual([
      ['Neck', '16'],
      ['Cap', '22'],
    ]);
    expect(cardDrawings(entries).flatMap(({ lines }) => lines.map((line) => line.key))).toEqual(['neck']);
  });

  it('goes on after Z', () => {
    const many = Array.from({ length: 54 }, (_, index): [string, string, string] => [`own-${index}`, 'Own', '1 in']);
    const marks = cardEntries(record({}, many)).entries.map(({ mark }) => mark);
    expect([marks[25], marks[26], marks[51], marks[52]]).toEqual(['Z', 'AA', 'AZ', 'BA']);
  });

  it.each([
    [{ chest: '42 in', neck: '16"', hip: 'loose' }, 'in'],
    [{ chest: '108cm', hip: '1080 mm' }, 'cm'],
    [{ chest: '42 in', hip: '104 cm' }, undefined],
    [{ chest: '42 in', hip: '40' }, undefined],
    [{ hip: 'loose' }, undefined],
  ] as const)('of %o have the common unit %s', (values, unit) => {
    expect(cardEntries(record(values)).unit).toBe(unit);
  });
});

describe('cardDrawings', () => {
  const views = (of: Measurement) =>
    cardDrawings(cardEntries(of).entries).map(({ view, lines }) => [view, lines.map(({ key }) => key).join(' ')]);

  it('draws trousers alone with their waist, and a bodice with the back', () => {
    expect(views(record({ waist: '36 in', hip: '40 in', knee: '16 in' }))).toEqual([['legs', 'waist hip knee']]);
    expect(views(record({ waist: '36 in', knee: '16 in' }, [['napeToWaist', 'Back', '17 in']]))).toEqual([
      ['front', 'waist napeToWaist'],
      ['legs', 'knee'],
    ]);
    expect(views(record({}, [['head', 'Cap', '23 in']]))).toEqual([['figure', 'head']]);
    expect(views(record({}, [['own-1', 'Gele', '23 in']]))).toEqual([]);
  });

  it('has a mark for each known measure, none over another one', () => {
    const all = record(
      Object.fromEntries(specifiedKeys.map((key) => [key, '10 in'])),
      catalogue.slice(18).map(({ key, name }) => [key, name, '10 in']),
    );
    const drawings = cardDrawings(cardEntries(all).entries);
    expect(drawings.flatMap(({ lines }) => lines)).toHaveLength(catalogue.length);
    for (const { lines } of drawings) {
      for (const [index, one] of lines.entries()) {
        for (const other of lines.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(15);
        }
      }
    }
  });
});

describe('recordText', () => {
  it('has the measures without the notes', () => {
    const agbada = record({ chest: '42 1/2 in', hip: 'loose', notes: 'His brother pays' }, [
      ['own-1', 'Fìlà', '23 in'],
    ]);
    expect(recordText(agbada, 'Chidi\u202e Eze', 'Mehta & Sons')).toBe(
      'Measurements of Chidi Eze\nAgbada, 21 November 2026\n\nChest: 42½ in\nHip: loose\nFìlà: 23 in\n\nMehta & Sons',
    );
  });
});
