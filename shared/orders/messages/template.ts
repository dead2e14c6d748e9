import { cutTo } from '../../pages/shortened';
import { orderLimits } from '../order-limits';
import { isPlaceholder, type MessageValues, type Placeholder } from './placeholders';

/*
 * A template is the text of a message with placeholders in braces:
 *
 *   Hello[ {name}], your order is ready: {garments}.[ We are open today until {until}.]
 *
 * A part in brackets is left out if a placeholder in it has no value. It can have several forms with '|' between them, of which the
 * first one whose placeholders all have values is taken: '[It will be ready on {day}.|I will tell you the day.]'. Parts do not nest,
 * and brackets without a placeholder are only text. Outside of brackets, a sentence with a placeholder that has no value is left out.
 */

/** A piece of a message; `placeholder` is the one that it stands for. */
export interface MessagePart {
  text: string;
  placeholder?: Placeholder;
}

const optionalPart = /\[([^[\]]*)\]/g;
const inBraces = /\{(\w+)\}/g;

/** Returns a message of at most 999 characters. A longer one loses characters before its link. */
export function filled(template: string, values: MessageValues): MessagePart[] {
  const chosen = template.replace(optionalPart, (part, inside: string) => chosenForm(part, inside, values));
  return fitted(partsOf(withoutUnknown(chosen, values), values));
}

/** Returns the optional parts of a template that are shown with these values, with their texts. */
export function shownParts(template: string, values: MessageValues): { part: string; text: string }[] {
  return [...template.matchAll(optionalPart)].flatMap(([part, inside = '']) => {
    const form = chosenForm(part, inside, values);
    const text = textOfParts(partsOf(form, values));
    return form === part || text === '' ? [] : [{ part, text }];
  });
}

export const textOfParts = (parts: readonly MessagePart[]): string => parts.map(({ text }) => text).join('');

const namesIn = (text: string): Placeholder[] =>
  [...text.matchAll(inBraces)].flatMap(([, name = '']) => (isPlaceholder(name) ? [name] : []));

function chosenForm(part: string, inside: string, values: MessageValues): string {
  if (namesIn(inside).length === 0) return part;
  return inside.split('|').find((form) => namesIn(form).every((name) => values[name])) ?? '';
}

const sentence = /[^.!?…।؟\n]+[.!?…।؟]*[^\S\n]*|[.!?…।؟]+[^\S\n]*|\n/g;

/** Leaves out the sentences with a placeholder that has no value, and the empty lines that they would leave. */
function withoutUnknown(text: string, values: MessageValues): string {
  const sentences = text.match(sentence) ?? [];
  const known = sentences.filter((each) => namesIn(each).every((name) => values[name] !== undefined));
  if (known.length === sentences.length) return text.trim();
  return known
    .join('')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function partsOf(text: string, values: MessageValues): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(inBraces)) {
    if (!isPlaceholder(name)) continue;
    parts.push({ text: text.slice(end, index) }, { text: values[name] ?? '', placeholder: name });
    end = index + whole.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

function fitted(parts: MessagePart[]): MessagePart[] {
  if (textOfParts(parts).length <= orderLimits.message) return parts;
  const last = parts.at(-1);
  const link = last?.placeholder === 'link' ? [{ text: '\n\n' }, last] : [];
  let room = orderLimits.message - textOfParts(link).length;
  const shown: MessagePart[] = [];
  for (const part of parts) {
    if (part.text.length >= room) return [...shown, { ...part, text: cutTo(part.text, room) }, ...link];
    shown.push(part);
    room -= part.text.length;
  }
  return shown;
}
