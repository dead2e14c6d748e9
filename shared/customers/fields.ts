import * as z from 'zod/mini';
import type { Choices, Field } from '../contract/field';
import { maxLengths } from '../contract/limits';
import { figureLine, line, lines, requiredText } from '../contract/text';
import { hasOneNumber, oneNumberMessage } from '../tailor/several-numbers';
import { messageLanguageNames, readMessageLanguage } from './message-languages';

/**
 * A field of a client. All of it is required: a new field does not compile before each question is answered. Forms, imports, merges,
 * searches, downloads and the tests read the answers here.
 */
export interface CustomerField extends Field {
  /** The text in a request; an empty one is saved as null. */
  text: z.ZodMiniType<string, string>;
  /**
   * What a request does that leaves the field out: it is refused, or clears the field as specified. A field that was added later is kept,
   * because a page of an earlier version and other programs do not know it.
   */
  ifLeftOut: 'refused' | 'cleared' | 'kept';
  /** How the search of clients reads the field: as words, as a telephone number, or not at all. */
  searchedAs: 'words' | 'number' | null;
  /**
   * How an import recognises a client: by the name, by a number in any spelling. 'value' recognises no one, but an equal value counts if
   * several clients could be the same.
   */
  matchedBy: 'name' | 'number' | 'value';
  /**
   * What two different values of one client in a file become: the first is kept and the other is added to the notes, or both are kept as
   * lines. A client of the book keeps a value; the import fills in empty ones.
   */
  merge: 'first' | 'lines';
  /** The property in a file of contacts (vCard 3.0), with its types. An import reads all properties of that name. */
  vcard: string;
  /**
   * Headings of a CSV, with commas between them, that mean the field beside its label. Case, accents and signs do not count. Null
   * if rules of the import find its columns.
   */
  headings: string | null;
  /** The property of the phone's contact picker. */
  picked: 'name' | 'tel' | 'email' | null;
  /**
   * The values that the form offers, with their names, and how an import reads a text as one of them; undefined is none. Null if any text
   * is a value. A text that is no value is kept all the same, and marked in an import.
   */
  choices: (Choices & { read: (written: string) => string | undefined }) | null;
}

/** A telephone number as it is written. Two of them would make a link to neither. */
const numberText = figureLine(maxLengths.phone).check(z.refine(hasOneNumber, oneNumberMessage));

/** All fields of a client, in the order of the form and of the download. */
export const customerFields = {
  name: {
    label: 'Name',
    kind: 'text',
    empty: null,
    text: requiredText(maxLengths.name, 'Name is required'),
    ifLeftOut: 'refused',
    searchedAs: 'words',
    matchedBy: 'name',
    merge: 'first',
    vcard: 'FN',
    headings: null,
    picked: 'name',
    choices: null,
  },
  phone: {
    label: 'Phone',
    kind: 'text',
    empty: null,
    text: numberText,
    ifLeftOut: 'cleared',
    searchedAs: 'number',
    matchedBy: 'number',
    merge: 'first',
    vcard: 'TEL;TYPE=CELL',
    headings: null,
    picked: 'tel',
    choices: null,
  },
  whatsapp: {
    label: 'WhatsApp',
    kind: 'text',
    empty: null,
    text: numberText,
    ifLeftOut: 'cleared',
    searchedAs: 'number',
    matchedBy: 'number',
    merge: 'first',
    // vCard has no property for WhatsApp. Programs that do not know the type show a mobile number.
    vcard: 'TEL;TYPE=CELL;TYPE=X-WHATSAPP',
    headings: null,
    picked: null,
    choices: null,
  },
  notes: {
    label: 'Notes',
    kind: 'text',
    empty: null,
    text: lines(maxLengths.longText),
    ifLeftOut: 'cleared',
    searchedAs: null,
    matchedBy: 'value',
    merge: 'lines',
    vcard: 'NOTE',
    headings: null,
    picked: null,
    choices: null,
  },
  language: {
    label: 'Language',
    kind: 'choice',
    empty: null,
    text: line(maxLengths.language),
    ifLeftOut: 'kept',
    searchedAs: null,
    matchedBy: 'value',
    merge: 'first',
    vcard: 'LANG',
    headings:
      'langue, langue parlée, idioma, língua, lingua, linguagem, sprache, lugha, èdè, भाषा, اللغة, لغة, preferred language, message language',
    picked: null,
    choices: { names: messageLanguageNames, read: readMessageLanguage },
  },
} as const satisfies Record<string, CustomerField>;
