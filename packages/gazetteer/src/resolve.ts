import { distanceKm } from './distance';
import { partsOf, phrasesOf, type Phrases } from './phrases';
import { distinct, type Place, placeOfPostal, placeOfSpot } from './place';
import type { PlaceIndex } from './place-index';
import type { PostalCodes } from './postal-codes';
import { isConsistent, readingsOf, type Reading, weightOf } from './readings';

/** The interpretation of a text as one place. */
export interface Resolved {
  /** Undefined if the text contains no known place. */
  place?: Place;
  /** Other meanings, likeliest first; without `place`, possible corrections. */
  alternatives: Place[];
  /** Whether another meaning is about as likely, or the parts of the text contradict each other: the user should choose. */
  ambiguous: boolean;
}

const alternatives = 7;

/** Minimum population of a town whose name is among unknown words: 'House' is a village. */
const believable = 50_000;

/** Returns the place that a complete text describes. */
export function resolvePlace(
  text: string,
  index: PlaceIndex,
  codes: PostalCodes,
  country: number | undefined,
): Resolved {
  const parts = partsOf(text);
  const phrases = phrasesOf(parts, index, codes);
  const readings = readingsOf(phrases.known, index, country).filter((reading) => isBelievable(reading, phrases, index));
  const postal = fittingPostal(phrases, index, country);
  if (postal.length > 0) {
    const [place, ...others] = postal;
    return { place, alternatives: others, ambiguous: others.length > 0 };
  }
  const [best] = readings;
  if (!best) return { alternatives: possibleMeanings(parts, index, country), ambiguous: false };
  const place = placeOfSpot(index, best.spot);
  const others = distinct(
    index,
    readings.map(({ spot }) => spot),
    alternatives + 1,
  );
  return {
    place,
    alternatives: others.filter(({ label }) => label !== place.label).slice(0, alternatives),
    ambiguous: best.misses > 0 || readings.some((other) => isAsLikely(other, best, index)),
  };
}

function isBelievable({ at, spot }: Reading, { known, unknownWords }: Phrases, index: PlaceIndex): boolean {
  return unknownWords === 0 || known[at]?.whole === true || index.populationOf(spot) >= believable;
}

/** Returns the postal codes in or near all names beside them: '10115 Berlin' is not in New York. */
function fittingPostal({ known, postal }: Phrases, index: PlaceIndex, country: number | undefined): Place[] {
  const fitting = postal.filter(({ site }) => known.every((phrase) => isConsistent(phrase, undefined, site, index)));
  const inCountry = fitting.filter(({ site }) => site.country === country);
  const ordered = new Set([...inCountry, ...fitting]);
  return [...ordered].map((spot) => placeOfPostal(index, spot));
}

/** Returns whether another interpretation is at least a fifth as likely and at another place. */
function isAsLikely(other: Reading, best: Reading, index: PlaceIndex): boolean {
  if (other === best || other.misses > best.misses || other.at !== best.at || other.weight < best.weight / 5)
    return false;
  const [there, here] = [index.siteOf(other.spot), index.siteOf(best.spot)];
  if (there.region === here.region && index.nameOf(other.spot) === index.nameOf(best.spot)) return false;
  return !index.isIn(here, other.spot) && !index.isIn(there, best.spot) && distanceKm(there, here) > 50;
}

/** Returns possible corrections, for example for 'Brooklin': places that start with the longest known prefix of the text. */
function possibleMeanings(parts: readonly string[][], index: PlaceIndex, country: number | undefined): Place[] {
  const text = parts[0]?.join(' ') ?? '';
  for (let length = text.length; length >= 3 && length > text.length / 2; length--) {
    const spots = index.beginning(text.slice(0, length));
    if (spots.length === 0) continue;
    const byWeight = [...spots].sort((a, b) => weightOf(index, b, country) - weightOf(index, a, country));
    return distinct(index, byWeight, alternatives);
  }
  return [];
}
