import { measureName } from '@shared/measurements/catalogue';
import { lengthParts } from '@shared/measurements/units';
import type { Day } from '@shared/orders/days';
import { formatMoney } from '@shared/orders/money';
import { dayText, lineText } from '../../features/orders/words';
import type { Entry } from '../../lib/offline-state';
import { nounOf } from '../nouns/nouns';

/** What the words of a field need beside its value. */
export interface FieldContext {
  table: Entry['table'];
  currency: string;
  today: Day;
  client: (id: string) => string | undefined;
}

/** Returns the label of a field of a body, by its path: 'phone', 'measurements.chest', 'garments.<id>'; '' for what no person writes. */
export function fieldLabel(table: Entry['table'], name: string, value?: unknown): string {
  const [list = '', key = ''] = split(name);
  if (list === 'measurements') return key === 'notes' ? 'Notes' : measureName(key);
  if (list === 'ownMeasures') return textOf(value, 'name') || measureName(key);
  if (list === 'garments') return textOf(value, 'garment') || 'Garment';
  if (list === 'fittings') return 'Fitting';
  if (name === 'newClient') return 'New client';
  if (name === 'payment') return 'Paid';
  return nounOf(table).fields[name]?.label ?? '';
}

/** Whether the value of a field is one of a list. */
export const isChoice = (table: Entry['table'], name: string): boolean => nounOf(table).fields[name]?.kind === 'choice';

/** Returns the value of a field as a text; '' for an empty one. */
export function fieldText(name: string, value: unknown, context: FieldContext): string {
  if (value === null || value === undefined || value === '') return '';
  const { table, currency, today } = context;
  const [list = ''] = split(name);
  if (list === 'ownMeasures') return lengthText(textOf(value, 'value'));
  if (list === 'measurements') return name.endsWith('.notes') ? String(value) : lengthText(String(value));
  if (list === 'garments') return garmentText(value as GarmentLine, currency);
  if (list === 'fittings') return fittingText(value as FittingLine, today);
  if (name === 'newClient') return `${textOf(value, 'name')} ${textOf(value, 'phone')}`.trim();
  if (name === 'payment') return moneyText((value as { amount: number }).amount, currency);
  const { kind, choices } = nounOf(table).fields[name] ?? { kind: 'text' };
  switch (kind) {
    case 'money':
      return moneyText(Number(value), currency);
    case 'day':
      return dayText(String(value), today);
    case 'yes':
      return value ? 'Yes' : 'No';
    case 'choice':
      return choices?.names[String(value)] ?? String(value);
    case 'client':
      return context.client(String(value)) ?? 'Client';
    default:
      return String(value);
  }
}

/** Returns an amount; words for it while its currency is not known. */
export const moneyText = (amount: number, currency: string): string =>
  currency ? formatMoney(amount, currency) : 'An amount';

interface GarmentLine {
  garment: string;
  quantity: number;
  price: number | null;
}

const garmentText = ({ garment, quantity, price }: GarmentLine, currency: string) =>
  [lineText({ garment, quantity }), price !== null && moneyText(price, currency)].filter(Boolean).join(', ');

interface FittingLine {
  onDate: string;
  atTime: string | null;
}

const fittingText = ({ onDate, atTime }: FittingLine, today: Day) =>
  [dayText(onDate, today), atTime].filter(Boolean).join(', ');

function lengthText(written: string): string {
  const { figure, unit } = lengthParts(written);
  return unit ? `${figure} ${unit}` : figure;
}

const split = (name: string): string[] => {
  const at = name.indexOf('.');
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
};

const textOf = (value: unknown, property: string): string =>
  typeof value === 'object' && value !== null ? String((value as Record<string, unknown>)[property] ?? '') : '';
