import type VCard from 'vcf';
import type { FoundRow, FoundRows } from './found-rows';
import { decoded } from './read-text';

/** One property of a card, as the library gives it. */
interface Property {
  valueOf: () => string | undefined;
  type?: string | string[];
  encoding?: string;
  charset?: string;
}

/** Reads a file of any number of vCards, version 2.1 to 4.0. */
export async function readVcards(text: string): Promise<FoundRows> {
  const { default: vcf } = await import('vcf');
  const cards = withWholeLines(text).split(/^(?=BEGIN:VCARD[ \t]*$)/im);
  const written = cards.filter((card) => /^BEGIN:VCARD/i.test(card));
  return { place: 'Card', rows: written.map((card, index) => ({ line: index + 1, ...readCard(vcf, card) })) };
}

/** Joins the lines of a quoted-printable value, which end with '=', and ends all lines as the library expects. */
function withWholeLines(text: string): string {
  const lines: string[] = [];
  let isOpen = false;
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    if (isOpen) lines.push(`${lines.pop()?.slice(0, -1)}${line}`);
    else lines.push(line);
    const whole = lines.at(-1) ?? '';
    isOpen = whole.endsWith('=') && /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(whole);
  }
  return lines.join('\r\n');
}

function readCard(vcf: typeof VCard, text: string): Omit<FoundRow, 'line'> {
  let card: VCard;
  try {
    card = new vcf().parse(text.trim());
  } catch {
    return { fields: {}, problem: 'The card is not complete' };
  }
  const all = (name: string) => [card.get(name) ?? []].flat() as unknown as Property[];
  const [phone, whatsapp] = numbersOf(all);
  const [name] = [...all('fn').map(textOf), ...all('n').map(nameOf), ...all('org').map(textOf)].filter(Boolean);
  return { fields: { name, phone, whatsapp, notes: all('note').map(textOf).join('\n') } };
}

/** Prefers a mobile number over others. WhatsApp has no property of its own: phones write it as a label, a type or an address. */
function numbersOf(all: (name: string) => Property[]): [phone?: string, whatsapp?: string] {
  const isWhatsApp = (property: Property) => [property.type ?? []].flat().some((type) => /whatsapp/i.test(type));
  const chats = [
    ...all('xWhatsapp'),
    ...all('impp').filter((each) => isWhatsApp(each) || /^whatsapp:/i.test(textOf(each))),
  ];
  const called = all('tel').filter((each) => !isWhatsApp(each) && !hasType(each, 'fax'));
  const phone = called.find((each) => hasType(each, 'cell')) ?? called[0];
  const [whatsapp] = [...all('tel').filter(isWhatsApp), ...chats];
  return [phone && numberOf(phone), whatsapp && numberOf(whatsapp)];
}

const hasType = ({ type }: Property, wanted: string) =>
  [type ?? []].flat().some((each) => each.toLowerCase() === wanted);

const numberOf = (property: Property) =>
  textOf(property)
    .replace(/^(tel|whatsapp|xmpp):/i, '')
    .replace(/;.*$/, '');

/** 'Okafor;Ngozi;A.;Dr;' -> 'Dr Ngozi A. Okafor'. */
function nameOf(property: Property): string {
  const [family = '', given = '', more = '', before = '', after = ''] = split(rawOf(property));
  return [before, given, more, family, after].filter(Boolean).join(' ');
}

const textOf = (property: Property) => unescaped(rawOf(property)).trim();

const split = (text: string) => text.split(/(?<!\\);/).map((part) => unescaped(part).trim());

const unescaped = (text: string) =>
  text.replace(/\\([\\,;nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

function rawOf(property: Property): string {
  const value = property.valueOf() ?? '';
  const isQuoted = /^quoted-printable$/i.test(property.encoding ?? '') || hasType(property, 'quoted-printable');
  return isQuoted ? fromQuotedPrintable(value, property.charset) : value;
}

/** Decodes '=C3=A9' (RFC 2045); other letters stand for themselves. */
function fromQuotedPrintable(text: string, charset: string | undefined): string {
  const bytes = [...text.matchAll(/=([0-9a-f]{2})|([^])/giu)].flatMap(([, hex, letter]) =>
    hex ? [parseInt(hex, 16)] : [...new TextEncoder().encode(letter)],
  );
  return decoded(new Uint8Array(bytes), charset);
}
