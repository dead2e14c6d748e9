import { countries } from 'countries-list';
import type { Random } from '@seamfolk/cloth';
import { countryName, readNamedTowns, readPostalCodes, readRegions, regionName } from '@seamfolk/gazetteer/compile';
import { requiredAddressParts } from '@shared/places/address';
import { postalExamples } from './postal-examples';

/** A real town, and how its tailors write its address. */
export interface Town {
  city: string;
  /** '' if no region is known. */
  state: string;
  /** The state's abbreviation, where people use one: 'NY'. */
  stateLetters?: string;
  stateNeeded: boolean;
  country: string;
  countryCode: string;
  /** 44 for the United Kingdom. */
  callingCode: number;
  latitude: number;
  longitude: number;
  /** Real ones of this town, or an example from its country; empty if the country has none. */
  postalCodes: readonly string[];
  postalCodesAreReal: boolean;
  /** Share of the tailors, relative to the other towns' weights. */
  weight: number;
}

/** Factors for countries with more or fewer tailors per inhabitant in this directory. */
const shareOf: Record<string, number> = {
  ...{ US: 5, GB: 5, NG: 7, GH: 7, CA: 4, KE: 3, ZA: 3, SN: 3, JM: 4, IN: 2, PK: 2, AE: 3, AU: 2, FR: 2 },
  ...{ CN: 0.2, RU: 0.3, JP: 0.4, KR: 0.4, IR: 0.3 },
};

/** Reads all towns of the gazetteer's sources. Large towns have slightly more tailors per inhabitant. */
export function readTowns(): Town[] {
  const regions = readRegions();
  const realCodes = new Map<string, string[]>();
  const named = readNamedTowns();
  for (const { code, town, country, region } of readPostalCodes(named)) {
    if (country !== 'US') continue;
    const key = `${region} ${town}`;
    realCodes.set(key, [...(realCodes.get(key) ?? []), code]);
  }
  return named.map(({ name, country: countryCode, region, population, latitude, longitude }) => {
    const country = countryName(countryCode);
    const real = realCodes.get(`${region} ${name}`);
    const example = postalExamples[countryCode];
    return {
      city: name,
      state: regions.has(region) ? regionName(region, regions.get(region) ?? '') : '',
      stateLetters: countryCode === 'US' ? region.slice(3) : undefined,
      stateNeeded: requiredAddressParts(country).state,
      country,
      countryCode,
      callingCode: countries[countryCode as keyof typeof countries].phone[0] ?? 1,
      latitude,
      longitude,
      postalCodes: real ?? (example ? [example] : []),
      postalCodesAreReal: real !== undefined,
      weight: (shareOf[countryCode] ?? 1) * population ** 1.25,
    };
  });
}

/** Returns a function that draws towns: mostly by weight, a few uniformly, for a long tail. */
export function townDrawer(towns: readonly Town[]): (random: Random) => Town {
  let sum = 0;
  const upTo = Float64Array.from(towns, ({ weight }) => (sum += weight));
  return (random) => {
    if (random.next() < 0.005) return random.pick(towns);
    const wanted = random.next() * sum;
    let low = 0;
    let high = towns.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return towns[low] ?? random.pick(towns);
  };
}

/**
 * Returns a postal code of the town. Without real ones it varies the country's example: its first half depends on the town,
 * the rest is random.
 */
export function postalCode({ postalCodes, postalCodesAreReal, city }: Town, random: Random): string {
  if (postalCodes.length === 0) return '';
  if (postalCodesAreReal) return random.pick(postalCodes);
  const [example = ''] = postalCodes;
  const own = [...example].map((character, at) => {
    const drawn =
      at < example.length / 2 ? (city.codePointAt(at % city.length) ?? 0) + city.length : random.range(0, 26);
    if (/\d/.test(character)) return String(Math.floor(drawn) % 10);
    return /[A-Z]/.test(character) ? String.fromCharCode(65 + (Math.floor(drawn) % 26)) : character;
  });
  return own.join('');
}
