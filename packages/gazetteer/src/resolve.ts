import { type Correction, correctionsOf } from './corrections';
import { distanceKm } from './distance';
import { nameKey } from './name-key';
import { partsOf, phrasesOf, type Phrases } from './phrases';
import { distinct, type Place, placeOfPostal, placeOfSpot } from './place';
import type { PlaceIndex } from './place-index';
import type { PostalCodes } from './postal-codes';
import { isConsistent, readingsOf, type Reading, weightOf } from './readings';
import type { SimilarNames } from './similar-names';

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

/** A meaning that is less likely than the best by this factor is not about as likely. */
const asLikely = 5;

/** Minimum population of a town whose name is among unknown words: 'House' is a village. */
const believable = 50_000;

/** Returns the place that a complete text describes: every word must belong to it, except in an address. */
export function resolvePlace(
  text: string,
  index: PlaceIndex,
  codes: PostalCodes,
  similar: SimilarNames,
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
  const corrections = needsCorrection(best, phrases, index) ? correctionsOf(parts, index, codes, similar, country) : [];
  const corrected = corrections.map(({ spot }) => spot);
  const meanings = readings.map(({ spot }) => spot);
  if (!best || contradictsItself(best, phrases, parts) || repairs(corrections[0], best, phrases, index)) {
    const offered = [...corrected, ...completions(parts, index, country), ...meanings];
    return { alternatives: distinct(index, offered, alternatives), ambiguous: false };
  }
  const place = placeOfSpot(index, best.spot);
  const likelier = corrections.filter(({ weight }) => weight > best.weight / asLikely).map(({ spot }) => spot);
  const others = distinct(index, [...likelier, ...meanings], alternatives + 1);
  const isOtherPlace = likelier.some((spot) => spot !== best.spot);
  return {
    place,
    alternatives: others.filter(({ label }) => label !== place.label).slice(0, alternatives),
    ambiguous: best.misses > 0 || isOtherPlace || readings.some((other) => isAsLikely(other, best, index)),
  };
}

function isBelievable({ at, spot }: Reading, { known, unknownWords }: Phrases, index: PlaceIndex): boolean {
  return unknownWords === 0 || known[at]?.whole === true || index.populationOf(spot) >= believable;
}

/** Returns whether the text may be misspelt: it is not explained, or it is the exact name of a small place. */
function needsCorrection(best: Reading | undefined, { known, unknownWords }: Phrases, index: PlaceIndex): boolean {
  if (!best || best.misses > 0 || unknownWords > 0) return true;
  return known.length === 1 && index.populationOf(best.spot) < believable;
}

/** Returns whether words without a comma between them name places that do not lie together: 'Hay-on-Wye' is not in Australia. */
function contradictsItself(best: Reading, { known }: Phrases, parts: readonly string[][]): boolean {
  return best.misses > 0 && parts.length < known.length;
}

/** Returns whether a correction explains the words that the reading does not: 'Kansas Citty' is not Kansas. */
function repairs(
  correction: Correction | undefined,
  { spot, misses }: Reading,
  { unknownWords }: Phrases,
  index: PlaceIndex,
): boolean {
  if (!correction || unknownWords + misses === 0) return false;
  if (correction.isClose || !index.isTown(spot)) return true;
  const words = nameKey(index.nameOf(correction.spot)).split(' ');
  return nameKey(index.nameOf(spot))
    .split(' ')
    .every((word) => words.includes(word));
}

/** Returns the postal codes in or near all names beside them: '10115 Berlin' is not in New York. */
function fittingPostal({ known, postal }: Phrases, index: PlaceIndex, country: number | undefined): Place[] {
  const fitting = postal.filter(({ site }) => known.every((phrase) => isConsistent(phrase, undefined, site, index)));
  const inCountry = fitting.filter(({ site }) => site.country === country);
  const ordered = new Set([...inCountry, ...fitting]);
  return [...ordered].map((spot) => placeOfPostal(index, spot));
}

/** Returns whether another interpretation is about as likely and at another place. */
function isAsLikely(other: Reading, best: Reading, index: PlaceIndex): boolean {
  if (other === best || other.misses > best.misses || other.at !== best.at || other.weight < best.weight / asLikely)
    return false;
  const [there, here] = [index.siteOf(other.spot), index.siteOf(best.spot)];
  if (there.region === here.region && index.nameOf(other.spot) === index.nameOf(best.spot)) return false;
  return !index.isIn(here, other.spot) && !index.isIn(there, best.spot) && distanceKm(there, here) > 50;
}

/** Returns the likeliest places with names that start with the text. */
function completions(parts: readonly string[][], index: PlaceIndex, country: number | undefined): number[] {
  const text = parts.length === 1 ? (parts[0]?.join(' ') ?? '') : '';
  if (text.length < 3) return [];
  const byWeight = [...index.beginning(text)].sort((a, b) => weightOf(index, b, country) - weightOf(index, a, country));
  return byWeight.slice(0, alternatives);
}
