import { customerFieldList } from '@shared/customers/values';

/** One property of a card as it stands in the file. Each character of its texts is a byte, because a property can name its encoding. */
export interface Property {
  name: string;
  /** 'item1' of 'item1.TEL', which other properties of the card can have too. */
  group: string;
  /** Types and bare parameters of version 2.1, such as 'CELL'. */
  types: string[];
  /** The other parameters by name in small letters. */
  params: ReadonlyMap<string, string>;
  value: string;
}

export interface Card {
  version: string;
  properties: Property[];
  /** Whether its END is in the file. */
  isWhole: boolean;
  /** Whether it is the assistant (AGENT) of another card. */
  isAgent: boolean;
  /** Whether other cards are within it. */
  hasCards: boolean;
}

/** Properties that are read. The lines of others, such as photos of megabytes, are not joined. */
const wanted = /^(fn|n|nickname|org|tel|impp|socialprofile|url|kind|version|agent|x-[\w-]*)$/;
const ofFields = new Set(customerFieldList.map(([, { vcard }]) => propertyName(vcard)));

/** All properties of the versions 2.1 to 4.0, and those of programs. */
const known =
  /^(begin|end|version|fn|n|nickname|photo|bday|anniversary|gender|adr|label|tel|email|impp|lang|tz|geo|title|role|logo|agent|org|member|related|categories|note|prodid|rev|sort-string|sound|uid|clientpidmap|url|key|fburl|caladruri|caluri|class|mailer|name|profile|source|kind|xml|created|language|pronouns|grammaticalgender|socialprofile|x-.*)$/i;

/** Returns the name of a property in small letters, without its types: 'TEL;TYPE=CELL' -> 'tel'. */
export function propertyName(written: string): string {
  return written.replace(/;.*/, '').toLowerCase();
}

/** Reads the cards of a file. The time that it takes grows with the size of the file alone. */
export function cardsOf(bytes: string): Card[] {
  const cards: Card[] = [];
  const open: Card[] = [];
  let isAfterAgent = false;
  const begin = () => {
    const [outer] = open.slice(-1);
    if (outer) outer.hasCards = true;
    const card = { version: '', properties: [], isWhole: false, isAgent: isAfterAgent, hasCards: false };
    cards.push(card);
    open.push(card);
  };
  for (const { name, property: read } of propertiesOf(bytes, () => open.at(-1)?.version)) {
    const card = open.at(-1);
    const value = read?.value.trim() ?? '';
    if (name === 'begin') begin();
    else if (name === 'end') Object.assign(open.pop() ?? {}, { isWhole: true });
    else if (name === 'version' && card) card.version = value;
    else if (name === 'agent' && /^begin:vcard$/i.test(value)) {
      isAfterAgent = true;
      begin();
    } else if (read) card?.properties.push(read);
    isAfterAgent = name === 'agent' && value === '';
  }
  return cards;
}

interface Read {
  name: string;
  /** Left out if it is not wanted. */
  property?: Property;
}

/** Reads the properties, each from its one or more lines. */
function* propertiesOf(bytes: string, version: () => string | undefined): Generator<Read> {
  let name = '';
  let lines: string[] = [];
  let isQuoted = false;
  const whole = (): Read => ({ name, property: lines.length > 0 ? propertyOf(name, lines.join('')) : undefined });
  for (const line of bytes.split(/\r\n?|\n/)) {
    if (isQuoted && lines.at(-1)?.endsWith('=') && !beginsProperty(line)) {
      // Programs that end lines twice leave an empty line before the text goes on.
      if (line) lines.push(`${lines.pop()?.slice(0, -1)}`, line);
      continue;
    }
    if (/^[ \t]/.test(line)) {
      // Version 2.1 divides a line before a space, which belongs to the text.
      if (lines.length > 0) lines.push(version() === '2.1' ? line : line.slice(1));
      continue;
    }
    const next = nameIn(line);
    if (!next || (name === 'note' && !beginsProperty(line))) {
      // A line break that the program did not escape.
      if (name === 'note' && line) lines.push('\n', line);
      continue;
    }
    if (name) yield whole();
    name = next.toLowerCase();
    lines = wanted.test(name) || ofFields.has(name) ? [line] : [];
    isQuoted = lines.length > 0 && /^[^:]*[;=]QUOTED-PRINTABLE[;:]/i.test(line);
  }
  if (name) yield whole();
}

/** The lengths are bounded, because a line of megabytes without a colon would exhaust the stack of the regular expression. */
const nameIn = (line: string) => /^(?:[\w-]{1,200}\.)?([\w-]{1,200})[ \t]{0,200}[;:]/.exec(line)?.[1];

/** Whether a line within a text begins a property. A text can have lines such as 'Chest: 40' and 'Note: loose'. */
function beginsProperty(line: string): boolean {
  const name = nameIn(line) ?? '';
  return known.test(name) && (/^x-/i.test(name) || name === name.toUpperCase() || name === name.toLowerCase());
}

function propertyOf(name: string, line: string): Property {
  const at = headEnd(line);
  const [first = '', ...written] = line.slice(0, at).match(/(?:[^;"]+|"[^"]*")+/g) ?? [];
  const types: string[] = [];
  const params = new Map<string, string>();
  for (const each of written) {
    const [, key = '', text = each] = /^([\w-]+)=([^]*)$/.exec(each) ?? [];
    const value = text.replaceAll('"', '');
    if (/^(quoted-printable|base64|b|8bit|7bit)$/i.test(value)) params.set('encoding', value.toLowerCase());
    else if (key && key.toLowerCase() !== 'type') params.set(key.toLowerCase(), value);
    else for (const type of key ? value.split(',') : [value]) types.push(type);
  }
  const group = first.includes('.') ? first.slice(0, first.indexOf('.')).toLowerCase() : '';
  return { name, group, types, params, value: line.slice(at + 1) };
}

/** Returns where the colon before the value is. Quoted parameters can have colons too. */
function headEnd(line: string): number {
  for (const match of line.matchAll(/"[^"]*"|:/g)) if (match[0] === ':') return match.index;
  return line.indexOf(':');
}
