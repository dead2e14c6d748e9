import { messageLanguageNames } from '@shared/customers/message-languages';
import { customerLabels } from '@shared/customers/values';
import { measureName } from '@shared/measurements/catalogue';
import { lengthParts } from '@shared/measurements/units';
import type { Day } from '@shared/orders/days';
import { formatMoney } from '@shared/orders/money';
import { stageNames } from '@shared/orders/stages';
import { paymentWayNames } from '@shared/payments/contract';
import { dayText, lineText } from '../../features/orders/words';
import type { Entry } from '../../lib/offline-state';

/** What the words of a field need beside its value. */
export interface FieldContext {
  table: Entry['table'];
  currency: string;
  today: Day;
  client: (id: string) => string | undefined;
}

const recordLabels: Readonly<Record<string, string>> = { tags: 'Label', sheetName: 'Sheet' };

const orderLabels: Readonly<Record<string, string>> = {
  number: 'Number',
  customerId: 'Client',
  currency: 'Currency',
  discount: 'Discount',
  payment: 'Paid',
  dueOn: 'Ready by',
  dueTime: 'Time',
  rush: 'Rush',
  clothFrom: 'Cloth from',
  clothNote: 'Cloth',
  style: 'Style',
  notes: 'Notes',
  stage: 'Stage',
};

const paymentLabels: Readonly<Record<string, string>> = {
  amount: 'Payment',
  method: 'Paid by',
  onDate: 'Day',
  note: 'Note',
};

const labels: Readonly<Record<Entry['table'], Readonly<Record<string, string>>>> = {
  customers: customerLabels,
  sheets: {},
  // The name and the number of a walk-in's client, beside their record.
  measurements: { ...recordLabels, name: customerLabels.name, phone: customerLabels.phone },
  orders: orderLabels,
  payments: paymentLabels,
};

/** Returns the label of a field of a body, by its path: 'phone', 'measurements.chest', 'garments.<id>'; '' for what no person writes. */
export function fieldLabel(table: Entry['table'], name: string, value?: unknown): string {
  const [list = '', key = ''] = split(name);
  if (list === 'measurements') return key === 'notes' ? 'Notes' : measureName(key);
  if (list === 'ownMeasures') return textOf(value, 'name') || measureName(key);
  if (list === 'garments') return textOf(value, 'garment') || 'Garment';
  if (list === 'fittings') return 'Fitting';
  return labels[table][name] ?? '';
}

/** Returns the value of a field as a text; '' for an empty one. */
export function fieldText(name: string, value: unknown, context: FieldContext): string {
  if (value === null || value === undefined || value === '') return '';
  const { currency, today } = context;
  const [list = ''] = split(name);
  if (list === 'ownMeasures') return lengthText(textOf(value, 'value'));
  if (list === 'measurements') return name.endsWith('.notes') ? String(value) : lengthText(String(value));
  if (list === 'garments') return garmentText(value as GarmentLine, currency);
  if (list === 'fittings') return fittingText(value as FittingLine, today);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  switch (name) {
    case 'amount':
    case 'discount':
      return moneyText(Number(value), currency);
    case 'payment':
      return moneyText((value as { amount: number }).amount, currency);
    case 'dueOn':
    case 'onDate':
      return dayText(String(value), today);
    case 'method':
      return named(paymentWayNames, value);
    case 'stage':
      return named(stageNames, value);
    case 'language':
      return named(messageLanguageNames, value);
    case 'clothFrom':
      return value === 'client' ? 'Client' : 'Tailor';
    case 'customerId':
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

const named = (names: Readonly<Record<string, string>>, value: unknown): string =>
  names[String(value)] ?? String(value);

const textOf = (value: unknown, property: string): string =>
  typeof value === 'object' && value !== null ? String((value as Record<string, unknown>)[property] ?? '') : '';
