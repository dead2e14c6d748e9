import type { Point } from './distance';
import type { Columns } from './packed';
import type { PlaceIndex, Site } from './place-index';
import { pointNumber } from './point-number';
import { textColumn } from './text-column';
import { britishCountries, type WrittenCode, writtenCodesAt } from './written-code';

/** A postal code, or the part of a British, Irish or Canadian one that stands for a district, with its town. */
export interface PostalSpot {
  code: string;
  town: string;
  site: Site;
}

/** Finds postal codes in a text. */
export interface PostalCodes {
  /** Returns the postal codes in the words, and the words without them and without other numbers. */
  readIn: (words: readonly string[]) => { found: PostalSpot[]; rest: string[] };
  /** Returns up to `limit` codes that start with the typed text, those of the country first. */
  beginning: (typed: string, limit: number, country: number | undefined) => PostalSpot[];
  /** Returns whether a postal code has these coordinates, and not its town. */
  isAt: (point: Point) => boolean;
}

/** Opens the columns of postal codes. */
export function openPostalCodes(columns: Columns, index: PlaceIndex): PostalCodes {
  const codes = textColumn(columns, 'postal');
  const towns = textColumn(columns, 'postalTownName');
  const number = (name: string, at: number) => columns[name]?.[at] ?? 0;
  const british = new Set(britishCountries.map(index.countryNumber));
  let points: Float64Array | undefined;

  function siteAt(at: number): Site {
    return {
      latitude: number('postalLatitude', at) / 1e4,
      longitude: number('postalLongitude', at) / 1e4,
      region: number('postalRegion', at),
      country: number('postalCountry', at),
    };
  }

  function postalAt(at: number): PostalSpot {
    return { code: codes.at(at), town: towns.at(number('postalTown', at)), site: siteAt(at) };
  }

  function named(code: string): PostalSpot[] {
    const found: PostalSpot[] = [];
    for (let at = codes.firstFrom(code); at < codes.length && codes.at(at) === code; at++) found.push(postalAt(at));
    return found;
  }

  function spotsOf({ text, countries }: WrittenCode): PostalSpot[] {
    const numbers = countries?.map(index.countryNumber);
    const found = named(text).filter(({ site }) => numbers?.includes(site.country) ?? true);
    const isBritish = countries === britishCountries || (!countries && /^[A-Z]{1,2}\d\d?[A-Z]?$/.test(text));
    return found.length > 0 || !isBritish || isCanadian(text, countries) ? found : britishArea(text);
  }

  /** Returns a district that the table lacks as the district without its last letter ('SE1P'), or as its area. */
  function britishArea(district: string): PostalSpot[] {
    for (const code of [district.replace(/[A-Z]$/, ''), district.replace(/\d.*$/, '')]) {
      const found = named(code).filter(({ site }) => british.has(site.country));
      if (found.length > 0) return found.map((spot) => ({ ...spot, code: district }));
    }
    return [];
  }

  /** Returns the coordinates of the codes that do not lie where their town does, as sorted numbers: less memory than a Set. */
  function pointsOfCodes(): Float64Array {
    const own = Array.from({ length: codes.length }, (_, at) => at).filter(
      (at) => number('postalIsOwnPoint', at) === 1,
    );
    return Float64Array.from(own, (at) => pointNumber(siteAt(at))).sort();
  }

  return {
    readIn: (words) => {
      const found: PostalSpot[] = [];
      const rest: string[] = [];
      for (let at = 0; at < words.length; at++) {
        const read = writtenCodesAt(words, at).map((code) => ({ length: code.words, spots: spotsOf(code) }));
        const length = read.find(({ spots }) => spots.length > 0)?.length ?? 0;
        found.push(...read.filter((code) => code.length === length).flatMap(({ spots }) => spots));
        if (length > 0) at += length - 1;
        else if (!/^\d+$/.test(words[at] ?? '')) rest.push(words[at] ?? '');
      }
      return { found: distinctSpots(found), rest };
    },
    beginning: (typed, limit, country) => {
      const text = typed.toUpperCase();
      if (!/^(?:\d{3,6}|[A-Z]{1,2}\d[A-Z\d]?)$/.test(text)) return [];
      const [from, to] = [codes.firstFrom(text), codes.firstAfter(text)];
      const [here, elsewhere]: [PostalSpot[], PostalSpot[]] = [[], []];
      for (let at = from; at < to && here.length < limit; at++) {
        const isHere = number('postalCountry', at) === country;
        if (isHere) here.push(postalAt(at));
        else if (elsewhere.length < limit) elsewhere.push(postalAt(at));
      }
      const some = [...here, ...elsewhere];
      const area = some.length > 0 ? [] : spotsOf({ text, words: 1 });
      return [...some, ...area].slice(0, limit);
    },
    isAt: (point) => {
      points ??= pointsOfCodes();
      const wanted = pointNumber(point);
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

/** 'M5V' is a part of Toronto and no part of Manchester, unless a British code follows. */
function isCanadian(text: string, countries: WrittenCode['countries']): boolean {
  return !countries && /^[A-Z]\d[A-Z]$/.test(text);
}

function distinctSpots(spots: readonly PostalSpot[]): PostalSpot[] {
  return [...new Map(spots.map((spot) => [`${spot.code} ${spot.site.country}`, spot])).values()];
}
