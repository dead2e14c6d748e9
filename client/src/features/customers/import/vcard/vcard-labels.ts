import type { Property } from './vcard-cards';
import { bytesIn, type Charset, plainBytes, readable, textOf } from './vcard-texts';

/** What a card says of a number. */
export interface Kind {
  /** The label as the user wrote it, or else its types: 'Work fax'. */
  label: string;
  /** The best number to call has the lowest rank. */
  rank: number;
  isChat: boolean;
  isCalled: boolean;
}

/** Kinds of numbers from the best to call to the last; other numbers come after them. Phones write labels in their language. */
const kinds = [
  /\bcell|mobi|iphone|\bpcs\b|handy|portable|celular|m[oó]vil|мобил|\bcep\b|携帯|手机|手機/i,
  /work|business|company|office|shop|arbeit|bureau|trabajo|trabalho|lavoro|рабоч|\biş|勤務|会社|工作|单位/i,
  /home|privat|domicile|casa|домашн|\bev\b|自宅|住宅/i,
];

/** Numbers that reach a machine or another person. */
const neverCalled = /fax|pager|beeper|bipper|telex|modem|bbs|tty|assistant|isdn|факс|传真|ファックス/i;

/** Types that do not describe a number. */
const plain = /^(voice|pref|internet|msg|text|x400|preferred)$/i;

/** Returns the labels of groups: 'Shop' of 'item1.X-ABLabel:Shop' describes item1.TEL. */
export function labelsOf(properties: readonly Property[], file: Charset): ReadonlyMap<string, string> {
  const labels = properties.filter(({ name, group }) => name === 'x-ablabel' && group);
  // Apple puts its own labels in '_$!<Mobile>!$_'.
  return new Map(labels.map((label) => [label.group, textOf(label, file).replace(/^_\$!<|>!\$_$/g, '')]));
}

/** Returns the kind of a number by the label of its group, its own label and its types. */
export function kindOf(property: Property, labels: ReadonlyMap<string, string>, file: Charset): Kind {
  const { name, group, params, types } = property;
  const own = bytesIn(params.get('x-label') ?? params.get('label') ?? '');
  const custom = labels.get(group) || readable(own, undefined, file);
  const words = types.filter((type) => !plain.test(type)).map((type) => wordOf(type, file));
  const typed = [...new Set(words)].join(' ');
  const all = `${custom} ${typed}`;
  const rank = kinds.findIndex((kind) => kind.test(all));
  const services = [name, all, params.get('x-service-type'), params.get('service-type')].join(' ');
  return {
    label: custom || `${typed.slice(0, 1).toUpperCase()}${typed.slice(1)}` || 'Phone',
    rank: rank === -1 ? kinds.length : rank,
    isChat: /whats ?app/i.test(services),
    isCalled: !neverCalled.test(all),
  };
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
