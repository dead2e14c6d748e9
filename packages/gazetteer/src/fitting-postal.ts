import { distanceKm } from './distance';
import { nameKey } from './name-key';
import type { Phrases } from './phrases';
import type { PlaceIndex } from './place-index';
import type { PostalSpot } from './postal-codes';
import { isConsistent } from './readings';

/** Largest distance between a postal code and its town, in kilometres. */
const townKm = 50;

/** A postal code that fits the rest of the text, and the population of its town. */
interface FittingPostal {
  spot: PostalSpot;
  people: number;
}

/**
 * Returns the postal codes in or near all names beside them, those of the country first, then those of larger towns: '10115
 * Berlin' is not in New York. Four digits beside unknown words are the number of a house.
 */
export function fittingPostal(
  { known, postal, unknownWords }: Phrases,
  index: PlaceIndex,
  country: number | undefined,
): FittingPostal[] {
  const fitting = postal.filter(
    ({ code, site }) =>
      (unknownWords === 0 || !/^\d{4}$/.test(code)) &&
      known.every((phrase) => isConsistent(phrase, undefined, site, index)),
  );
  if (fitting.length < 2) return fitting.map((spot) => ({ spot, people: 0 }));
  const weighed = fitting.map((spot) => ({ spot, people: populationAt(spot, index) }));
  const isHere = ({ spot }: FittingPostal) => Number(spot.site.country === country);
  return weighed.sort((one, other) => isHere(other) - isHere(one) || other.people - one.people);
}

/** Returns the population of the town of a postal code; 0 if it is no town of the gazetteer. */
function populationAt({ town, site }: PostalSpot, index: PlaceIndex): number {
  const named = [...index.named(nameKey(town))].filter((spot) => index.isTown(spot));
  const near = named.filter((spot) => distanceKm(index.siteOf(spot), site) < townKm);
  return Math.max(0, ...near.map(index.populationOf));
}
