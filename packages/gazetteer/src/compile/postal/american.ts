import { createRequire } from 'node:module';
import type { Point } from '../../distance';
import { provinceByLetter } from '../../region-codes';
import type { PostalCode } from '../sources';

interface Zip extends Point {
  zip: string;
  city: string;
  state: string;
  country: string;
}

const require = createRequire(import.meta.url);

/** Returns US ZIP codes and the first halves of Canadian postal codes. Source: the package zipcodes, BSD. */
export function americanCodes(): PostalCode[] {
  const { codes }: { codes: Record<string, Zip> } = require('zipcodes');
  const military = new Set(['AA', 'AE', 'AP']);
  return Object.values(codes).flatMap(({ zip, latitude, longitude, city, state, country }): PostalCode[] => {
    if (!latitude || !longitude || military.has(state)) return [];
    if (country === 'US') return [{ code: zip, latitude, longitude, town: city, ...unitedStates(state) }];
    const province = provinceByLetter[zip[0] ?? ''];
    if (!province) return [];
    return [{ code: zip, latitude, longitude, town: canadianTown(city), country: 'CA', region: `CA.${province}` }];
  });
}

/** Maps a US state or territory: territories have ZIP codes and their own country code. */
function unitedStates(state: string): Pick<PostalCode, 'country' | 'region'> {
  const isTerritory = ['PR', 'GU', 'VI', 'AS', 'MP', 'PW', 'FM', 'MH'].includes(state);
  return isTerritory ? { country: state, region: `${state}.` } : { country: 'US', region: `US.${state}` };
}

const capitalised = (part: string) => `-${part.charAt(1).toUpperCase()}${part.slice(2)}`;

/** Returns the town's name: 'Downtown Toronto (Cn Tower / ...)', 'Richmond Northeast' -> 'Toronto', 'Richmond'. */
function canadianTown(text: string): string {
  const direction =
    '(?:north|south)?(?:east|west)|north|south|central|outer|inner|outskirts|northern|downtown|city centre';
  const town = text.replace(/\(.*$/, '').trim();
  if (/^government of canada/i.test(town)) return 'Ottawa';
  const withoutEnd = town.replace(/-\p{L}{4,}/gu, capitalised).replace(new RegExp(`(?: (?:${direction}))+$`, 'i'), '');
  return withoutEnd.replace(/^(?:downtown|central|east|west) (?=toronto|montreal)/i, '').trim() || town;
}
