import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '@shared/api';
import { nounList } from '../server/nouns';
import { startApp, type Agent, type TestApp } from './support/app';
import { aTailor } from './support/factories';
import { jsonSchemaOf } from './support/json-schema';
import { nouns } from './support/nouns';

let app: TestApp;
let agent: Agent;
beforeAll(async () => {
  app = await startApp();
  ({ agent } = await aTailor(app));
});
afterAll(() => app.stop());

describe('the list of nouns', () => {
  it('serves every contract of shared/api.ts by one route', () => {
    const served = nounList.flatMap(([, { routes = [] }]) => routes.map(({ endpoint }) => endpoint));
    const named = (endpoints: typeof allEndpoints) => endpoints.map(({ method, path }) => `${method} ${path}`).sort();
    expect(named(served)).toEqual(named(allEndpoints));
  });

  it('has a fixture for every noun with a table', () => {
    const withTable = nounList.flatMap(([name, { table }]) => (table ? name : []));
    expect(nouns.map(({ name }) => name)).toEqual(withTable);
    expect(withTable.length).toBeGreaterThan(3);
  });

  it('has an archive and an entry in the list of stored data for every table of a tailor', () => {
    const kept = nounList.flatMap(([, noun]) => (noun.kept ?? []).flatMap(({ tables }) => tables));
    for (const [name, { table, archive }] of nounList) {
      if (!table) continue;
      expect({ name, files: archive?.files.length }).toEqual({ name, files: expect.any(Number) });
      expect(kept).toContain(getTableName(table));
    }
  });
});

// `newClient` stands in place of a client who is there.
describe.each(nouns)('the fixture of $name', ({ api, body, text }) => {
  it('has a value in each field', async () => {
    const fields = Object.keys(jsonSchemaOf(api.create.body, 'input').properties ?? {});
    const written = await body(agent);
    expect(
      fields.filter((field) => field !== 'newClient' && [undefined, null, ''].includes(written[field] as never)),
    ).toEqual([]);
    expect(fields).toContain(text);
  });
});
