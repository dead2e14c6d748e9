import { type Correction, correctionsOf, shareOfArea, slip } from './corrections';
import { distanceKm } from './distance';
import { fittingPostal } from './fitting-postal';
import { inFull, nameKey } from './name-key';
import { partsOf, phrasesOf, type Phrases, streetWords } from './phrases';
import { distinct, type Place, placeOfPostal, placeOfSpot } from './place';
import type { PlaceIndex } from './place-index';
import type { PostalCodes } from './postal-codes';
import { readingsOf, type Reading, weightOf } from './readings';
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

/** How much less likely a meaning is with each word that it does not explain. */
const unexplained = slip ** 2;

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
  const parts = partsOf(text, index);
  const phrases = withCorrectedAreas(phrasesOf(parts, index, codes), parts, index, codes, similar);
  const readings = readingsOf(phrases.known, index, country).filter((reading) => isBelievable(reading, phrases, index));
  const postal = fittingPostal(phrases, index, country);
  const [code, ...otherCodes] = postal;
  if (code) {
    const places = otherCodes.map(({ spot }) => placeOfPostal(index, spot));
    const isAmbiguous = otherCodes.some(({ people }) => people > code.people / asLikely);
    return {
      place: placeOfPostal(index, code.spot),
      alternatives: places.slice(0, alternatives),
      ambiguous: isAmbiguous,
    };
  }
  const [best] = readings;
  const corrections = needsCorrection(best, phrases, index) ? correctionsOf(parts, index, codes, similar, country) : [];
  if (!best || contradictsItself(best, phrases, parts) || repairs(corrections[0], best, phrases, index)) {
    const complete = readings.map(({ spot, weight, misses }) => {
      const share = index.isTown(spot) ? 1 : shareOfArea;
      return { spot, weight: (weight * share) / unexplained ** (misses + phrases.unknownWords) };
    });
    const offered = [...corrections, ...completions(parts, index, country), ...complete];
    const spots = offered.sort((one, other) => other.weight - one.weight).map(({ spot }) => spot);
    return { alternatives: distinct(index, spots, alternatives), ambiguous: false };
  }
  const meanings = readings.map(({ spot }) => spot);
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

/** Adds the areas that a misspelt text after a comma may mean: 'Springfield, Ilinois'. */
function withCorrectedAreas(
  phrases: Phrases,
  [, ...parts]: readonly string[][],
  index: PlaceIndex,
  codes: PostalCodes,
  similar: SimilarNames,
): Phrases {
  if (phrases.unknownWords === 0) return phrases;
  return parts.reduce((corrected, part) => {
    if (phrasesOf([part], index, codes).unknownWords < part.length) return corrected;
    const areas = [...similar(inFull(part.join(' '))).keys()].filter((spot) => !index.isTown(spot));
    if (areas.length === 0) return corrected;
    const known = [...corrected.known, { spots: areas, short: [], whole: false, last: true }];
    return { ...corrected, known, unknownWords: corrected.unknownWords - part.length };
  }, phrases);
}

/** Returns whether a place may stand beside unknown words: a line of its own, or a large town at the end of an address. */
function isBelievable({ at, spot }: Reading, { known, unknownWords }: Phrases, index: PlaceIndex): boolean {
  if (unknownWords === 0 || known[at]?.whole) return true;
  return index.populationOf(spot) >= believable && (unknownWords === 1 || known[at]?.last === true);
}

/** Returns whether the text may be misspelt: it is not explained, or it is the exact name of a small place. */
function needsCorrection(best: Reading | undefined, { known, unknownWords }: Phrases, index: PlaceIndex): boolean {
  if (!best || best.misses > 0 || unknownWords > 0) return true;
  return known.length === 1 && index.populationOf(best.spot) < believable;
}

/** Returns whether words without a comma between them name places that do not lie together: 'Hay-on-Wye' is not in Australia. */
function contradictsItself(
  { misses, at }: Reading,
  { known, unknownWords }: Phrases,
  parts: readonly string[][],
): boolean {
  const isAddress = unknownWords > 0 || parts.flat().some((word) => streetWords.has(word));
  const isEndOfAddress = isAddress && at === known.length - 1;
  return misses > 0 && parts.length < known.length && !isEndOfAddress;
}

/** Returns whether a correction explains the words that the reading does not: 'Kansas Citty' is not Kansas. */
function repairs(
  correction: Correction | undefined,
  { spot, misses }: Reading,
  { unknownWords }: Phrases,
  index: PlaceIndex,
): boolean {
  if (!correction || correction.spot === spot || unknownWords + misses === 0) return false;
  if (correction.isClose || !index.isTown(spot)) return true;
  const words = nameKey(index.nameOf(correction.spot)).split(' ');
  return nameKey(index.nameOf(spot))
    .split(' ')
    .every((word) => words.includes(word));
}

/** Returns whether another interpretation is about as likely and at another place. */
function isAsLikely(other: Reading, best: Reading, index: PlaceIndex): boolean {
  if (other === best || other.misses > best.misses || other.at !== best.at || other.weight < best.weight / asLikely)
    return false;
  const [there, here] = [index.siteOf(other.spot), index.siteOf(best.spot)];
  if (there.region === here.region && index.nameOf(other.spot) === index.nameOf(best.spot)) return false;
  return !index.isIn(here, other.spot) && !index.isIn(there, best.spot) && distanceKm(there, here) > 50;
}

/** Returns the likeliest places with names that start with the text; about as likely as a correction of one slip. */
function completions(parts: readonly string[][], index: PlaceIndex, country: number | undefined) {
  const text = parts.length === 1 ? (parts[0]?.join(' ') ?? '') : '';
  if (text.length < 3) return [];
  const spots = [...index.beginning(text)].map((spot) => ({ spot, weight: weightOf(index, spot, country) / slip }));
  return spots.sort((one, other) => other.weight - one.weight).slice(0, alternatives);
}
