import { inFull } from './name-key';
import { phrasesOf } from './phrases';
import type { PlaceIndex } from './place-index';
import type { PostalCodes } from './postal-codes';
import { isConsistent, weightOf } from './readings';
import type { SimilarNames } from './similar-names';

/** A place that a misspelt text may mean. */
export interface Correction {
  spot: number;
  /** Its likelihood, comparable with `weightOf`. */
  weight: number;
  /** Whether its name differs little from the words that are not its area. */
  isClose: boolean;
}

/** Share of the population of a region or country: with all its people it would be nearly every correction. */
export const shareOfArea = 0.05;

/** Cost of a slip that changes the sound a little at most; see `SimilarNames`. */
const close = 1.2;
const closeLength = 5;

/** How much less likely a place is with each further slip. */
export const slip = 40;

/** Corrections that are less likely than the best by this factor are left out. */
const unlikely = 2_000;

/**
 * Returns the places that a misspelt text may mean, likeliest first: their names are spelt or sound like the text, or like its
 * first words while the others say where they are ('Bruklyn NY', 'Huston, Texas').
 */
export function correctionsOf(
  parts: readonly (readonly string[])[],
  index: PlaceIndex,
  codes: PostalCodes,
  similar: SimilarNames,
  country: number | undefined,
): Correction[] {
  const [first = [], ...others] = parts;
  const found = new Map<number, Correction>();
  for (let words = first.length; words > 0; words--) {
    const name = inFull(first.slice(0, words).join(' '));
    const likeName = similar(name);
    if (likeName.size === 0) continue;
    const rest = [first.slice(words), ...others].filter((part) => part.length > 0);
    const { known, unknownWords } = phrasesOf(rest, index, codes);
    if (unknownWords > 0 || (words < first.length && known.length === 0)) continue;
    for (const [spot, cost] of likeName) {
      const site = index.siteOf(spot);
      if (!known.every((phrase) => isConsistent(phrase, spot, site, index))) continue;
      const share = index.isTown(spot) ? 1 : shareOfArea;
      const weight = (weightOf(index, spot, country) * share) / slip ** cost;
      const isClose = cost <= close && name.length >= closeLength;
      if (weight > (found.get(spot)?.weight ?? 0)) found.set(spot, { spot, weight, isClose });
    }
  }
  const sorted = [...found.values()].sort((a, b) => b.weight - a.weight);
  return sorted.filter(({ weight }) => weight * unlikely > (sorted[0]?.weight ?? 0));
}
