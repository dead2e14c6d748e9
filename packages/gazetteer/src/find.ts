import { fittingPostal } from './fitting-postal';
import { inFull } from './name-key';
import { partsOf, phrasesOf, type Phrase, type Phrases } from './phrases';
import { distinct, namesakeIn, type Place, placeOfPostal } from './place';
import type { PlaceIndex } from './place-index';
import type { PostalCodes } from './postal-codes';
import { isConsistent, readingsOf, weightOf } from './readings';
import { resolvePlace } from './resolve';
import type { SimilarNames } from './similar-names';

const limit = 8;

/** Factor on the population for a place whose name is exactly the typed text. */
const exactly = 30;

/** Number of the most populous places with the typed prefix that are examined. */
const candidates = 120;

/** Maximum number of last words that may form the unfinished name. */
const openWords = 3;

/** Returns places for an incomplete text, up to eight, best first. */
export function findPlaces(
  text: string,
  index: PlaceIndex,
  codes: PostalCodes,
  similar: SimilarNames,
  country: number | undefined,
): Place[] {
  const parts = partsOf(text, index);
  const last = parts.at(-1);
  if (!last) return [];
  const postal = parts.length === 1 && last.length === 1 ? codes.beginning(last[0] ?? '', limit, country) : [];
  if (postal.length > 0) return postal.map((spot) => placeOfPostal(index, spot));

  const phrases = phrasesOf(parts, index, codes);
  const fitting = fittingPostal(phrases, index, country).map(({ spot }) => spot);
  const isInCountry = (spot: number) => fitting.some(({ site }) => site.country === index.countryOf(spot));
  const weights = new Map<number, number>();
  const add = (spot: number, weight: number) => weights.set(spot, Math.max(weight, weights.get(spot) ?? 0));
  for (const { spot, weight } of whole(phrases, index, country)) add(spot, weight * exactly);
  for (const spot of unfinished(parts, isOneName(phrases), index, codes, country))
    add(spot, weightOf(index, spot, country));
  if (fitting.length === 0 && weights.size === 0) {
    const { place, alternatives } = resolvePlace(text, index, codes, similar, country);
    return [...(place ? [place] : []), ...alternatives].slice(0, limit);
  }
  const spots = byWeight(weights, index);
  const towns = fitting.length > 0 ? spots.filter(isInCountry) : spots;
  const found = fitting.map((spot) => placeOfPostal(index, spot));
  return [...found, ...distinct(index, towns, limit)].slice(0, limit);
}

/** Sorts spots by weight, but puts a region after the town in it that has the same name. */
function byWeight(weights: ReadonlyMap<number, number>, index: PlaceIndex): number[] {
  const order = [...weights].map(([spot, own]) => {
    const town = index.isTown(spot) ? undefined : namesakeIn(index, spot);
    const ofTown = town === undefined ? undefined : weights.get(town);
    return { spot, weight: ofTown === undefined ? own : Math.min(own, ofTown * 0.9) };
  });
  return order.sort((a, b) => b.weight - a.weight).map(({ spot }) => spot);
}

/** Returns whether the text is one name: the end of 'Ile-Ife' is not the town of Ife. */
function isOneName({ known, postal, unknownWords }: Phrases): boolean {
  return known.length === 1 && postal.length === 0 && unknownWords === 0;
}

/** Returns the meaning of the text if it is complete. */
function whole({ known, unknownWords }: Phrases, index: PlaceIndex, country: number | undefined) {
  const readings = unknownWords > 0 ? [] : readingsOf(known, index, country);
  return readings.filter(({ misses, at }) => misses === 0 && at === readings[0]?.at).slice(0, limit * 3);
}

/** Returns spots for an incomplete text: its last words are the start of a name or, unless it is one name, of the area of the words before. */
function unfinished(
  parts: string[][],
  isName: boolean,
  index: PlaceIndex,
  codes: PostalCodes,
  country: number | undefined,
): number[] {
  const before = parts.slice(0, -1);
  const last = parts.at(-1) ?? [];
  const spots: number[] = [];
  for (let from = 0; from < last.length; from++) {
    if (from > 0 && (isName || from < last.length - openWords)) continue;
    const head = from > 0 ? [...before, last.slice(0, from)] : before;
    const open = last.slice(from).join(' ');
    if (head.length === 0) spots.push(...beginnings(open, index, country, () => true));
    else spots.push(...inOpenArea(head, open, index, codes, country));
  }
  return spots;
}

function inOpenArea(
  head: string[][],
  open: string,
  index: PlaceIndex,
  codes: PostalCodes,
  country: number | undefined,
): number[] {
  const { known, unknownWords } = phrasesOf(head, index, codes);
  const area: Phrase = { spots: areasBeginning(open, index), short: index.inShort(open), whole: true, last: true };
  if (unknownWords === 0) {
    const exact = readingsOf(known, index, country)
      .filter(({ spot, misses, at }) => misses === 0 && at === 0 && isConsistent(area, spot, index.siteOf(spot), index))
      .map(({ spot }) => spot);
    if (exact.length > 0) return exact.slice(0, limit * 3);
  }
  const words = head.length === 1 ? (head[0] ?? []).join(' ') : '';
  return words ? beginnings(words, index, country, (spot) => isConsistent(area, spot, index.siteOf(spot), index)) : [];
}

/** Returns the most populous regions, countries and towns with this prefix. */
function areasBeginning(open: string, index: PlaceIndex): number[] {
  const areas = new Set<number>();
  for (const spot of index.beginning(inFull(open))) if (!index.isTown(spot)) areas.add(spot);
  const greatest = [...areas].sort((a, b) => index.populationOf(b) - index.populationOf(a)).slice(0, candidates / 4);
  return [...greatest, ...beginnings(open, index, undefined, index.isTown)];
}

/** Returns the likeliest spots with this prefix for which `passes` is true; 'st' may be Saint or Stockholm. */
function beginnings(
  open: string,
  index: PlaceIndex,
  country: number | undefined,
  passes: (spot: number) => boolean,
): number[] {
  const prefixes = new Set([open, inFull(open)]);
  return [...prefixes].flatMap((prefix) => {
    const heaviest = heaviestOf(index.beginning(prefix), index, country).filter(passes);
    return heaviest.slice(0, limit * 3);
  });
}

/** Returns the few hundred heaviest spots without duplicates; the input may be a tenth of all spots. */
function heaviestOf(spots: Uint32Array, index: PlaceIndex, country: number | undefined): number[] {
  const isHeavy = spots.length > candidates ? isAmongTheFirst(spots, index, country) : () => true;
  const weights = new Map<number, number>();
  for (const spot of spots) if (isHeavy(spot)) weights.set(spot, weightOf(index, spot, country));
  const heaviest = [...weights].sort((a, b) => b[1] - a[1]).slice(0, 2 * candidates);
  return heaviest.map(([spot]) => spot);
}

/** Returns a test for heavy spots: towns have low numbers if they are large. The given country has its own limit. */
function isAmongTheFirst(spots: Uint32Array, index: PlaceIndex, country: number | undefined) {
  const end = endOfFirst(spots, index, undefined);
  const endInCountry = country === undefined ? end : endOfFirst(spots, index, country);
  return (spot: number) =>
    spot < end || !index.isTown(spot) || (spot < endInCountry && index.countryOf(spot) === country);
}

/** Returns a limit below which about `looked` spots of a country lie, in steps of 512; sorting would take longer. */
function endOfFirst(spots: Uint32Array, index: PlaceIndex, country: number | undefined): number {
  const steps = new Uint32Array(1024);
  for (const spot of spots) {
    const counts = country === undefined || index.countryOf(spot) === country;
    if (counts) steps[spot >>> 9] = (steps[spot >>> 9] ?? 0) + 1;
  }
  let seen = 0;
  const last = steps.findIndex((count) => (seen += count) >= candidates);
  return last === -1 ? Infinity : (last + 1) << 9;
}
