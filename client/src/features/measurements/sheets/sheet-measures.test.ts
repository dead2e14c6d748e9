import { catalogue } from '@shared/measurements/catalogue';
import { describe, expect, it } from 'vitest';
import { measureFor, measuresNamed, measuresToAdd, namesToAdd } from './sheet-measures';

const gele = { key: 'own-1f', name: 'Gele', synonyms: ['Head tie'], guide: null };
const sheet = {
  id: crypto.randomUUID(),
  name: 'Owambe',
  garment: null,
  measures: [gele, { key: 'chest', name: 'Burst', synonyms: [], guide: null }],
  position: 0,
  createdAt: '2026-11-21T09:14:00.000Z',
  updatedAt: '2026-11-21T09:14:00.000Z',
};
const all = measuresToAdd([sheet, { ...sheet, name: 'Another' }]);

describe('measuresToAdd', () => {
  it("returns the tailor's own measures once, then the fixed ones", () => {
    expect(all).toHaveLength(1 + catalogue.length);
    expect(all[0]).toEqual(gele);
  });
});

describe('measuresNamed', () => {
  it.each([
    ['agb', ['Agbada length', 'Agbada width']],
    ['nipple', ['Apex to apex', 'Apex']],
    ['SOKOTO', ['Trouser length']],
    ['head tie', ['Gele']],
    ['xyz', []],
  ])('finds %s by names and other names', (text, names) => {
    expect(measuresNamed(all, text).map(({ name }) => name)).toEqual(names);
  });
});

describe('namesToAdd', () => {
  it.each([
    ['cap', ['cap', 'Head']],
    ['HIP', ['Hip']],
    [' Ipele fold ', ['Ipele fold']],
  ])('begins with the text %j', (text, names) => expect(namesToAdd(all, text).slice(0, names.length)).toEqual(names));

  it('returns all without a text', () => expect(namesToAdd(all, ' ')).toHaveLength(all.length));
});

describe('measureFor', () => {
  it.each([
    ['agbada length', 'agbadaLength'],
    ['Shoulder to nipple', 'apex'],
    ['gèlè', 'own-1f'],
  ])('returns the measure that %s names', (text, key) => {
    expect(measureFor(all, text).key).toBe(key);
  });

  it('keeps the word of the shop for a measure of the catalogue', () => {
    expect(measureFor(all, 'cap')).toMatchObject({ key: 'head', name: 'cap' });
    expect(measureFor(all, 'HEAD')).toMatchObject({ key: 'head', name: 'Head' });
  });

  it('makes an own measure of another name, each with a key of its own', () => {
    const made = [measureFor(all, ' Ipele fold '), measureFor(all, 'Ipele fold')];
    expect(made[0]).toEqual({
      key: expect.stringMatching(/^own-[0-9a-f]{8}$/),
      name: 'Ipele fold',
      synonyms: [],
      guide: null,
    });
    expect(made[0]?.key).not.toBe(made[1]?.key);
  });
});

describe('a measure of the catalogue', () => {
  it('has at most as many other names as a sheet allows', () => {
    expect(Math.max(...catalogue.map(({ synonyms }) => synonyms.length))).toBeLessThanOrEqual(4);
  });
});
