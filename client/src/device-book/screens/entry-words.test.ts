import { describe, expect, it } from 'vitest';
import { anEntry } from '../../../../tests/support/client/offline';
import { anId } from '../../../../tests/support/client/rows';
import type { Entry, KeptRow } from '../../lib/offline-state';
import { clientOf, entryLine, entryValues, entryWords, type Names, plainText } from './entry-words';

const [ada, order] = [anId(1), anId(133)];

const names: Names = {
  client: (id) => (id === ada ? 'Adaobi Umeh' : undefined),
  order: (id) => (id === order ? { number: 133, currency: 'NGN', customerId: ada } : undefined),
  currency: 'GBP',
  today: '2026-06-01',
};

const at = '2026-06-01T09:00:00.000Z';
const row = (fields: object): KeptRow => ({ id: anId(5), createdAt: at, updatedAt: at, ...fields });

const client = { name: 'Adaobi Umeh', phone: '0803', whatsapp: null, notes: null, language: null };
const record = {
  customerId: ada,
  measurements: { chest: '101 cm', waist: '80 cm' },
  ownMeasures: [],
  tags: 'Jumpsuit',
};
const cap = { key: 'm-cap', name: 'Cap', value: '22 in' };
const garment = { id: anId(7), garment: 'Agbada', quantity: 1, price: 4_500_000 };
const orderRow = {
  id: order,
  customerId: ada,
  number: 133,
  currency: 'NGN',
  garments: [garment],
  dueOn: null,
  stage: 'sewing',
};
const payment = { amount: 2_000_000, method: 'cash', onDate: '2026-06-01', note: null };

type Case = [Entry['call'], Partial<Entry>, what: string, of: string];

const newClient: Partial<Entry> = { table: 'customers', id: ada };
const ofRecord: Partial<Entry> = { table: 'measurements', id: anId(5) };
const ofOrder: Partial<Entry> = { table: 'orders', id: order };
const changed = (before: object, after: object) => ({
  base: row(before),
  body: { ...before, ...after } as Entry['body'],
});

const cases: Case[] = [
  ['customers.create', { ...newClient, body: client }, 'New client', 'Adaobi Umeh'],
  ['customers.update', { ...newClient, ...changed(client, { phone: '0805' }) }, 'Phone is 0805', 'Adaobi Umeh'],
  ['customers.update', { ...newClient, ...changed(client, { phone: null }) }, 'Phone is empty', 'Adaobi Umeh'],
  ['customers.update', { ...newClient, ...changed(client, { language: 'fr' }) }, 'Language: Français', 'Adaobi Umeh'],
  [
    'customers.update',
    { ...newClient, ...changed(client, { notes: 'Zip at the side, and a pocket on the inside.' }) },
    'Notes changed',
    'Adaobi Umeh',
  ],
  [
    'customers.update',
    { ...newClient, body: client, base: { id: ada, createdAt: '', updatedAt: at } },
    'Client changed',
    'Adaobi Umeh',
  ],
  [
    'measurements.create',
    { ...ofRecord, body: { ...record, measurements: { chest: '104 cm', notes: 'Loose' }, ownMeasures: [cap] } },
    'New measures, 2',
    'Adaobi Umeh, Jumpsuit',
  ],
  [
    'measurements.update',
    { ...ofRecord, ...changed(record, { measurements: { chest: '104 cm', waist: '80 cm' } }) },
    'Chest is 104 cm',
    'Adaobi Umeh, Jumpsuit',
  ],
  [
    'measurements.update',
    { ...ofRecord, ...changed(record, { measurements: { chest: '104 cm' }, ownMeasures: [cap], tags: 'Gown' }) },
    'Chest, Cap and 2 more changed',
    'Adaobi Umeh, Gown',
  ],
  [
    'walkIns.create',
    { ...ofRecord, body: { name: 'Bisi', customerId: anId(3), measurements: { chest: '104 cm' }, tags: null } },
    'New client, 1 measure',
    'Bisi',
  ],
  [
    'orders.create',
    { ...ofOrder, id: anId(8), body: { customerId: ada, currency: 'NGN', garments: [garment], dueOn: '2026-06-16' } },
    'New order, Agbada',
    'Adaobi Umeh, for Tue 16 Jun',
  ],
  [
    'orders.create',
    { ...ofOrder, id: anId(8), body: { customerId: ada, currency: 'NGN', garments: [garment], dueOn: null, payment } },
    'New order, Agbada, ₦20,000 paid, cash',
    'Adaobi Umeh',
  ],
  [
    'orders.create',
    { ...ofOrder, body: { customerId: anId(3), newClient: { name: 'Bisi', phone: '0803' }, garments: [garment] } },
    'New order, Agbada',
    'Bisi',
  ],
  [
    'orders.update',
    { ...ofOrder, ...changed(orderRow, { dueOn: '2026-06-16', askedBy: 'client' }) },
    'Ready by is Tue 16 Jun',
    'Adaobi Umeh, order 133',
  ],
  [
    'orders.update',
    { ...ofOrder, ...changed(orderRow, { garments: [{ ...garment, quantity: 2 }], dueOn: '2026-06-16' }) },
    'Agbada and Ready by changed',
    'Adaobi Umeh, order 133',
  ],
  [
    'orders.update',
    { ...ofOrder, ...changed(orderRow, { clothFrom: 'client' }) },
    'Who brings the cloth: Client brings it',
    'Adaobi Umeh, order 133',
  ],
  [
    'orders.changeStage',
    { ...ofOrder, base: row(orderRow), body: { stage: 'ready' } },
    'Ready',
    'Adaobi Umeh, order 133',
  ],
  [
    'orders.changeStage',
    { ...ofOrder, base: row(orderRow), body: { stage: 'sewing', done: { [garment.id]: 1 } } },
    'Done: 1',
    'Adaobi Umeh, order 133',
  ],
  ['payments.create', { body: payment }, '₦20,000 paid, cash', 'Adaobi Umeh, order 133'],
  [
    'payments.create',
    { body: { ...payment, amount: -50_000, method: 'other' } },
    '₦500 given back',
    'Adaobi Umeh, order 133',
  ],
  ['payments.create', { orderId: anId(99), body: payment }, '£20,000 paid, cash', 'an order'],
  [
    'payments.update',
    { orderId: undefined, ...changed({ ...payment, orderId: order }, { amount: 2_500_000 }) },
    'Amount is ₦25,000',
    'Adaobi Umeh, a payment of order 133',
  ],
];

describe('entryWords', () => {
  it.each(cases)('of %s %#', (call, fields, what, of) => {
    const words = entryWords(anEntry({ call, ...fields }), names);
    expect([plainText(words.what), words.of]).toEqual([what, of]);
  });

  it('has words for each call', () => {
    const calls: Record<Entry['call'], true> = {
      ...{
        'customers.create': true,
        'customers.update': true,
        'measurements.create': true,
        'measurements.update': true,
      },
      ...{ 'walkIns.create': true, 'orders.create': true, 'orders.update': true, 'orders.changeStage': true },
      ...{ 'payments.create': true, 'payments.update': true },
    };
    expect([...new Set(cases.map(([call]) => call))].sort()).toEqual(Object.keys(calls).sort());
  });

  it('says no wrong amount while the currency is not known', () => {
    const entry = anEntry({ orderId: anId(99) });
    expect(entryLine(entry, { ...names, currency: '' })).toBe('An amount paid, cash: an order');
  });
});

describe('the other words of an entry', () => {
  it('name the client of a payment and of an order', () => {
    expect(clientOf(anEntry(), names)).toBe('Adaobi Umeh');
    expect(entryLine(anEntry(), names)).toBe('₦20,000 paid, cash: Adaobi Umeh, order 133');
  });

  it('are all values with their labels, to copy', () => {
    const body = { ...record, measurements: { chest: '104 cm', notes: 'Loose' }, ownMeasures: [cap], sheetId: 'shirt' };
    const entry = anEntry({ call: 'measurements.create', ...ofRecord, body });
    expect(entryValues(entry, names).split('\n')).toEqual([
      'Adaobi Umeh, Jumpsuit',
      'Chest: 104 cm',
      'Notes: Loose',
      'Cap: 22 in',
      'Label: Jumpsuit',
    ]);
    const ordered = { customerId: ada, currency: 'NGN', garments: [garment], rush: true, discount: 50_000, payment };
    const words = entryValues(anEntry({ call: 'orders.create', ...ofOrder, body: ordered }), names);
    expect(words.split('\n')).toEqual([
      'Adaobi Umeh',
      'Client: Adaobi Umeh',
      'Currency: NGN',
      'Agbada: Agbada, ₦45,000',
      'Rush: Yes',
      'Discount: ₦500',
      'Paid: ₦20,000',
    ]);
  });
});
