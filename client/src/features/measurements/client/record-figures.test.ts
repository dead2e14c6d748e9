import type { MeasurementValues } from '@shared/measurements/contract';
import { valuesOf } from '@shared/measurements/values';
import { templates } from '@shared/sheets/built-in-sheets';
import type { Sheet } from '@shared/sheets/contract';
import { describe, expect, it } from 'vitest';
import { aClient, anId, aRecord } from '../../../../../tests/support/client/rows';
import { recentSheets } from './recent-sheets';
import { figuresOf } from './record-row';
import { pairToCompare, toggled } from './use-record-list';

const client = aClient({ name: 'Chidi Eze' });
const fila = { key: 'own-0a1b2c3d', name: 'Fila depth', value: '7½ in' };

describe('figuresOf', () => {
  const shirt = { neck: '16 in', chest: '42 in', waist: '36 in', shirtLength: '31 in', notes: 'Stands straight' };

  it.each([
    ['the first three', shirt, [], ['Neck', 'Chest', 'Waist'], 1],
    ['an own measure third', shirt, [fila], ['Neck', 'Chest', 'Fila depth'], 2],
    ['all of a few', { hip: '41 in' }, [fila], ['Hip', 'Fila depth'], 0],
    ['none', {}, [], [], 0],
  ])('has %s', (_, measurements: MeasurementValues, ownMeasures, names, more) => {
    const shown = figuresOf(valuesOf(aRecord(client, { measurements, ownMeasures })));
    expect(shown.figures.map(({ name }) => name)).toEqual(names);
    expect(shown.more).toBe(more);
  });
});

describe('recentSheets', () => {
  const agbada: Sheet = {
    id: anId(1),
    name: 'Agbada',
    garment: 'Agbada',
    measures: [{ key: fila.key, name: fila.name, synonyms: [], guide: null }],
  };
  const names = (records: Parameters<typeof recentSheets>[0]) =>
    recentSheets(records, [...templates, agbada]).map(({ sheet: { name } }) => name);

  it('has the two last different ones, by label, own measures or template', () => {
    const byLabel = aRecord(client, { tags: 'Agbada', measurements: { chest: '42 in' } });
    const byMeasures = aRecord(client, { tags: 'For Ade', ownMeasures: [fila] });
    const trousers = aRecord(client, { measurements: { inseam: '32 in' } });
    const shirt = aRecord(client, { measurements: { shirtLength: '31 in' } });
    expect(names([trousers, byMeasures, byLabel, shirt])).toEqual(['Pants', 'Agbada']);
    expect(names([shirt, trousers, byLabel])).toEqual(['Shirt', 'Pants']);
  });

  it('has none for a record of unknown origin', () => expect(names([aRecord(client)])).toEqual([]));
});

describe('the records to compare', () => {
  const [newest, middle, oldest] = ['newest', 'middle', 'oldest'].map((tags) => aRecord(client, { tags }));
  const book = [newest, middle, oldest].flatMap((record) => record ?? []);
  const ids = book.map(({ id }) => id);

  it('keeps the two that were picked last', () => {
    expect(toggled(['a', 'b'], 'c')).toEqual(['b', 'c']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it.each([
    [[], [undefined, undefined]],
    [[0], [undefined, 0]],
    [[1], [1, undefined]],
    [[2], [2, undefined]],
    [
      [2, 0],
      [2, 0],
    ],
    [
      [0, 1],
      [1, 0],
    ],
  ])('of the picked %j are %j', (picked, [from, to]) => {
    const at = (index: number | undefined) => (index === undefined ? undefined : ids[index]);
    const pair = pairToCompare(
      picked.map((index) => ids[index] ?? ''),
      book,
    );
    expect([pair.from, pair.to]).toEqual([at(from), at(to)]);
  });
});
