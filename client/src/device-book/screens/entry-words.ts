import { valuesOf } from '@shared/measurements/values';
import { type Stage, stageNames } from '@shared/orders/stages';
import { paymentWayNames } from '@shared/payments/fields';
import type { MeasurementUpdate } from '@shared/measurements/contract';
import { dayText, garmentsText } from '../../features/orders/words';
import type { Entry } from '../../lib/offline-state';
import { fieldsOf, isSame } from '../merge';
import { addedClient } from '../entries';
import { nounOf } from '../nouns/nouns';
import { type FieldContext, fieldLabel, fieldText, isChoice, moneyText } from './field-words';

/** What the words of an entry name. */
export interface Names extends Omit<FieldContext, 'table'> {
  order: (id: string) => NamedOrder | undefined;
}

export interface NamedOrder {
  number: number;
  currency: string;
  customerId: string;
}

/** A piece of text; a value is set in the type of figures. */
export type Part = string | { value: string };

interface EntryWords {
  /** What was written: 'Chest is ', '104 cm'. */
  what: readonly Part[];
  /** Of whom: 'Adaobi Umeh, Jumpsuit', 'Aisha Musa, order 138'. */
  of: string;
}

/** Returns the text of the parts. */
export const plainText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.value)).join('');

/** Returns what an entry says, in plain words. */
export const entryWords = (entry: Entry, names: Names): EntryWords => ({
  what: whatOf(entry, names),
  of: ofWhom(entry, names),
});

/** Returns the words in one line: 'New measures, 7, of Ada', '₦20,000 paid, cash, order 133'. */
export function entryLine(entry: Entry, names: Names): string {
  const what = plainText(whatOf(entry, names));
  return entry.call === 'customers.create' ? `${what}, ${ofWhom(entry, names)}` : `${what}: ${ofWhom(entry, names)}`;
}

/** Returns every value of an entry with its label, one a line, for a text that the user keeps. */
export function entryValues(entry: Entry, names: Names): string {
  const lines = [...fieldsOf(entry.body)].flatMap(([name, value]) => {
    const label = fieldLabel(entry.table, name, value);
    const text = label && fieldText(name, value, contextOf(entry, names));
    return text ? [`${label}: ${text}`] : [];
  });
  return [ofWhom(entry, names), ...lines].join('\n');
}

/** Returns what the words of an entry's fields need. */
export const contextOf = (entry: Entry, names: Names): FieldContext => ({
  ...names,
  table: entry.table,
  currency: currencyOf(entry, names),
});

/** Returns the client of an entry's row; '' if this device does not know them. */
export function clientOf(entry: Entry, names: Names): string {
  if (entry.table === 'customers') return text(entry.body.name) || names.client(entry.id) || '';
  const added = addedClient(entry);
  if (added) return text(added.name);
  const id = entry.body.customerId ?? entry.base?.customerId ?? orderOf(entry, names)?.customerId;
  // The question knows them also if the entry has no more than the version of its row.
  const deleted = entry.question?.kind === 'deleted' ? entry.question.client : undefined;
  return names.client(text(id)) ?? deleted ?? '';
}

/** Returns the number of an entry's order; undefined if it has none or it is not known. */
export const orderNumberOf = (entry: Entry, names: Names): number | undefined => orderOf(entry, names)?.number;

function whatOf(entry: Entry, names: Names): Part[] {
  const { call, body } = entry;
  switch (call) {
    case 'customers.create':
      return ['New client'];
    case 'measurements.create':
      return [`New measures, ${measureCount(body)}`];
    case 'walkIns.create':
      return [`New client, ${measureCount(body)} measure${measureCount(body) === 1 ? '' : 's'}`];
    case 'orders.create':
      return newOrder(entry, names);
    case 'orders.changeStage':
      return stageWords(entry);
    case 'payments.create':
      return paid(body, currencyOf(entry, names));
    case 'customers.update':
    case 'measurements.update':
    case 'orders.update':
    case 'payments.update':
      return changeWords(entry, names);
  }
}

function ofWhom(entry: Entry, names: Names): string {
  const client = clientOf(entry, names);
  const { table, call, body, base } = entry;
  if (table === 'measurements')
    return joined(client, text(body.tags ?? body.sheetName ?? base?.tags ?? base?.sheetName));
  if (call === 'orders.create')
    return joined(client, body.dueOn ? `for ${dayText(text(body.dueOn), names.today)}` : '');
  if (table === 'orders' || table === 'payments') {
    const number = orderNumberOf(entry, names);
    const order = number === undefined ? 'an order' : `order ${number}`;
    return joined(client, call === 'payments.update' ? `a payment of ${order}` : order);
  }
  return client;
}

function newOrder(entry: Entry, names: Names): Part[] {
  const garments = garmentsText(entry.body as unknown as Parameters<typeof garmentsText>[0]);
  const payment = entry.body.payment as Entry['body'] | null | undefined;
  const money = payment ? [', ', ...paid(payment, currencyOf(entry, names))] : [];
  return ['New order, ', { value: garments }, ...money];
}

function paid({ amount, method }: Entry['body'], currency: string): Part[] {
  const isGivenBack = Number(amount) < 0;
  const value = moneyText(Math.abs(Number(amount)), currency);
  const way = method && method !== 'other' ? paymentWayNames[method as keyof typeof paymentWayNames] : '';
  return [{ value }, joined(isGivenBack ? ' given back' : ' paid', way.toLowerCase())];
}

function stageWords({ body, base }: Entry): Part[] {
  const stage = body.stage as Stage;
  const done = Object.values((body.done ?? {}) as Record<string, number>).reduce((sum, count) => sum + count, 0);
  if (stage === base?.stage && body.done) return ['Done: ', { value: String(done) }];
  return [stageNames[stage]];
}

/** 'Chest is 104 cm', 'Language: Français' for one field that changed, 'Chest and Waist changed' for several. */
function changeWords(entry: Entry, names: Names): Part[] {
  const changed = changedFields(entry);
  const [first] = changed;
  if (!first) return [nounOf(entry.table).words.changed];
  if (changed.length > 1) return [`${listed(changed.map(({ label }) => label))} changed`];
  const value = fieldText(first.name, first.value, contextOf(entry, names));
  if (!value) return [`${first.label} is empty`];
  // A whole note would be longer than the row.
  if (value.length > 40) return [`${first.label} changed`];
  return [first.label + (isChoice(entry.table, first.name) ? ': ' : ' is '), { value }];
}

function changedFields({ table, body, base }: Entry) {
  // A base with nothing but its version says nothing about the fields.
  if (!base?.createdAt) return [];
  const before = fieldsOf(Object.fromEntries(Object.keys(body).map((name) => [name, base[name]])));
  const after = fieldsOf(body);
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((name) => {
    const [was, value] = [before.get(name), after.get(name)];
    const label = fieldLabel(table, name, value ?? was);
    return label && !isSame(was, value) ? [{ name, label, value }] : [];
  });
}

function listed(labels: readonly string[]): string {
  const [first = '', second = '', ...others] = labels;
  if (others.length > 0) return `${first}, ${second} and ${others.length} more`;
  return `${first} and ${second}`;
}

function measureCount(body: Entry['body']): number {
  return valuesOf(body as unknown as MeasurementUpdate).length;
}

function orderOf({ table, id, orderId, body, base }: Entry, names: Names): NamedOrder | undefined {
  if (table === 'payments') return orderId || base?.orderId ? names.order(text(orderId ?? base?.orderId)) : undefined;
  if (table !== 'orders') return undefined;
  return names.order(id) ?? ({ ...base, ...body } as Partial<NamedOrder> as NamedOrder);
}

const currencyOf = (entry: Entry, names: Names): string =>
  text(entry.body.currency ?? orderOf(entry, names)?.currency) || names.currency;

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ');

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
