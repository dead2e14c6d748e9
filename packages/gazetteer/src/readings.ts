import { distanceKm } from './distance';
import type { Phrase } from './phrases';
import { namesakeIn } from './place';
import type { PlaceIndex, Site } from './place-index';

/** One interpretation of a text: one of its names is the place, the others say where it is. */
export interface Reading {
  spot: number;
  /** The index of the name that is the place. */
  at: number;
  /** Number of other names that the place is neither in nor near. */
  misses: number;
  /** By population; see `weightOf`. */
  weight: number;
}

/** Returns all interpretations of a list of names, best first. */
export function readingsOf(phrases: readonly Phrase[], index: PlaceIndex, country: number | undefined): Reading[] {
  const readings = phrases.flatMap((phrase, at) => {
    const others = phrases.filter((other) => other !== phrase);
    return spotsOf(phrase, phrases.length === 1).map(({ spot, inShort }): Reading => {
      const site = index.siteOf(spot);
      const misses = others.filter((other) => !isConsistent(other, spot, site, index)).length;
      const weight = weightOf(index, spot, country) * (inShort && phrase.spots.length > 0 ? 0.01 : 1);
      return { spot, at, misses, weight };
    });
  });
  townsBeforeTheirRegions(readings, index);
  return readings.sort(byFit);
}

/** Sorts by misses. If all names agree, the first name is the most specific: 'Brixton, London'. */
function byFit(a: Reading, b: Reading): number {
  return a.misses - b.misses || (a.misses === 0 ? a.at - b.at : 0) || b.weight - a.weight;
}

/** Returns the likelihood of a spot: its population plus 300, times 0.35 for a region and times 10 in the query's country. */
export function weightOf(index: PlaceIndex, spot: number, country: number | undefined): number {
  const people = index.populationOf(spot) + 300;
  const share = index.isTown(spot) || index.isCountry(spot) ? 1 : 0.35;
  return people * share * (country !== undefined && index.countryOf(spot) === country ? 10 : 1);
}

function spotsOf(phrase: Phrase, alone: boolean): { spot: number; inShort: boolean }[] {
  const named = Array.from(phrase.spots, (spot) => ({ spot, inShort: false }));
  const short = phrase.short.filter((spot) => !phrase.spots.includes(spot));
  return alone || named.length === 0 ? [...named, ...short.map((spot) => ({ spot, inShort: true }))] : named;
}

/** Returns whether a name describes a spot's location: its region or country or, for a town, another town nearby. */
export function isConsistent(phrase: Phrase, spot: number | undefined, site: Site, index: PlaceIndex): boolean {
  const lies = (area: number) => area !== spot && index.isIn(site, area);
  if (phrase.short.some(lies)) return true;
  const isTown = spot === undefined || index.isTown(spot);
  let townsLeft = 20;
  for (const other of phrase.spots) {
    if (other === spot) return true;
    if (!index.isTown(other)) {
      if (lies(other)) return true;
    } else if (isTown && townsLeft-- > 0 && index.countryOf(other) === site.country) {
      if (areClose(index.siteOf(other), site)) return true;
    }
  }
  return false;
}

function areClose(a: Site, b: Site): boolean {
  return Math.abs(a.latitude - b.latitude) < 0.6 && distanceKm(a, b) < 60;
}

/** Ranks a town above its region of the same name if it has more than 3% of the population: 'New York' is the city. */
function townsBeforeTheirRegions(readings: Reading[], index: PlaceIndex): void {
  for (const area of readings) {
    if (index.isTown(area.spot)) continue;
    const namesake = namesakeIn(index, area.spot);
    const town = readings.find(({ spot, at }) => at === area.at && spot === namesake);
    const isGoodPart = town && index.populationOf(town.spot) > 0.03 * index.populationOf(area.spot);
    if (isGoodPart) area.weight = Math.min(area.weight, town.weight * 0.9);
  }
}
