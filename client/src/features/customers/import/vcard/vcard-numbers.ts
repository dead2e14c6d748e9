import { isShortened } from '../csv/cells';
import { severalNumbers } from '../reading/found-rows';
import type { Property } from './vcard-cards';
import { type Kind, kindOf, labelsOf } from './vcard-labels';
import { type Charset, textOf } from './vcard-texts';

/** The numbers of a card. */
interface CardNumbers {
  phone?: string;
  whatsapp?: string;
  /** The numbers that are neither, each with its type: 'Home: 01 234 5678'. */
  others: string[];
  /** Why the phone may be another one. */
  doubt?: string;
}

interface Found extends Kind {
  number: string;
  /** The best number has the lowest rank and then the lowest preference. */
  preference: number;
  /** The number of the WhatsApp account that a card shared by WhatsApp names. */
  account?: string;
}

/** Sorts the numbers of a card: the best to call, WhatsApp, and others. Phones write WhatsApp as a label, a type, a property or an address. */
export function numbersOf(properties: readonly Property[], file: Charset): CardNumbers {
  const labels = labelsOf(properties, file);
  const found = properties.flatMap((property) => foundIn(property, kindOf(property, labels, file), file));
  const called = sorted(found.filter(({ isChat, isCalled }) => !isChat && isCalled));
  const [best] = called;
  const hasWhatsApp = properties.some(
    ({ name, value }) => /^x-whats/.test(name) && /^(yes|true|y)$/i.test(value.trim()),
  );
  const [chat] = sorted(found.filter(({ isChat }) => isChat));
  const whatsapp = chat?.number ?? accountOf(called) ?? (hasWhatsApp ? best?.number : undefined);
  const isNew = once();
  for (const number of [best?.number, whatsapp]) if (number) isNew(number);
  const others = found.filter(({ number }) => isNew(number));
  const isUnclear = others.some(
    ({ isChat, isCalled, rank, preference }) =>
      !isChat && isCalled && rank === best?.rank && preference === best.preference,
  );
  return {
    phone: best?.number,
    whatsapp,
    others: others.map(({ number, label }) => `${label}: ${number}`),
    doubt: isUnclear ? severalNumbers : best && doubtOf(best.number),
  };
}

const sorted = (found: Found[]) => found.sort((a, b) => a.rank - b.rank || a.preference - b.preference);

function doubtOf(number: string): string | undefined {
  if (isShortened(number)) return 'A spreadsheet has shortened this number: its last digits are lost.';
  return /\p{L}{2}/u.test(number.replace(/ ext\. \w+$/, '')) ? 'It has more than a number' : undefined;
}

/** Numbers with the same digits are the same, and '0803 555 0142' and '+234 803 555 0142'. A text without digits is only itself. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  const isNational = (national: string, whole: string, international: string) =>
    /^0\d{9,}$/.test(national) && /^(\+|00)/.test(international) && whole.endsWith(national.slice(1));
  return a === b || isNational(a, b, other) || isNational(b, a, one);
}

/** Returns a function that says whether a number is none of those before. */
function once() {
  const known = new Map<string, string[]>();
  return (number: string): boolean => {
    // Numbers that are the same end with the same digits.
    const end = digitsOf(number).slice(-9);
    const alike = known.get(end) ?? [];
    known.set(end, [...alike, number]);
    return !alike.some((each) => isSame(each, number));
  };
}

const digitsOf = (number = '') => number.replace(/\D/g, '') || number;

/** Returns the first WhatsApp account, as the card writes the number. */
function accountOf(called: readonly Found[]): string | undefined {
  const { account, number } = called.find((each) => each.account) ?? {};
  return account && (digitsOf(number) === account ? number : `+${account}`);
}

function foundIn(property: Property, kind: Kind, file: Charset): Found[] {
  const { name, params } = property;
  const text = textOf(property, file);
  const isChat = kind.isChat || /^whatsapp:|wa\.me\/|whatsapp\.com/i.test(text);
  if (name !== 'tel' && !(isChat && /^(impp|url|socialprofile|x-(?!ab).*)$/.test(name))) return [];
  const account = digitsOf(params.get('waid')) || undefined;
  const of = { ...kind, isChat, label: isChat ? 'WhatsApp' : kind.label, preference: preferenceOf(property), account };
  // A phone can have a text instead of a number, such as '-', because the user wrote it.
  const numbers = numbersIn(text).filter((number) => name === 'tel' || /\d/.test(number));
  return numbers.map((number) => ({ ...of, number }));
}

/** Returns the numbers of a text: '0803 555 0142 / 0805 555 0142' are two. */
function numbersIn(text: string): string[] {
  if (/^[a-z][a-z+.-]*:/i.test(text)) return [numberOf(text)].filter(Boolean);
  const parts = text.split(/\/|;|,|:::|\bor\b/i).map((part) => part.trim());
  const areNumbers = parts.every((part) => /^[\d\s+().-]+$/.test(part) && digitsOf(part).length >= 7);
  return (areNumbers ? parts : [text]).filter(Boolean);
}

/** Returns the number of an address: 'tel:+1-555;ext=12' -> '+1-555 ext. 12', 'https://wa.me/2348035550142' -> '+2348035550142'. */
function numberOf(address: string): string {
  if (/^https?:/i.test(address)) {
    const [, digits] = /(?:wa\.me\/|[?&]phone=)(?:\+|%2b)?(\d{6,})/i.exec(address) ?? [];
    return digits ? `+${digits}` : '';
  }
  const [number = ''] = decodedUri(address.replace(/^[^:]*:/, '')).split(/[;?@]/);
  const [, extension] = /;ext=([\w-]+)/i.exec(address) ?? [];
  return extension ? `${number} ext. ${extension}` : number;
}

function decodedUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The text has a percent sign that is no escape.
    return text;
  }
}

/** PREF of versions 2.1 and 3.0 is the best, as is PREF=1 of version 4.0. */
function preferenceOf({ types, params }: Property): number {
  if (types.some((type) => type.toLowerCase() === 'pref')) return 1;
  return Number(params.get('pref')) || 101;
}
