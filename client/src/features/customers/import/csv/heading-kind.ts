import { customerFieldList, type CustomerDetail } from '@shared/customers/values';
import { hasWord, headingText, isPhrase } from './heading-text';
import { measureHeading } from './measure-heading';
import { headingWords } from './words/words';

export type NameKind = keyof typeof headingWords.names;
export type PhoneKind = keyof typeof headingWords.phones | keyof typeof headingWords.places;

/** What a number is: where it rings, that of WhatsApp, or both. */
export type NumberKind = PhoneKind | 'whatsapp' | 'both';

/**
 * What a column holds, by its heading: a field of the client, a part of one, or something else. 'number' can be telephone numbers,
 * names or other numbers. 'label' describes another column. 'more' is anything else that a tailor may need. 'running' and 'technical'
 * columns have no use. An unknown heading has no kind.
 */
export type Kind =
  | NameKind
  | NumberKind
  | CustomerDetail
  | 'taken'
  | 'date'
  | 'measure'
  | 'number'
  | 'label'
  | 'more'
  | 'running'
  | 'technical';

const isName = testsOf(headingWords.names, isPhrase);
/** The fields with headings in the list of fields. */
const headed = customerFieldList.flatMap(([name, { label, headings }]) =>
  name === 'name' || headings === null ? [] : [{ name, isHeading: isPhrase([label, ...headings.split(',')]) }],
);
const isNote = isPhrase(headingWords.notes);
const isTaken = isPhrase(headingWords.days.taken);
const isAboutMeasures = hasWord(headingWords.aboutMeasures);
const isAboutDays = hasWord(headingWords.aboutDays);
const isDate = isPhrase(headingWords.days.date);
const isRunning = isPhrase(headingWords.running);
const isTechnical = isPhrase(headingWords.technical);
const isNumber = isPhrase(headingWords.numbers);
const isNeverPhone = hasWord(headingWords.neverPhone);
const isMobile = hasWord(headingWords.phones.mobile);
const isPhone = hasWord(headingWords.phones.phone);
const places = testsOf(headingWords.places, hasWord);
const isOther = hasWord(headingWords.others);
const isWhatsApp = hasWord(headingWords.whatsapp);
const owners = new Set(headingWords.owners.map(headingText));
const small = new Set(headingWords.small.map(headingText));

/** Compounds such as 'Geschäftstelefon', 'Privathandy', 'homephone'. */
const compound = /telefon|handy|mobil|phone(?!t)/;

function testsOf<Name extends string>(lists: Record<Name, string[]>, test: typeof isPhrase) {
  return (Object.entries(lists) as [Name, string[]][]).map(([name, list]) => [name, test(list)] as const);
}

/** A cache: the same labels are in many rows. */
const found = new Map<string, Kind | undefined>();
const mostFound = 2000;

/** Returns what a column holds by its heading, or a cell by its label. */
export function kindOf(heading: string): Kind | undefined {
  if (found.has(heading)) return found.get(heading);
  const text = headingText(heading);
  const kind = text
    ? (exactKind(text) ?? numberKind(text, heading) ?? strippedKind(text) ?? knownKind(text, heading))
    : undefined;
  if (found.size < mostFound) found.set(heading, kind);
  return kind;
}

function exactKind(text: string): Kind | undefined {
  const field = headed.find(({ isHeading }) => isHeading(text))?.name;
  if (field) return field;
  const name = isName.find(([, is]) => is(text))?.[0];
  if (name) return name;
  if (isTaken(text) || (isAboutMeasures(text) && isAboutDays(text))) return 'taken';
  if (isDate(text)) return 'date';
  if (isNote(text)) return 'notes';
  if (isTechnical(text) || /^phonetic\b/.test(text)) return 'technical';
  if (isRunning(text)) return 'running';
  return isNumber(text) ? 'number' : undefined;
}

function numberKind(text: string, heading: string): Kind | undefined {
  if (/ (label|type|typ)$/.test(text)) return 'label';
  const never = isNeverPhone(text) || /fax\b|fax(nummer|number)/.test(text);
  if (isWhatsApp(text)) {
    if (never || /\b(label|group|status|name|marketing|opt|link)/.test(text)) return 'more';
    const others = text.replace(/whats? ?app?|\bwa\b|واتساب/g, ' ');
    return /[/&(+,]|\b(and|or|und|et|y|e|o|ou|oder|ve)\b/i.test(heading) && (isMobile(others) || isPhone(others))
      ? 'both'
      : 'whatsapp';
  }
  const isCalled = isMobile(text) || isPhone(text) || text.split(' ').some((word) => compound.test(word));
  const place = places.find(([, is]) => is(text))?.[0];
  if (!isCalled && !(place && place !== 'main' && /\b(number|no|nr|nos|contact|line)\b/.test(text))) return undefined;
  if (never) return 'more';
  if (isMobile(text) || /handy|mobil/.test(text)) return 'mobile';
  return place ?? 'phone';
}

/** Returns the kind of a number by its label or the words beside it, which may leave out the word phone: 'Mobile', 'Work Fax'. */
export const kindOfLabel = (label: string): Kind | undefined => kindOf(label) ?? kindOf(`${label} phone`);

const phoneKinds = new Set(Object.keys({ ...headingWords.phones, ...headingWords.places }));

export const isPhoneKind = (kind: Kind | undefined): kind is PhoneKind => phoneKinds.has(kind ?? '');

export const isNumberKind = (kind: Kind | undefined): kind is NumberKind =>
  isPhoneKind(kind) || kind === 'whatsapp' || kind === 'both';

/** Returns the kind of a number by a heading of one word that is a location: 'Home', 'Office'. */
export const placeOfHeading = (heading: string): PhoneKind | undefined => {
  const text = headingText(heading);
  return text.includes(' ') ? undefined : places.find(([, is]) => is(text))?.[0];
};

/** Reads a heading without the words that name the client: 'Name of the client', 'Customer', 'Kunden-Nr.'. */
function strippedKind(text: string): Kind | undefined {
  const words = text.split(' ').filter((word) => !small.has(word) && !/^\d+$/.test(word));
  const rest = words.filter((word) => !owners.has(word));
  if (rest.length === 0) return words.length > 0 ? 'whole' : undefined;
  const kind = rest.join(' ') === text ? undefined : exactKind(rest.join(' '));
  return kind === 'prefix' && words.length > rest.length ? 'prefix' : kind;
}

function knownKind(text: string, heading: string): Kind | undefined {
  if (measureHeading(heading).isKnown) return 'measure';
  return isNeverPhone(text) || isOther(text) ? 'more' : undefined;
}

/** Returns the part of a name that a column holds. */
export const nameKindOf = (kind: Kind | undefined): NameKind | undefined => isName.find(([each]) => each === kind)?.[0];
