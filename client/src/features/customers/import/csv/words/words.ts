import { specifiedKeys } from '@shared/measurements/contract';
import * as z from 'zod/mini';
import cells from './cell-words.json';
import headings from './heading-words.json';
import measures from './measure-words.json';

const words = z.array(z.string().check(z.minLength(1)));

const headingSchema = z.strictObject({
  /** Headings of names, in the languages of common programs and of tailors' own lists. */
  names: z.strictObject({
    whole: words,
    given: words,
    middle: words,
    family: words,
    prefix: words,
    suffix: words,
    nickname: words,
    company: words,
  }),
  /** Words that name the owner of a row: without them 'Name of the client' is 'name', and a heading of them alone is a name. */
  owners: words,
  /** Words that say nothing. */
  small: words,
  /** Stems of headings of telephone numbers. */
  phones: z.strictObject({ mobile: words, phone: words }),
  /** Stems beside a word for a telephone that say where it rings. */
  places: z.strictObject({ work: words, home: words, other: words, main: words }),
  /** Stems of headings of WhatsApp. */
  whatsapp: words,
  /** Headings of the first digits of the number in the next column. */
  countryCodes: words,
  areaCodes: words,
  /** Headings that can mean a number, a name or a count: the cells decide. */
  numbers: words,
  /** Headings of running numbers and of keys of rows. */
  running: words,
  /** Stems of headings whose numbers are never those of the client: of machines, of papers, of others. */
  neverPhone: words,
  /** Stems of headings of numbers that are no lengths. */
  noLength: words,
  /** Headings of what was noted about a client. */
  notes: words,
  /** Headings of the day on which a client was measured; the first of a file that has several. */
  days: z.strictObject({ taken: words, date: words }),
  /** Stems of days and of measures: a heading with both is the day on which a client was measured. */
  aboutDays: words,
  aboutMeasures: words,
  /** Headings of what only programs need. Their columns are left out unless the user chooses otherwise. */
  technical: words,
  /** Stems of headings that are known and go to the notes with their heading: they are no names, numbers or measures. */
  others: words,
  /** Texts above a part of a list: 'Ladies'. */
  sections: words,
  /** Words before a name: 'Mrs' in a column of titles. */
  salutations: words,
});

const measureSchema = z.strictObject({
  /** Headings of specified measures beside the names of the catalogue (shared/measurements/measures.json). */
  measures: z.partialRecord(z.enum(specifiedKeys), words),
  /** Names of the catalogue that are also garments: as a heading they do not say which length is meant. */
  garments: words,
  /** Words beside the name of a measure that change nothing. */
  around: words,
  /** Units at the end of a heading. */
  units: z.strictObject({ in: words, cm: words, mm: words }),
});

const cellSchema = z.strictObject({
  yes: words,
  no: words,
  nothing: words,
  /** What programs fill in where nothing was chosen. */
  filledIn: words,
  /** Letters beside a number that say what it is. */
  besideNumber: z.strictObject({ mobile: words, phone: words, work: words, home: words }),
});

/**
 * Words of headings in the languages of common programs and of tailors' own lists. A stem is the beginning of a word; with '=' it is
 * the whole word.
 * @throws ZodError if the file is not valid
 */
export const headingWords = headingSchema.parse(headings);

/** Words of cells. @throws ZodError if the file is not valid */
export const cellWords = cellSchema.parse(cells);

/** Words of headings of measures. @throws ZodError if the file is not valid */
export const measureWords = measureSchema.parse(measures);
