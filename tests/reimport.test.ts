import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customersApi, type Customer } from '@shared/customers';
import { guessedMapping, mappedRows } from '../client/src/features/clients/import/read-csv';
import { readClients } from '../client/src/features/clients/import/read-clients';
import { importedOf, planOf } from '../client/src/features/clients/import/plan';
import { startApp, type Agent, type TestApp } from './support/app';
import { aCustomer, aTailor } from './support/factories';

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

const bookOf = async (agent: Agent) => (await agent.get('/api/customers')).body as Customer[];
const written = ({ name, phone, whatsapp, notes }: Customer) => ({ name, phone, whatsapp, notes });

async function plannedFrom(file: Blob, book: Customer[]) {
  const read = await readClients(file);
  const rows = 'rows' in read ? read.rows : mappedRows(read.table, guessedMapping(read.table.columns));
  return planOf(rows, book, { country: 'Nigeria' });
}

it.each(['clients.csv', 'clients.json'])('%s of an archive gives the same book again', async (name) => {
  const [from, to] = [await aTailor(app), await aTailor(app)];
  for (const client of clients) await aCustomer(from.agent, client);
  const answer = await fetch(`${app.origin}/api/account/archive`, { headers: { cookie: from.agent.browser.cookie } });
  const file = new Blob([unzipSync(new Uint8Array(await answer.arrayBuffer()))[name] as Uint8Array<ArrayBuffer>]);
  const book = await bookOf(from.agent);

  const plan = await plannedFrom(file, []);
  expect(plan).toMatchObject({ duplicates: [], bad: [] });
  await to.agent.post(customersApi.import.path, { customers: importedOf(plan, () => 'skip') });
  expect((await bookOf(to.agent)).map(written)).toEqual(book.map(written));

  const again = await plannedFrom(file, book);
  expect(again).toMatchObject({ fresh: [], bad: [] });
  expect(again.duplicates.map(({ of }) => of)).toEqual(book);
  await from.agent.post(customersApi.import.path, { customers: importedOf(again, () => 'merge') });
  expect((await bookOf(from.agent)).map(written)).toEqual(book.map(written));
});
