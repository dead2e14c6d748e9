import type { Point } from './distance';
import { nameKey } from './name-key';
import type { Columns } from './packed';
import type { PlaceIndex, Site } from './place-index';
import { textColumn } from './text-column';
import { londonAreas, postcodeAreas } from './uk-postcode-areas';

/** A US ZIP code, the first half of a Canadian postal code, or the area of a British postcode (its post town). */
export interface PostalSpot {
  code: string;
  town: string;
  site: Site;
}

/** Finds postal codes in a text. */
export interface PostalCodes {
  /** Returns the postal codes in the words, likeliest first, and the words without them and without other numbers. */
  readIn: (words: readonly string[]) => { found: PostalSpot[]; rest: string[] };
  /** Returns up to `limit` codes that start with the typed text, those of the country first. */
  beginning: (typed: string, limit: number, country: number | undefined) => PostalSpot[];
  /** Returns whether a postal code has these coordinates, and no town. */
  isAt: (point: Point) => boolean;
}

/** Opens the columns of postal codes. */
export function openPostalCodes(columns: Columns, index: PlaceIndex): PostalCodes {
  const codes = textColumn(columns, 'postal');
  const towns = textColumn(columns, 'postalTownName');
  const number = (name: string, at: number) => columns[name]?.[at] ?? 0;
  let areas: Map<string, PostalSpot> | undefined;
  let points: Float64Array | undefined;

  function postalAt(at: number): PostalSpot {
    const site = {
      latitude: number('postalLatitude', at) / 1e4,
      longitude: number('postalLongitude', at) / 1e4,
      region: number('postalRegion', at),
      country: number('postalCountry', at),
    };
    return { code: codes.at(at), town: towns.at(number('postalTown', at)), site };
  }

  function american(code: string): PostalSpot[] {
    const at = codes.firstFrom(code);
    return codes.at(at) === code ? [postalAt(at)] : [];
  }

  function british(outward: string): PostalSpot[] {
    areas ??= britishAreas(index);
    const area = areas.get(outward.replace(/\d.*$/, ''));
    return area ? [{ ...area, code: outward }] : [];
  }

  /**
   * Returns the coordinates of all American and Canadian codes as sorted numbers, without those that a town has too: the code of
   * a city hall. A Set of them needs four times the memory.
   */
  function pointsOfCodes(): Float64Array {
    const ofCodes = new Set(Array.from({ length: codes.length }, (_, at) => asNumber(postalAt(at).site)));
    for (let spot = 0; index.isTown(spot); spot++) ofCodes.delete(asNumber(index.siteOf(spot)));
    return Float64Array.from(ofCodes).sort();
  }

  return {
    readIn: (words) => {
      const found: PostalSpot[] = [];
      const rest: string[] = [];
      for (let at = 0; at < words.length; at++) {
        const code = codeAt(words, at);
        const spots = code?.systems.flatMap((system) => (system === 'british' ? british : american)(code.text)) ?? [];
        found.push(...spots);
        if (code && spots.length > 0) at += code.words - 1;
        else if (!/^\d+$/.test(words[at] ?? '')) rest.push(words[at] ?? '');
      }
      return { found, rest };
    },
    beginning: (typed, limit, country) => {
      const text = typed.toUpperCase();
      if (!/^(?:\d{3,5}|[A-Z]{1,2}\d[A-Z\d]?)$/.test(text)) return [];
      const [from, to] = [codes.firstFrom(text), codes.firstAfter(text)];
      const some = Array.from({ length: Math.min(limit, to - from) }, (_, offset) => postalAt(from + offset));
      const all = codeAt([text], 0)?.systems.includes('british') ? [...british(text), ...some] : some;
      const isInCountry = ({ site }: PostalSpot) => site.country === country;
      return [...all.filter(isInCountry), ...all.filter((spot) => !isInCountry(spot))].slice(0, limit);
    },
    isAt: (point) => {
      points ??= pointsOfCodes();
      const wanted = asNumber(point);
      let [from, to] = [0, points.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if ((points[middle] ?? 0) < wanted) from = middle + 1;
        else to = middle;
      }
      return points[from] === wanted;
    },
  };
}

/** Returns a different number for different coordinates, of four decimal places as in the file. */
function asNumber({ latitude, longitude }: Point): number {
  return Math.round((latitude + 90) * 1e4) * 3_600_001 + Math.round((longitude + 180) * 1e4);
}

type System = 'american' | 'british';

/** Returns the postal code that starts at a word, judged by its form only, and the number of its words. */
function codeAt(words: readonly string[], at: number): { text: string; words: number; systems: System[] } | undefined {
  const [first, second] = [(words[at] ?? '').toUpperCase(), (words[at + 1] ?? '').toUpperCase()];
  const american: System[] = ['american'];
  if (/^\d{5}$/.test(first)) return { text: first, words: /^\d{4}$/.test(second) ? 2 : 1, systems: american };
  const canadian = /^([A-Z]\d[A-Z])(\d[A-Z]\d)?$/.exec(first);
  if (canadian?.[2]) return { text: canadian[1] ?? '', words: 1, systems: american };
  if (canadian && /^\d[A-Z]\d$/.test(second)) return { text: first, words: 2, systems: american };
  const british = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})?$/.exec(first);
  if (british?.[2]) return { text: british[1] ?? '', words: 1, systems: ['british'] };
  if (british && /^\d[A-Z]{2}$/.test(second)) return { text: first, words: 2, systems: ['british'] };
  const inLondon = /^(?:W1[A-Z]|E1W|N1[CP])$/.test(first);
  if (canadian) return { text: first, words: 1, systems: inLondon ? ['british', 'american'] : american };
  return british ? { text: first, words: 1, systems: ['british'] } : undefined;
}

function britishAreas(index: PlaceIndex): Map<string, PostalSpot> {
  const countries = ['GB', 'JE', 'GG', 'IM'].map(index.countryNumber);
  const townIn = (name: string) =>
    [...index.named(nameKey(name))].find(
      (spot) => index.isTown(spot) && countries.includes(index.siteOf(spot).country),
    );
  const areas = new Map<string, PostalSpot>();
  for (const line of postcodeAreas.trim().split(/,\s+/)) {
    const [area = '', ...name] = line.split(' ');
    const spot = townIn(name.join(' '));
    if (spot !== undefined) areas.set(area, { code: area, town: index.nameOf(spot), site: index.siteOf(spot) });
  }
  const london = townIn('London');
  for (const [area, [latitude, longitude]] of Object.entries(londonAreas)) {
    if (london === undefined) continue;
    areas.set(area, { code: area, town: 'London', site: { ...index.siteOf(london), latitude, longitude } });
  }
  return areas;
}
