import { describe, expect, it } from 'vitest';
import { countries } from 'countries-list';
import * as z from 'zod/mini';
import misspelt from './misspelt-queries.json' with { type: 'json' };
import queries from './test-queries.json' with { type: 'json' };
import { distanceKm } from './distance';
import { compileGazetteer } from './compile';
import { gazetteerOf } from './gazetteer';
import { nameKey } from './name-key';
import type { Place } from './place';

/** A text that users type, with its meaning. For a country or state only the name is compared. */
const querySchema = z.strictObject({
  query: z.string(),
  city: z.nullable(z.string()),
  country: z.string(),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
});
const placeQueries = z.parse(z.array(querySchema), queries);

const file = compileGazetteer();
const gazetteer = await gazetteerOf(file);
const countryNames = new Set(Object.values(countries).map(({ name }) => name));
const labels = (text: string, country?: string) => gazetteer.find(text, { country }).map(({ label }) => label);

/** A query of the table that is known to fail: a quarter that is in no table. */
const misses: readonly string[] = ['Chandni Chowk'];

function isRight({ query, city, country, latitude, longitude }: (typeof placeQueries)[number]): boolean {
  const { place } = gazetteer.resolve(query);
  if (!place || place.city !== city || place.country !== country) return false;
  return latitude === undefined || longitude === undefined || distanceKm(place, { latitude, longitude }) < 25;
}

describe('resolve', () => {
  it('resolves nearly all test queries', () => {
    const wrong = placeQueries.filter((row) => !isRight(row)).map(({ query }) => query);
    expect(placeQueries.length).toBeGreaterThanOrEqual(120);
    expect(wrong).toEqual(misses);
    expect(wrong.length / placeQueries.length).toBeLessThanOrEqual(0.03);
  });

  it('reports Georgia as ambiguous', () => {
    const { place, alternatives, ambiguous } = gazetteer.resolve('Georgia');
    expect([place, ...alternatives].map((one) => one?.label)).toEqual(['Georgia (country)', 'Georgia, United States']);
    expect(ambiguous).toBe(true);
    expect(gazetteer.resolve('Georgia', { country: 'US' }).place).toMatchObject({ kind: 'state', state: 'Georgia' });
  });

  it.each(['Springfield', 'Cambridge', 'Punjab', 'Paris, Germany'])('reports %s as ambiguous', (text) => {
    expect(gazetteer.resolve(text)).toMatchObject({ ambiguous: true, alternatives: expect.any(Array) });
  });

  it.each(['Paris', 'London', 'Lagos', 'New York', 'Brooklyn, NY', '10001', 'Singapore'])(
    'reports %s as unambiguous',
    (text) => {
      expect(gazetteer.resolve(text).ambiguous).toBe(false);
    },
  );

  it('prefers places in the given country', () => {
    expect(gazetteer.resolve('Birmingham').place?.country).toBe('United Kingdom');
    expect(gazetteer.resolve('Birmingham', { country: 'us' }).place?.state).toBe('Alabama');
    expect(gazetteer.resolve('London', { country: 'CA' }).place?.country).toBe('United Kingdom');
  });

  it('returns no place for an unknown text, and suggests similar ones', () => {
    expect(gazetteer.resolve('near me')).toEqual({ alternatives: [], ambiguous: false });
    expect(gazetteer.resolve('my house').place).toBeUndefined();
    const { place, alternatives } = gazetteer.resolve('Lagso');
    expect(place).toBeUndefined();
    expect(alternatives[0]?.label).toBe('Lagos, Nigeria');
  });
});

describe('a text with slips or with many words', () => {
  const isRight = ({ cities, countries: known }: (typeof misspelt)[number], place: Place | undefined) =>
    place !== undefined && known.includes(place.country) && cities.map(nameKey).includes(nameKey(place.city ?? ''));
  const meanings = (text: string) => {
    const { place, alternatives } = gazetteer.resolve(text);
    return [...(place ? [place] : []), ...alternatives];
  };

  it('has the right place first nearly always, and among the first three otherwise', () => {
    const first = misspelt.filter((row) => isRight(row, meanings(row.query)[0]));
    const amongThree = misspelt.filter((row) =>
      meanings(row.query)
        .slice(0, 3)
        .some((place) => isRight(row, place)),
    );
    expect(misspelt.length).toBeGreaterThan(240);
    expect(first.length / misspelt.length).toBeGreaterThan(0.94);
    expect(amongThree.length / misspelt.length).toBeGreaterThan(0.96);
  });

  it('is rarely taken for another place without an offer of the right one', () => {
    const wrong = misspelt.filter(
      (row) => gazetteer.resolve(row.query).place && !meanings(row.query).some((place) => isRight(row, place)),
    );
    expect(wrong.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['Bruklyn', 'Brooklyn, New York, United States'],
    ['Bruklyn NY', 'Brooklyn, New York, United States'],
    ['Leister', 'Leicester, England, United Kingdom'],
    ['Kansas Citty', 'Kansas City, Missouri, United States'],
    ['Sidney Australia', 'Sydney, New South Wales, Australia'],
  ])('is no place, with a correction: %s', (text, label) => {
    const { place, alternatives } = gazetteer.resolve(text);
    expect(place).toBeUndefined();
    expect(alternatives[0]?.label).toBe(label);
    expect(labels(text)[0]).toBe(label);
  });

  it.each([
    ['Hay-on-Wye', 'Hay, Wales, United Kingdom'],
    ['Springfield, Ilinois', 'Springfield, Illinois, United States'],
    ['12 High Street, Brixton, London', 'Brixton, England, United Kingdom'],
    ['Oxford Street London', 'London, England, United Kingdom'],
    ['Rye Lane, London', 'London, England, United Kingdom'],
    ['Opebi Road Ikeja, Lagos, Nigeria', 'Ikeja, Lagos, Nigeria'],
    ['12 Allen Avenue Ikeja, Lagos', 'Ikeja, Lagos, Nigeria'],
    ['Kings Road Brighton, UK', 'Brighton, England, United Kingdom'],
    ['Oxford Street Accra, Ghana', 'Accra, Greater Accra, Ghana'],
    ['12 High Street North, East Ham', 'East Ham, England, United Kingdom'],
    ['Victoria Road, Surbiton', 'Surbiton, England, United Kingdom'],
    ['Federal Way, WA', 'Federal Way, Washington, United States'],
    ['tailor in Houston', 'Houston, Texas, United States'],
  ])('is a place: %s', (text, label) => expect(gazetteer.resolve(text).place?.label).toBe(label));

  it.each(['Castle upon Nowhere', 'Stoke on the Nile', 'Green Hay Wells', 'Madrid London'])(
    'is no place if its words do not lie together: %s',
    (text) => expect(gazetteer.resolve(text).place).toBeUndefined(),
  );

  it('offers a much larger place whose name sounds the same', () => {
    const { place, alternatives, ambiguous } = gazetteer.resolve('Filadelfia');
    expect(place?.country).toBe('Paraguay');
    expect(alternatives[0]?.label).toBe('Philadelphia, Pennsylvania, United States');
    expect(ambiguous).toBe(true);
  });
});

describe('a postal code', () => {
  it.each([
    ['SE1', 51.499, -0.093],
    ['SE15', 51.473, -0.067],
    ['SE18', 51.49, 0.069],
    ['se15 4qp', 51.473, -0.067],
    ['N16', 51.562, -0.076],
    ['E1 6AN', 51.517, -0.059],
    ['B13 8JP', 52.438, -1.88],
    ['M14', 53.44, -2.215],
    ['EH6', 55.972, -3.175],
    ['TN1', 51.133, 0.266],
    ['75018', 48.892, 2.345],
    ['110001', 28.633, 77.22],
    ['560 001', 12.977, 77.6],
    ['1012 AB', 52.374, 4.89],
    ['1012AB', 52.374, 4.89],
    ['D02 X285', 53.339, -6.253],
    ['D6W', 53.309, -6.301],
    ['3000 VIC', -37.814, 144.963],
    ['80331', 48.137, 11.575],
    ['20121', 45.465, 9.19],
    ['00100', 60.17, 24.935],
    ['50450', 3.14, 101.69],
  ])('%s lies at its district or town', (text, latitude, longitude) => {
    const { place } = gazetteer.resolve(text);
    expect(place?.kind).toBe('zipcode');
    expect(place && distanceKm(place, { latitude, longitude })).toBeLessThan(2);
  });

  it('prefers the country of the query, then the larger town, and offers the others', () => {
    expect(gazetteer.resolve('2000', { country: 'AU' }).place?.city).toBe('Sydney');
    const { place, alternatives, ambiguous } = gazetteer.resolve('2000', { country: 'ZA' });
    expect([place?.city, ambiguous]).toEqual(['Johannesburg', true]);
    expect(alternatives.map(({ country }) => country)).toContain('Australia');
    expect(labels('1012', 'NL')[0]).toBe('1012 Amsterdam, North Holland, Netherlands');
  });

  it.each([
    ['SE15 London', 'SE15 London, England, United Kingdom'],
    ['SE15 UK', 'SE15 London, England, United Kingdom'],
    ['75018 Paris', '75018 Paris, Île-de-France, France'],
    ['10115 Germany', '10115 Berlin, Germany'],
    ['Bengaluru 560001', '560001 Bengaluru, Karnataka, India'],
    ['1012 AB Amsterdam', '1012 Amsterdam, North Holland, Netherlands'],
    ['90210 USA', '90210 Beverly Hills, California, United States'],
    ['Rye Lane, London SE15 4ST, UK', 'SE15 London, England, United Kingdom'],
    ['143 Rye Lane SE15 4ST, London', 'SE15 London, England, United Kingdom'],
    ['5 rue Doudeauville, 75018 Paris', '75018 Paris, Île-de-France, France'],
    ['123 Main St, Houston, TX 77036', '77036 Houston, Texas, United States'],
  ])('counts beside its town or country, and is offered first: %s', (text, label) => {
    expect(gazetteer.resolve(text).place?.label).toBe(label);
    expect(labels(text)[0]).toBe(label);
  });

  it('is offered before the towns of its country, without those of others', () => {
    expect(labels('SE15 London')).toEqual(['SE15 London, England, United Kingdom', 'London, England, United Kingdom']);
  });

  it('is no part of another town', () => {
    expect(gazetteer.resolve('75018 Lyon').place?.label).toBe('Lyon, Auvergne-Rhône-Alpes, France');
    expect(labels('75018 Lyon')[0]).toBe('Lyon, Auvergne-Rhône-Alpes, France');
  });

  it.each(['1012 Main Street, Boston', 'Lagos 2024', '1200 Broadway, New York'])(
    'is no number of a house: %s',
    (text) => {
      expect(gazetteer.resolve(text).place?.kind).not.toBe('zipcode');
    },
  );

  it('is finer than a large town, but not than a small one', () => {
    const inLondon = gazetteer.locate({ city: 'London', zipcode: 'SE15 4QP', country: 'United Kingdom' });
    expect(inLondon && distanceKm(inLondon, { latitude: 51.473, longitude: -0.067 })).toBeLessThan(2);
    expect(inLondon && gazetteer.isPostalCode(inLondon)).toBe(true);
    const village = { city: 'Saundersfoot', country: 'United Kingdom' };
    expect(gazetteer.locate({ ...village, zipcode: 'SA70 7AA' })).toEqual(gazetteer.locate(village));
  });
});

describe('find', () => {
  it.each([
    ['broo', 'Brooklyn, New York, United States'],
    ['new y', 'New York, New York, United States'],
    ['lon', 'London, England, United Kingdom'],
    ['bomb', 'Mumbai, Maharashtra, India'],
    ['sao p', 'São Paulo, Brazil'],
    ['SÃO PAULO', 'São Paulo, Brazil'],
    ['st. l', 'St. Louis, Missouri, United States'],
    ['paris, te', 'Paris, Texas, United States'],
    ['accra gh', 'Accra, Greater Accra, Ghana'],
    ['brook, ny', 'Brooklyn, New York, United States'],
    ['brixton, lon', 'Brixton, England, United Kingdom'],
    ['1000', '10001 New York, New York, United States'],
    ['e8 3', 'E8 London, England, United Kingdom'],
    ['Bandra, Mumbai', 'Mumbai, Maharashtra, India'],
  ])('completes %s', (text, label) => {
    expect(labels(text)).toContain(label);
  });

  it('returns the likeliest first, at most eight, each once', () => {
    expect(labels('paris')[0]).toBe('Paris, Île-de-France, France');
    expect(labels('birm', 'US')[0]).toBe('Birmingham, Alabama, United States');
    expect(labels('birm')[0]).toBe('Birmingham, England, United Kingdom');
    expect(labels('Ile-Ife')[0]).toBe('Ile-Ife, Osun, Nigeria');
    for (const text of ['s', 'san', 'springfield', '100', 'm5']) {
      expect(labels(text)).toHaveLength(8);
      expect(new Set(labels(text)).size).toBe(8);
    }
  });

  it('fills all fields of a place, with English country names', () => {
    expect(gazetteer.find('Brooklyn, NY')[0]).toEqual({
      label: 'Brooklyn, New York, United States',
      city: 'Brooklyn',
      state: 'New York',
      country: 'United States',
      latitude: 40.6501,
      longitude: -73.9496,
      population: 2300664,
      kind: 'city',
    });
    expect(gazetteer.find('10001')[0]).toMatchObject({ zipcode: '10001', city: 'New York', kind: 'zipcode' });
    for (const text of 'abcdefghijklmnopqrstuvwxyz') {
      for (const { country } of gazetteer.find(text)) expect(countryNames).toContain(country);
    }
  });

  it('finds nothing for an empty text', () => {
    for (const text of ['', ' ', ',', '...', 'qqqqqq']) expect(labels(text)).toEqual([]);
  });
});

describe('locate', () => {
  it.each([
    [{ city: 'Springfield', zipcode: '01103', country: 'United States' }, 42.1, -72.59],
    [{ city: 'Springfield', state: 'IL', country: 'United States' }, 39.8, -89.64],
    [{ city: 'Brooklyn', state: 'NY', zipcode: '90210', country: 'USA' }, 40.65, -73.95],
    [{ city: 'Nowhere at all', zipcode: '60618', country: 'United States' }, 41.95, -87.7],
    [{ city: 'San Juan', state: 'Puerto Rico', zipcode: '00901', country: 'United States' }, 18.47, -66.11],
    [{ city: 'Newport', zipcode: 'NP20 1AA', country: 'United Kingdom' }, 51.59, -3.0],
    [{ city: 'Brixton, London', country: 'United Kingdom' }, 51.46, -0.11],
    [{ city: 'Bombay', state: '', zipcode: null, country: 'India' }, 19.07, 72.88],
    [{ city: 'Hong Kong', country: 'China' }, 22.28, 114.17],
  ])('%o', (written, latitude, longitude) => {
    const found = gazetteer.locate(written);
    expect(found && distanceKm(found, { latitude, longitude })).toBeLessThan(25);
  });

  it.each([
    { city: 'Brooklyn', country: 'Nowhere' },
    { city: 'Brooklyn', country: '' },
    { city: 'qqqqqq', country: 'Nigeria' },
    { city: '', country: 'Nigeria' },
    { city: 'Nigeria', country: 'Nigeria' },
    { city: 'Brooklyn', state: 'Texas', country: 'United States' },
  ])('does not guess: %o', (written) => {
    expect(gazetteer.locate(written)?.latitude).toBeUndefined();
  });
});

describe('isPostalCode', () => {
  const isPrecise = (zipcode: string, city: string, state: string, country: string) => {
    const point = gazetteer.locate({ city, state, zipcode, country });
    return point && gazetteer.isPostalCode(point);
  };

  it('is true for the coordinates of a postal code, and false for those of a town', () => {
    expect(isPrecise('11213', 'Brooklyn', 'New York', 'United States')).toBe(true);
    expect(isPrecise('M4L 1Y7', 'Toronto', 'Ontario', 'Canada')).toBe(true);
    expect(isPrecise('', 'Brooklyn', 'New York', 'United States')).toBe(false);
    expect(isPrecise('', 'Accra', '', 'Ghana')).toBe(false);
    expect(isPrecise('LE3 0BT', 'Leicester', '', 'United Kingdom')).toBe(false);
    // The code of the city hall has the coordinates of the city.
    expect(isPrecise('02201', 'Boston', 'Massachusetts', 'United States')).toBe(false);
  });
});

describe('hostile texts', () => {
  const texts = [
    'a'.repeat(1_000_000),
    'a b, '.repeat(200_000),
    's '.repeat(500_000),
    '\0\0\0',
    'Lagos\0',
    '\ud800\udfff\ud800',
    '👗🪡, 🇳🇬',
    'لاگوس \u202e نيجيريا',
    "'; drop table places; --",
    '%_\\',
    '1'.repeat(1000),
    '́'.repeat(1000),
    '__proto__',
    'constructor',
  ];

  it.each(texts.map((text) => [text.slice(0, 20), text]))('%j gets a normal answer', (_start, text) => {
    const start = performance.now();
    expect(gazetteer.find(text).length).toBeLessThanOrEqual(8);
    expect(gazetteer.resolve(text).alternatives.length).toBeLessThanOrEqual(8);
    gazetteer.locate({ city: text, state: text, zipcode: text, country: text });
    gazetteer.locate({ city: text, state: text, zipcode: text, country: 'Nigeria' });
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('the file', () => {
  it('is at most 8 MB', () => expect(file.length).toBeLessThanOrEqual(8_000_000));

  it('is refused if it is damaged', async () => {
    await expect(gazetteerOf(Buffer.alloc(64))).rejects.toThrow();
  });
});
