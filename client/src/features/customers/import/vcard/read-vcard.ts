import { customerFieldList, eachDetail } from '@shared/customers/values';
import type { FoundRow, FoundRows } from '../reading/found-rows';
import { readChoices } from '../reading/read-choices';
import { bytesText, decoded } from '../reading/read-text';
import { type Card, cardsOf, type Property, propertyName } from './vcard-cards';
import { numbersOf } from './vcard-numbers';
import { type Charset, charsetOf, partsOf, textOf } from './vcard-texts';

/** Reads a file of any number of vCards, version 2.1 to 4.0. */
export function readVcards(written: Uint8Array): FoundRows {
  const isUtf16 = (written[0] ?? 0) >= 0xfe;
  const bytes = isUtf16 ? new TextEncoder().encode(decoded(written)) : written;
  // Joined files have several byte order marks.
  const text = bytesText(bytes).replace(/\u00ef\u00bb\u00bf(?=BEGIN:)/gi, '');
  const file = charsetOf(bytes, text);
  // A card with nothing but other cards is only their cover.
  const cards = cardsOf(text).filter(({ properties, hasCards }) => properties.length > 0 || !hasCards);
  return { place: 'Card', rows: cards.map((card, index) => readChoices({ line: index + 1, ...readCard(card, file) })) };
}

function readCard(card: Card, file: Charset): Omit<FoundRow, 'line'> {
  const all = (name: string) => card.properties.filter((each) => each.name === name);
  const texts = (name: string) =>
    all(name)
      .sort(byPreference)
      .flatMap((each) => textOf(each, file) || []);
  const { phone, whatsapp, others, doubt } = numbersOf(card.properties, file);
  const name = nameOf(all, file);
  const { fields: plain, notes } = plainFields(texts);
  const fields = {
    ...plain,
    name: name.text,
    phone,
    whatsapp,
    notes: [...texts('note'), ...others, ...notes].join('\n'),
  };
  const problem = problemOf(card, [...texts('kind'), ...texts('x-addressbookserver-kind')]);
  if (problem) return { fields, problem };
  const doubts = Object.entries({
    ...eachDetail((field) => letterDoubt(fields[field], file)),
    name: name.doubt ?? letterDoubt(fields.name, file),
    phone: doubt,
    whatsapp: undefined,
  }).filter(([, reason]) => reason);
  return doubts.length > 0 ? { fields, doubts: Object.fromEntries(doubts) } : { fields };
}

const byPreference = (one: Property, other: Property) => preferenceOf(one) - preferenceOf(other);

/** PREF of version 4.0 is 1 for the most preferred of several; earlier versions have a type of that name. */
const preferenceOf = ({ params, types }: Property) =>
  Number(params.get('pref') ?? (types.some((type) => /^pref$/i.test(type)) ? 1 : 101)) || 101;

/** Returns the fields that are the first text of a property. The other texts are notes. */
function plainFields(texts: (property: string) => string[]) {
  const fields: FoundRow['fields'] = {};
  const notes: string[] = [];
  for (const [name, { label, matchedBy, merge, vcard }] of customerFieldList) {
    if (matchedBy !== 'value' || merge === 'lines') continue;
    const [first, ...others] = texts(propertyName(vcard));
    fields[name] = first;
    notes.push(...others.map((other) => `${label}: ${other}`));
  }
  return { fields, notes };
}

/** Returns why a card is left out. */
function problemOf({ isWhole, isAgent }: Card, written: readonly string[]): string | undefined {
  if (!isWhole) return 'The card is not complete';
  if (isAgent) return 'The assistant of the card before';
  const kind = written.find((each) => !/^(individual|org)?$/i.test(each));
  return kind && `A ${kind.toLowerCase()}, not a person`;
}

interface CardName {
  text: string | undefined;
  doubt?: string;
}

/** A nickname or a company is the name of a card without another. */
function nameOf(all: (name: string) => Property[], file: Charset): CardName {
  const first = (texts: string[]) => texts.find(Boolean);
  const text =
    first(all('fn').map((each) => textOf(each, file))) ?? first(all('n').map((each) => wholeName(each, file)));
  if (text) return { text, doubt: /\p{L}/u.test(text) ? undefined : 'This does not look like a name.' };
  const nickname = first(all('nickname').map((each) => textOf(each, file)));
  if (nickname) return { text: nickname, doubt: 'A nickname: the card has no name' };
  const company = first(all('org').flatMap((each) => partsOf(each, file)));
  return { text: company, doubt: company && 'A company: the card has no name' };
}

/** 'Okafor;Ngozi;A.;Dr;' -> 'Dr Ngozi A. Okafor'; Chinese, Japanese and Korean names begin with the family. */
function wholeName(property: Property, file: Charset): string {
  const [family = '', given = '', more = '', before = '', after = ''] = partsOf(property, file);
  const isEastern = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(family + given);
  const parts = isEastern ? [before, family, given, more, after] : [before, given, more, family, after];
  return parts.filter(Boolean).join(' ');
}

function letterDoubt(text: string | undefined, { isGuess }: Charset): string | undefined {
  if (text?.includes('\ufffd')) return 'Some letters could not be read';
  return isGuess && text && /[\u0080-\uffff]/.test(text) ? 'Some letters may be wrong' : undefined;
}
