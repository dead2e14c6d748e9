import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { catalogue, catalogueMeasure, isSpecified } from './catalogue';
import { garmentNames, garmentsByRegion } from '../tailor/garments';
import { specifiedKeys } from './contract';
import { sheetInputSchema } from '../sheets/contract';
import { starters, startersFor } from '../sheets/built-in-sheets';

/** Work on finished garments and drawings, which takes no measures. */
const withoutMeasures = ['Alterations', 'Embroidery', 'Beading & Embellishments', 'Pattern Making', 'Fashion Design'];

describe('the catalogue of measures', () => {
  it('are the 18 specified ones and 47 others, each with a key of its own', () => {
    expect(catalogue.map(({ key }) => key).slice(0, 18)).toEqual([...specifiedKeys]);
    expect(catalogue.slice(18)).toHaveLength(47);
    expect(new Set(catalogue.map(({ key }) => key)).size).toBe(65);
    expect(catalogue.slice(18).some(({ key }) => isSpecified(key))).toBe(false);
  });

  it('have names and other names that mean one measure alone', () => {
    const owners = new Map<string, string>();
    for (const { key, name, synonyms } of catalogue) {
      for (const each of [name, ...synonyms]) {
        const folded = each.toLowerCase();
        expect([folded, owners.get(folded) ?? key]).toEqual([folded, key]);
        owners.set(folded, key);
      }
    }
  });

  it('are valid measures of a sheet', () => {
    const sheets = [catalogue.slice(0, 40), catalogue.slice(40)].map((some) => ({
      name: 'Some',
      measures: some,
    }));
    for (const sheet of sheets) expect(safeParse(sheetInputSchema, sheet).error).toBeUndefined();
  });
});

describe('starters', () => {
  it.each(starters)('$name has measures of the catalogue, each once', ({ measures }) => {
    const keys = measures.map(({ key }) => key);
    expect(keys.filter((key) => !catalogueMeasure(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('serve every garment that is made to measure, each by one sheet', () => {
    const served = starters.flatMap(({ garments }) => garments);
    expect(new Set(served).size).toBe(served.length);
    expect(garmentNames.filter((name) => !(served as string[]).includes(name))).toEqual(withoutMeasures);
    expect(Object.values(garmentsByRegion).flat()).toEqual(expect.arrayContaining(withoutMeasures));
  });

  it("begin with those for the tailor's garments", () => {
    expect(
      startersFor(['Kurta', 'Agbada'])
        .slice(0, 2)
        .map(({ name }) => name),
    ).toEqual(['Agbada', 'Kurta']);
    expect(startersFor([])).toEqual(starters);
  });
});
