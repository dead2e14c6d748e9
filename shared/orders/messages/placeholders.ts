import { orderLimits } from '../order-limits';
import type { MessageKind } from '../stages';

/** What a template of a message can have in braces. */
export const placeholders = ['name', 'garments', 'number', 'day', 'time', 'amount', 'until', 'shop', 'link'] as const;

export type Placeholder = (typeof placeholders)[number];

/** The texts that stand for the placeholders; undefined if the order has none. */
export type MessageValues = Partial<Record<Placeholder, string>>;

/** The messages that have a day, and a time of it. The others can have all other placeholders. */
const kindsOf: Partial<Record<Placeholder, readonly MessageKind[]>> = {
  day: ['taken', 'fitting', 'late', 'ready', 'waiting'],
  time: ['taken', 'fitting', 'late'],
};

/** Returns the placeholders that a message can have. */
export const placeholdersOf = (kind: MessageKind): Placeholder[] =>
  placeholders.filter((each) => kindsOf[each]?.includes(kind) ?? true);

/** Whether a name in braces is a placeholder. */
export const isPlaceholder = (name: string): name is Placeholder => placeholders.some((each) => each === name);

/** Returns what is wrong with the template of a message, for its field; undefined if nothing is. */
export function templateProblem(template: string, kind: MessageKind): string | undefined {
  if (template.trim() === '') return 'Write the message';
  if (template.length > orderLimits.message) return `Must be at most ${orderLimits.message} characters`;
  const named = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const unknown = named.find((name) => !isPlaceholder(name));
  if (unknown !== undefined) return `There is no {${unknown}}`;
  const other = named.find((name) => !placeholdersOf(kind).some((each) => each === name));
  return other && `There is no {${other}} in this message`;
}
