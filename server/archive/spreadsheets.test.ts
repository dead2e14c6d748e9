import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '@shared/orders/order';
import { startApp, type Agent, type TestApp } from '../../tests/support/app';
import { aCustomer, aTailor } from '../../tests/support/factories';

type Row = Record<string, unknown>;

/** Each reads a CSV as a spreadsheet does, which takes for a figure what looks like one. */
const parsers: [string, (csv: string) => Row[]][] = [
  [
    'Papa Parse',
    (csv) =>
      papa.parse<Row>(csv.replace('\ufeff', ''), { header: true, dynamicTyping: true, skipEmptyLines: true }).data,
  ],
  ['csv-parse', (csv) => parse(csv, { columns: true, bom: true, cast: figure })],
];

const figure = (cell: string) => (/^[+-]?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell);

let app: TestApp;
let agent: Agent;
let files: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  ({ agent } = await aTailor(app));
  const { id: customerId } = await aCustomer(agent, { name: 'Ada', phone: '08035550142', whatsapp: '2348035550142' });
  await aCustomer(agent, { name: 'Bisi', phone: '0803 555 0143', whatsapp: '12-34' });
  const garment = (over: object) => ({ id: crypto.randomUUID(), garment: 'Agbada', ...over });
  const anOrder = async (over: object) => (await agent.post('/api/orders', { customerId, ...over })).body as Order;
  const suit = [garment({ price: 4_500_050, quantity: 2 }), garment({ price: 100_000, garment: 'Cap' })];
  const { id } = await anOrder({ garments: suit, discount: 50_000, clothFrom: 'client', rush: true });
  const pay = (amount: number) => agent.post(`/api/orders/${id}/payments`, { amount, onDate: '2026-06-01' });
  expect([(await pay(2_000_000)).status, (await pay(-500_050)).status]).toEqual([201, 201]);
  await anOrder({
    garments: [garment({ price: null })],
    currency: 'XOF',
    payment: { amount: 700, onDate: '2026-06-01' },
  });
  const cancelled = await anOrder({ garments: [garment({ price: 1_234 })], currency: 'KWD' });
  await agent.put(`/api/orders/${cancelled.id}/stage`, { stage: 'cancelled', because: 'client' });
  const answer = await fetch(`${app.origin}/api/account/archive`, { headers: { cookie: agent.cookie } });
  const unzipped = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  files = Object.fromEntries(unzipped.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
});
afterAll(() => app.stop());

const sum = (rows: readonly Row[], column: string, currency: string) =>
  rows
    .filter((row) => row.Currency === currency)
    .map((row) => row[column])
    .filter((cell) => typeof cell === 'number')
    .reduce((one, other) => one + other, 0);

describe.each(parsers)('a spreadsheet (%s)', (_name, read) => {
  it('sums the amounts of orders.csv, each order once', () => {
    const rows = read(files['orders.csv']!);
    expect(rows).toHaveLength(4);
    const sums = ['Order price', 'Discount', 'Paid', 'Left'].map((column) => sum(rows, column, 'NGN'));
    expect(sums).toEqual([91_001, 500, 14_999.5, 75_501.5]);
    expect(rows.map((row) => row['Price of one'])).toEqual(
      [45_000.5, 1_000, '', 1.234].map((cell) => (cell === '' ? expect.toBeOneOf(['', null]) : cell)),
    );
    expect([sum(rows, 'Paid', 'XOF'), sum(rows, 'Left', 'XOF')]).toEqual([700, 0]);
    // A price that is not agreed, and a cancelled order, leave nothing to pay.
    expect(rows.slice(2).map(({ Left }) => Left || null)).toEqual([null, null]);
    expect(rows.map(({ Done }) => Done)).toEqual([0, 0, 0, 0]);
  });

  it('says what is written of an order in the words of its form', () => {
    const [row] = read(files['orders.csv']!);
    expect(row).toMatchObject({
      'Who brings the cloth': 'Client brings it',
      'Which cloth': expect.toBeOneOf(['', null]),
    });
    expect(row).toMatchObject({ Rush: 'Yes', 'Ready by': expect.toBeOneOf(['', null]) });
  });

  it('sums the amounts of payments.csv, also what was given back', () => {
    const rows = read(files['payments.csv']!);
    expect([sum(rows, 'Amount', 'NGN'), sum(rows, 'Amount', 'XOF')]).toEqual([14_999.5, 700]);
    expect(rows.map(({ Amount }) => Amount)).toContain(-5_000.5);
  });

  it('shows the telephone numbers of clients.csv with all their digits', () => {
    const rows = read(files['clients.csv']!);
    expect(rows.map(({ Phone, WhatsApp }) => [Phone, WhatsApp])).toEqual([
      ['0803 555 0142', '2348 035 550 142'],
      ['0803 555 0143', '12-34'],
    ]);
  });
});
