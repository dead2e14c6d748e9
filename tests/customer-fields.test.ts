import fc from 'fast-check';
import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersApi, type Customer } from '@shared/customers/contract';
import { customerFields } from '@shared/customers/fields';
import {
  customerDetails,
  customerFieldList,
  customerFieldNames,
  customerLabels,
  customerValues,
  type CustomerFieldName,
  type CustomerValues,
} from '@shared/customers/values';
import { searchable, searchClients } from '../client/src/customers/client-search';
import { pickContacts } from '../client/src/features/customers/import/reading/contact-picker';
import { importedOf } from '../client/src/features/customers/import/sending/imported';
import { customerNoun } from '../server/features/customers/noun';
import { anyClients, aWholeClient, textOf } from './support/any-client';
import { startApp, type Agent, type TestApp } from './support/app';
import { aClient } from './support/client/rows';
import { aCustomer, aTailor } from './support/factories';
import { archiveOf, fileOf, plannedFrom } from './support/reimport';

/**
 * Every field of `customerFields`, in every place that reads or writes clients. These tests need no change for a new field; it fails
 * them where it is forgotten.
 */

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const listOf = async (agent: Agent) => (await agent.get(customersApi.list.path)).body as Customer[];
const sorted = (clients: readonly CustomerValues[]) =>
  clients.map((client) => JSON.stringify(customerValues(client))).sort();
const importInto = async (agent: Agent, customers: object[]) =>
  expect((await agent.post(customersApi.import.path, { customers })).status).toBe(201);

const nothing = { customers: [], records: [], sheets: [] };
const at = '2026-01-01T00:00:00.000Z';

/** Returns the clients that an import of a file adds to an empty list. */
async function importedFrom(file: Blob): Promise<CustomerValues[]> {
  const plan = await plannedFrom(file, nothing);
  expect(plan).toMatchObject({ duplicates: [], bad: [] });
  return plan.fresh.map(({ input }) => input);
}

describe('clients with any of the fields', () => {
  let clients: CustomerValues[];
  let archive: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    const { agent } = await aTailor(app);
    clients = [...(fc.sample(anyClients, { numRuns: 1, seed: 26 })[0] ?? []), aWholeClient(10_000)];
    for (const client of clients) await aCustomer(agent, client);
    archive = await archiveOf(app, agent);
  });

  it('are saved as they are', async () => {
    const { agent } = await aTailor(app);
    for (const client of clients) await aCustomer(agent, client);
    expect(sorted(await listOf(agent))).toEqual(sorted(clients));
  });

  it.each(['clients.json', 'clients.csv', 'clients.vcf'])('come back by %s', async (name) => {
    expect(sorted(await importedFrom(fileOf(archive, name)))).toEqual(sorted(clients));
  });

  it('come back by the zip of a download, into the list of another tailor', async () => {
    const { agent } = await aTailor(app);
    const plan = await plannedFrom(new Blob([archive]), nothing);
    await importInto(
      agent,
      importedOf(plan, () => 'skip'),
    );
    expect(sorted(await listOf(agent))).toEqual(sorted(clients));
  });

  it('come back by a CSV with the labels as headings, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyClients,
        fc.shuffledSubarray(customerFieldNames, { minLength: customerFieldNames.length }),
        async (all, names) => {
          const cells = all.map((client) => names.map((name) => client[name]));
          const csv = papa.unparse([names.map((name) => customerLabels[name]), ...cells]);
          const rows = [...all, aWholeClient(10_000)];
          const whole = `${csv}\r\n${papa.unparse([names.map((name) => rows.at(-1)?.[name])])}`;
          expect(sorted(await importedFrom(new Blob([whole])))).toEqual(sorted(rows));
        },
      ),
      { numRuns: 10 },
    );
  });

  it("come from the phone's contacts with the fields that these have", async () => {
    const picked = customerFieldList.flatMap(([name, field]) =>
      field.picked ? [{ name, property: field.picked }] : [],
    );
    const whole = aWholeClient(1);
    const contact = Object.fromEntries(picked.map(({ name, property }) => [property, [whole[name] ?? '']]));
    const asked: string[] = [];
    const found = await pickContacts({
      select: async (properties) => {
        asked.push(...properties);
        return [contact];
      },
    });
    expect(asked).toEqual(picked.map(({ property }) => property));
    expect(found?.rows[0]?.fields).toMatchObject(Object.fromEntries(picked.map(({ name }) => [name, whole[name]])));
  });
});

describe.each(customerDetails)('the field %s', (name) => {
  const whole = aWholeClient(1);
  const only = { ...aWholeClient(1), ...customerValues({ name: whole.name }), [name]: whole[name] };

  it('fills the empty field of the same client, and of the same client in the file', async () => {
    const { agent } = await aTailor(app);
    await aCustomer(agent, { name: whole.name });
    const [before] = await listOf(agent);
    const plan = await plannedFrom(new Blob([JSON.stringify([only])]), {
      ...nothing,
      customers: before ? [before] : [],
    });
    await importInto(
      agent,
      importedOf(plan, () => 'merge'),
    );
    expect((await listOf(agent)).map(customerValues)).toEqual([only]);

    const rows = papa.unparse([
      ['Name', customerLabels[name]],
      [whole.name, ''],
      [whole.name, whole[name]],
    ]);
    const inFile = await plannedFrom(new Blob([rows]), nothing);
    expect(importedOf(inFile, () => 'merge').map(customerValues)).toEqual([only]);
  });

  it('is kept by a merge with other values', async () => {
    const { agent } = await aTailor(app);
    const { id } = await aCustomer(agent, only);
    await importInto(agent, [{ ...aWholeClient(2), mergeInto: id }]);
    expect((await listOf(agent))[0]).toMatchObject({ [name]: whole[name] });
  });

  it('tells clients with one name apart', async () => {
    const others = [aClient({ name: whole.name }), aClient(only), aClient({ name: whole.name })];
    const row = { ...only, id: crypto.randomUUID(), createdAt: at };
    const plan = await plannedFrom(new Blob([JSON.stringify([row])]), { ...nothing, customers: others });
    expect(plan.duplicates.map(({ of }) => of)).toEqual([others[1]]);
  });

  it('changes alone in a PUT, and a PUT without it does what the list of fields says', async () => {
    const { agent } = await aTailor(app);
    const { id } = await aCustomer(agent, whole);
    const put = async (body: object) => (await agent.put(`/api/customers/${id}`, body)).body as Customer;
    const changed = { ...whole, [name]: textOf(name, 2) };
    expect(customerValues(await put(changed))).toEqual(changed);
    const { [name]: _leftOut, ...others } = changed;
    const expected = customerFields[name].ifLeftOut === 'cleared' ? null : changed[name];
    expect(customerValues(await put(others))).toEqual({ ...others, [name]: expected });
  });
});

describe('the search of clients', () => {
  const searched = customerFieldList.filter(([, { searchedAs }]) => searchedAs !== null).map(([name]) => name);

  it.each(searched)('finds a client by the field %s, and no other', (name: CustomerFieldName) => {
    const clients = [1, 2, 3].map((number) => aClient(aWholeClient(number)));
    const query = textOf(name, 2);
    expect(searchClients(searchable(clients), query)).toEqual([clients[1]]);
  });
});

describe('the privacy page', () => {
  const what = customerNoun.kept.map((kept) => kept.what).join();

  it.each(customerFieldNames)('names the field %s', (name) => {
    const { label, matchedBy } = customerFields[name];
    expect(what.toLowerCase()).toContain(matchedBy === 'number' ? 'numbers' : label.toLowerCase());
  });
});
