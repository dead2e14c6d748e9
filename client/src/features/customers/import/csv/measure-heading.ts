import { catalogue, isSpecified, measureNames } from '@shared/measurements/catalogue';
import type { SpecifiedKey } from '@shared/measurements/contract';
import { headingText, isPhrase } from './heading-text';
import { measureWords } from './words/words';

/** A unit as a heading names it. */
export type HeadingUnit = keyof typeof measureWords.units;

/** What a heading says of a measure. */
export interface MeasureHeading {
  /** The heading without its unit. */
  name: string;
  unit?: HeadingUnit;
  /** The specified measure. An own measure has none. */
  key?: SpecifiedKey;
  /** Whether it is a measure of the catalogue. */
  isKnown: boolean;
}

const unitPatterns = (Object.entries(measureWords.units) as [HeadingUnit, string[]][]).map(([unit, all]) => {
  const words = all.join('|');
  return [
    unit,
    new RegExp(
      `(?:[([]\\s*(?:in |en |em )?(?:${words})\\.?\\s*[)\\]]|[\\s,/–-](?:in |en |em )?(?:${words})\\.?)\\s*$`,
      'iu',
    ),
  ] as const;
});

const isGarment = isPhrase(measureWords.garments);
const around = new RegExp(`\\b(${measureWords.around.join('|')})\\b`, 'g');

/** The headings in other languages, by which a measure is found before the names of the catalogue. */
const headings = new Map<string, string>();
for (const [key, list] of Object.entries(measureWords.measures))
  for (const each of list) headings.set(headingText(each), key);

const keysNamed = measureNames(catalogue, headingText);

/** Reads a heading as that of a measure: 'Waist (cm)', 'Round neck', 'Cap'. */
export function measureHeading(heading: string): MeasureHeading {
  const { name, unit } = withoutUnit(heading);
  const text = headingText(name);
  const key = [text, text.replace(around, ' ').replace(/\s+/g, ' ').trim()].flatMap(keyOf)[0];
  return {
    name,
    unit,
    key: key && isSpecified(key) && !isGarment(text) ? key : undefined,
    isKnown: key !== undefined,
  };
}

const keyOf = (text: string) =>
  [text, text.replace(/s$/, ''), `${text}s`].map((each) => headings.get(each) ?? keysNamed(each)[0]).find(Boolean) ??
  [];

function withoutUnit(heading: string): { name: string; unit?: HeadingUnit } {
  for (const [unit, pattern] of unitPatterns) {
    const name = heading.replace(pattern, '').trim();
    if (name !== heading.trim() && name) return { name, unit };
  }
  return { name: heading.trim() };
}

/** Returns the unit that a text names: a cell below the headings, or a line above them ('All figures in inches'). */
export function unitIn(text: string): HeadingUnit | undefined {
  return withoutUnit(`x (${text.trim()})`).unit ?? unitPatterns.find(([, pattern]) => pattern.test(text))?.[0];
}
