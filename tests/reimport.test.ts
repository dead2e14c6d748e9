import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersApi } from '@shared/customers/contract';
import { customerValues } from '@shared/customers/values';
import { specifiedKeys } from '@shared/measurements/contract';
import type { SheetRow } from '@shared/sheets/contract';
import { sheetOf } from '@shared/sheets/sheet-of-record';
import { importedOf } from '../client/src/features/customers/import/sending/imported';
import { startApp, type Agent, type TestApp } from './support/app';
import { aCustomer, aMeasurement, aTailor } from './support/factories';
import { archiveOf, bookOf, contentsOf, fileOf, importInto, plannedFrom } from './support/reimport';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const clients = [
  {
    name: 'Olúwaṣeun Adébáyọ̀',
    phone: '+44 7700 900482',
    whatsapp: '0803 555 0142',
    notes: 'Tall,\n"left-handed"; slim',
  },
  { name: '=Emeka', phone: '-', whatsapp: null, notes: '+1 set\n=B2; @home\n\tand -3' },
  { name: "O'Brien", phone: null, whatsapp: '+971 50 555 0188', notes: null },
];

const empty = { customers: [], records: [], sheets: [] };

describe('the clients of an archive', () => {
  it.each(['clients.csv', 'clients.json', 'clients.vcf'])('restore the same book by %s', async (name) => {
    const [from, to] = [await aTailor(app), await aTailor(app)];
    for (const client of clients) await aCustomer(from.agent, client);
    const file = fileOf(await archiveOf(app, from.agent), name);
    const book = await bookOf(from.agent);

    const plan = await plannedFrom(file, empty);
    expect(plan).toMatchObject({ duplicates: [], bad: [] });
    await to.agent.post(customersApi.import.path, { customers: importedOf(plan, () => 'skip') });
    expect((await bookOf(to.agent)).customers.map(customerValues)).toEqual(book.customers.map(customerValues));

    const again = await plannedFrom(file, book);
    expect(again).toMatchObject({ fresh: [], bad: [] });
    expect(again.duplicates.map(({ of }) => of)).toEqual(book.customers);
    expect(importedOf(again, () => 'merge')).toEqual([]);
  });
});

/** Texts that a tailor types as a length, and some that are none. */
const lengths = [
  '15 1/2',
  '40 in',
  '98.5 cm',
  '38¾',
  '12½"',
  'loose; see note: yes',
  '=1+1',
  '-3',
  '5\'4"',
  'ẹ̀gbẹ́ 20',
  '２１',
];
const own = [
  { key: 'head', name: 'Fila', value: '22 1/2' },
  { key: 'own-0000abcd', name: 'Burst: round', value: '42; loose' },
  { key: 'own-0000beef', name: '=Şalvar', value: '98,5 cm' },
];

/** Adds clients with all fields, namesakes, and records of all measures over years, as a tailor does. */
async function fillBook(agent: Agent) {
  const sheet = (name: string, position: number) => ({
    name,
    garment: 'Agbada',
    measures: [
      { key: 'chest', name: 'Burst' },
      ...own.map(({ key, name: ofMeasure }) => ({ key, name: ofMeasure, synonyms: ['Ọjá'], guide: 'Round' })),
    ],
    position,
  });
  const sheets: SheetRow[] = [];
  for (const [index, name] of ['Agbada', 'Ìró', 'Agbada'].entries())
    sheets.push((await agent.post('/api/sheets', sheet(name, index))).body as SheetRow);
  const takenBy = [{ id: 'shirt', name: 'Shirt' }, sheets[1], { id: null, name: null }];
  const namesakes = [
    { name: 'John' },
    { name: 'John' },
    { name: 'Ada', phone: '0803 1' },
    { name: 'Ada', phone: '0803 2' },
  ];
  let days = 0;
  for (const [index, client] of [...clients, ...namesakes, { name: 'Nobody measured' }].entries()) {
    const { id } = await aCustomer(agent, client);
    for (let round = 0; client.name !== 'Nobody measured' && round < 3; round += 1) {
      const values = specifiedKeys.map((measure, at) => [measure, lengths[(at + index + round) % lengths.length]]);
      const record = await aMeasurement(agent, id, {
        measurements: {
          ...Object.fromEntries(round === 1 ? values.slice(0, 3) : values),
          notes: round ? 'Left\nlower' : null,
        },
        ownMeasures: round === 2 ? own : own.slice(0, round),
        tags: [null, 'Wedding, "=white"', 'Ọjọ́ ìbí'][round],
        sheetId: takenBy[round]?.id,
        sheetName: takenBy[round]?.name,
      });
      days += 1;
      await app.database.db.execute(
        sql`update measurements set created_at = created_at - ${`${days * 17} days 03:04:05.678`}::interval where id = ${record.id}`,
      );
    }
  }
}

describe('an archive', () => {
  it('restores the same book in a new account, once, however often it is imported', async () => {
    const [from, to] = [await aTailor(app), await aTailor(app)];
    await fillBook(from.agent);
    const archive = await archiveOf(app, from.agent);
    const zip = new Blob([archive]);
    const { plan } = await importInto(app, to.agent, zip);
    expect(plan).toMatchObject({ duplicates: [], bad: [], records: { fresh: 21, known: 0 } });
    const copy = await archiveOf(app, to.agent);
    expect(contentsOf(copy)).toEqual(contentsOf(archive));
    const latest = async ({ agent }: { agent: Agent }) =>
      Object.values((await agent.get('/api/measurements/latest')).body as object).sort();
    expect(await latest(to)).toEqual(await latest(from));

    const { records, sheets } = await bookOf(to.agent);
    const taken = records.filter(({ sheetName }) => sheetName === 'Ìró');
    expect(taken).toHaveLength(7);
    for (const record of taken) expect(sheetOf(record, sheets)?.name).toBe('Ìró');

    for (const { agent } of [from, to]) {
      const before = await bookOf(agent);
      for (const file of [zip, new Blob([copy]), fileOf(archive, 'measurements.json')]) {
        const again = await importInto(app, agent, file);
        expect(again.plan).toMatchObject({ fresh: [], bad: [], records: { fresh: 0, known: 21 }, sheets: [] });
        expect(again.calls).toBe(0);
      }
      const sheet = await importInto(app, agent, fileOf(archive, 'measurements.csv'));
      expect(sheet.plan).toMatchObject({ fresh: [], bad: [], records: { fresh: 0, known: 21 } });
      expect(await bookOf(agent)).toEqual(before);
    }
    const { agent } = await aTailor(app);
    await importInto(app, agent, fileOf(archive, 'measurements.csv'));
    const names = (await bookOf(agent)).records.map(({ sheetName }) => sheetName);
    expect(names.sort()).toEqual(records.map(({ sheetName }) => sheetName).sort());
  });

  it('adds missing records to existing clients, also to one that was changed since the download', async () => {
    const { agent } = await aTailor(app);
    const ada = await aCustomer(agent, { name: 'Ada', phone: '0803 555 0142' });
    const record = await aMeasurement(agent, ada.id);
    const zip = new Blob([await archiveOf(app, agent)]);
    await agent.delete(`/api/measurements/${record.id}`);
    await agent.put(`/api/customers/${ada.id}`, { name: 'Adé Eze', phone: '0805 111 2222' });
    const before = await bookOf(agent);
    const { plan, calls } = await importInto(app, agent, zip);
    expect([plan.duplicates, calls]).toMatchObject([[{ of: { id: ada.id }, why: 'client' }], 1]);
    const { customers, records } = await bookOf(agent);
    expect(customers).toEqual(before.customers);
    expect(records).toEqual([{ ...record, id: records[0]?.id, updatedAt: records[0]?.updatedAt }]);
  });

  it('brings back own messages for which the tailor has no words, and the language of a client', async () => {
    const [from, to, third] = [await aTailor(app), await aTailor(app), await aTailor(app)];
    await aCustomer(from.agent, { name: 'Ada', language: 'yo' });
    const messages = { ready: { yo: 'Ó ti ṣetán, {name}', en: 'Ready' }, late: { ar: 'تأخرت' } };
    await from.agent.put('/api/orders/book', { messages, timeZone: 'Africa/Lagos' });
    const zip = new Blob([await archiveOf(app, from.agent)]);
    await importInto(app, to.agent, zip);
    expect(await bookOf(to.agent)).toMatchObject({
      customers: [{ name: 'Ada', language: 'yo' }],
      orderBook: { messages, timeZone: 'Africa/Lagos' },
    });
    expect((await importInto(app, to.agent, zip)).calls).toBe(0);

    const own = { ready: { en: 'Come and see' }, thanks: { sw: 'Asante' } };
    await third.agent.put('/api/orders/book', { messages: own, timeZone: 'Asia/Kolkata', weeklyGarments: 4 });
    await importInto(app, third.agent, zip);
    expect((await bookOf(third.agent)).orderBook).toMatchObject({
      messages: { ...messages, ...own, ready: { ...messages.ready, ...own.ready } },
      ...{ timeZone: 'Asia/Kolkata', weeklyGarments: 4 },
    });
  });
});
