import type { Property } from './vcard-cards';
import { bytesIn, type Charset, plainBytes, readable, textOf } from './vcard-texts';

/** The numbers of a card. */
export interface CardNumbers {
  phone?: string;
  whatsapp?: string;
  /** The numbers that are neither, each with its type: 'Home: 01 234 5678'. */
  others: string[];
  /** Why the phone may be another one. */
  doubt?: string;
}

interface Found {
  number: string;
  label: string;
  /** The best number has the lowest rank and then the lowest preference. */
  rank: number;
  preference: number;
  isChat: boolean;
  isCalled: boolean;
  /** The number of the WhatsApp account that a card shared by WhatsApp names. */
  account?: string;
}

/** Kinds of numbers from the best to call to the last; other numbers come after them. Phones write labels in their language. */
const kinds = [
  /\bcell|mobi|iphone|\bpcs\b|handy|portable|celular|m[oó]vil|мобил|\bcep\b|携帯|手机|手機/i,
  /work|business|company|office|shop|arbeit|bureau|trabajo|trabalho|lavoro|рабоч|\biş|勤務|会社|工作|单位/i,
  /home|privat|domicile|casa|домашн|\bev\b|自宅|住宅/i,
];

/** Numbers that reach a machine or another person. */
const neverCalled = /fax|pager|beeper|bipper|telex|modem|bbs|tty|assistant|isdn|факс|传真|ファックス/i;

const whatsApp = /whats ?app/i;

/** Sorts the numbers of a card: the best to call, WhatsApp, and others. Phones write WhatsApp as a label, a type, a property or an address. */
export function numbersOf(properties: readonly Property[], file: Charset): CardNumbers {
  const found = properties.flatMap((property) => foundIn(property, descriptionIn(properties, property, file), file));
  const called = sorted(found.filter(({ isChat, isCalled }) => !isChat && isCalled));
  const [best] = called;
  const whatsapp = sorted(found.filter(({ isChat }) => isChat))[0]?.number ?? accountOf(called);
  const others: Found[] = [];
  for (const each of found) {
    const known = [best?.number, whatsapp, ...others.map(({ number }) => number)];
    if (!known.some((number) => number && isSame(number, each.number))) others.push(each);
  }
  const isUnclear = others.some(
    ({ isChat, isCalled, rank, preference }) =>
      !isChat && isCalled && rank === best?.rank && preference === best.preference,
  );
  return {
    phone: best?.number,
    whatsapp,
    others: others.map(({ number, label }) => `${label}: ${number}`),
    doubt: isUnclear ? 'One of several numbers, see the notes' : undefined,
  };
}

const sorted = (found: Found[]) => found.sort((a, b) => a.rank - b.rank || a.preference - b.preference);

/** Numbers with the same digits are the same, and '0803 555 0142' and '+234 803 555 0142'. A text without digits is only itself. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  const isNational = (national: string, whole: string, international: string) =>
    /^0\d{9,}$/.test(national) && /^(\+|00)/.test(international) && whole.endsWith(national.slice(1));
  return a === b || isNational(a, b, other) || isNational(b, a, one);
}

const digitsOf = (number = '') => number.replace(/\D/g, '') || number;

/** Returns the first WhatsApp account, as the card writes the number. */
function accountOf(called: readonly Found[]): string | undefined {
  const { account, number } = called.find((each) => each.account) ?? {};
  return account && (digitsOf(number) === account ? number : `+${account}`);
}

/** What a card says of a number: its label, and all words by which its kind is known. */
interface Description {
  label: string;
  words: string;
}

function foundIn(property: Property, { label, words }: Description, file: Charset): Found[] {
  const { name, params } = property;
  const text = textOf(property, file);
  const services = [name, words, params.get('x-service-type'), params.get('service-type')].join(' ');
  const isChat = whatsApp.test(services) || /^whatsapp:|wa\.me\/|whatsapp\.com/i.test(text);
  if (name !== 'tel' && !(isChat && /^(impp|url|socialprofile|x-(?!ab).*)$/.test(name))) return [];
  const rank = kinds.findIndex((kind) => kind.test(words));
  const of = {
    label: isChat ? 'WhatsApp' : label,
    rank: rank === -1 ? kinds.length : rank,
    preference: preferenceOf(property),
    isChat,
    isCalled: !neverCalled.test(words),
    account: digitsOf(params.get('waid')) || undefined,
  };
  return numbersIn(text).map((number) => ({ ...of, number }));
}

/** Returns the numbers of a text: '0803 555 0142 / 0805 555 0142' are two. */
function numbersIn(text: string): string[] {
  if (/^[a-z][a-z+.-]*:/i.test(text)) return [numberOf(text)].filter(Boolean);
  const parts = text.split(/\s*(?:\/|;|,|:::|\bor\b)\s*/i);
  const areNumbers = parts.every((part) => /^[\d\s+().-]+$/.test(part) && digitsOf(part).length >= 7);
  return (areNumbers ? parts : [text]).filter(Boolean);
}

/** Returns the number of an address: 'tel:+1-555;ext=12' -> '+1-555 ext. 12', 'https://wa.me/2348035550142' -> '+2348035550142'. */
function numberOf(address: string): string {
  if (/^https?:/i.test(address)) {
    const [, digits] = /(?:wa\.me\/|[?&]phone=)(?:\+|%2b)?(\d{6,})/i.exec(address) ?? [];
    return digits ? `+${digits}` : '';
  }
  const number = decodedUri(address.replace(/^[^:]*:/, ''));
  return number.replace(/;ext=([\w-]+).*$/i, ' ext. $1').replace(/[;?@].*$/, '');
}

function decodedUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign of its own.
    return text;
  }
}

/** PREF of versions 2.1 and 3.0 is the best, as is PREF=1 of version 4.0. */
function preferenceOf({ types, params }: Property): number {
  if (types.some((type) => type.toLowerCase() === 'pref')) return 1;
  return Number(params.get('pref')) || 101;
}

/** Types that do not describe a number. */
const plain = /^(voice|pref|internet|msg|text|x400|preferred)$/i;

/** Returns the label of a number as the user wrote it, or else its types: 'Work fax'. */
function descriptionIn(properties: readonly Property[], property: Property, file: Charset): Description {
  const { group, params, types } = property;
  const shared = properties.find((each) => group && each.group === group && each.name === 'x-ablabel');
  // Apple puts its own labels in '_$!<Mobile>!$_'.
  const ofGroup = shared && textOf(shared, file).replace(/^_\$!<|>!\$_$/g, '');
  const custom = ofGroup || readable(bytesIn(params.get('x-label') ?? params.get('label') ?? ''), undefined, file);
  const words = types.filter((type) => !plain.test(type)).map((type) => wordOf(type, file));
  const typed = [...new Set(words)].join(' ');
  const label = custom || `${typed.slice(0, 1).toUpperCase()}${typed.slice(1)}` || 'Phone';
  return { label, words: `${custom} ${typed}` };
}

/** 'CELL' -> 'mobile', 'X-Shop' -> 'Shop', and Samsung's 'X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,Shop=20line)' -> 'Shop line'. */
function wordOf(type: string, file: Charset): string {
  const [, charset, quoted, custom] =
    /^X-CUSTOM\((?:CHARSET=([\w-]+),)?(ENCODING=QUOTED-PRINTABLE,)?([^]*)\)$/i.exec(type) ?? [];
  if (custom) return readable(plainBytes(custom, quoted && 'quoted-printable'), charset, file);
  const word = type.replace(/^X-/i, '');
  if (/^cell$/i.test(word)) return 'mobile';
  return /^[A-Z]+$/.test(word) ? word.toLowerCase() : word;
}
