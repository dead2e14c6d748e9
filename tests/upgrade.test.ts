import { unzipSync } from 'fflate';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../server/db/client';
import { migrateDatabase } from '../server/db/migrate';
import { signIn, startApp, type Agent, type TestApp } from './support/app';
import { rowsOf, tablesOf, type Table, type TextRow } from './support/database/catalogue';
import { earlierDatabase, type EarlierDatabase } from './support/database/earlier-database';
import { fillTables } from './support/database/earlier-rows';
import { firstEmail } from './support/database/earlier-values';

/** The last migration of the released version, from which people upgrade. */
const released = 29;
const rowsPerTable = 1_000;

/**
 * Columns that a later migration changes on purpose, as 'table.column': the value that a row has afterwards, from the row before and
 * the row found; undefined if the column is gone. All other columns stay as they are.
 */
const changes: Record<string, (row: TextRow, found: TextRow) => string | null | undefined> = {
  // Tags of prices and open days are added behind the others.
  'tailors.tags': ({ tags }, found) => (found.tags?.startsWith(tags?.slice(0, -1) ?? '-') ? found.tags : tags),
};

interface TableRows {
  table: Table;
  rows: TextRow[];
}

const readAll = async (client: pg.ClientBase, tables: readonly Table[]): Promise<TableRows[]> => {
  const all: TableRows[] = [];
  for (const table of tables) all.push({ table, rows: await rowsOf(client, table) });
  return all;
};

/** Returns the changes of rows: 'customers: 1 row lost', 'customers.name: 1 row changed, "Ada" to "Eze"'. */
async function lossesOf(client: pg.ClientBase, before: readonly TableRows[]): Promise<string[]> {
  const tables = await tablesOf(client);
  const losses: string[] = [];
  for (const { table, rows } of before) {
    const now = tables.find(({ name }) => name === table.name);
    if (!now) losses.push(`${table.name}: table lost`);
    else losses.push(...(await lossesIn(client, table, now, rows)));
  }
  return losses;
}

async function lossesIn(client: pg.ClientBase, table: Table, now: Table, rows: readonly TextRow[]): Promise<string[]> {
  const kept = table.columns.filter(({ name }) => now.columns.some((column) => column.name === name));
  const keyOf = (row: TextRow) => JSON.stringify(table.primaryKey.map((name) => row[name]));
  const after = await rowsOf(client, { ...table, columns: kept });
  const byKey = new Map(after.map((row) => [keyOf(row), row]));
  const pairs = rows.flatMap((row) => {
    const found = byKey.get(keyOf(row));
    return found ? [{ row, found }] : [];
  });
  const losses = table.columns.flatMap(({ name }) => {
    const change = changes[`${table.name}.${name}`];
    const changed = pairs.filter(({ row, found }) => found[name] !== (change ? change(row, found) : row[name]));
    const [first] = changed;
    const example = first && `${JSON.stringify(first.row[name])} to ${JSON.stringify(first.found[name])}`;
    return first ? [`${table.name}.${name}: ${changed.length} changed, ${example}`] : [];
  });
  const lost = rows.length - pairs.length;
  const more = after.length - pairs.length;
  return [
    ...losses,
    ...(lost ? [`${table.name}: ${lost} lost`] : []),
    ...(more ? [`${table.name}: ${more} more`] : []),
  ];
}

let earlier: EarlierDatabase;
let before: TableRows[];
beforeAll(async () => {
  earlier = await earlierDatabase(released);
  await fillTables(earlier.client, rowsPerTable);
  before = await readAll(earlier.client, await tablesOf(earlier.client));
  await migrateDatabase(earlier.url);
});

describe('the migration of a database of the released version', () => {
  it('begins with many rows in every table', () => {
    const counts = before.map(({ table, rows }) => [table.name, rows.length >= rowsPerTable]);
    expect(counts).toEqual(before.map(({ table }) => [table.name, true]));
    expect(counts.length).toBeGreaterThan(20);
  });

  it('keeps every row and every value', async () => {
    expect(await lossesOf(earlier.client, before)).toEqual([]);
  });

  const first = `(select ctid from customers order by id limit 1)`;
  it.each([
    [
      'measurements',
      `delete from measurements where ctid = (select ctid from measurements limit 1)`,
      /^measurements: 1 lost$/,
    ],
    ['secrets', `insert into secrets values ('another', '')`, /^secrets: 1 more$/],
    [
      'customers',
      `update customers set notes = 'new' where ctid = ${first}`,
      /^customers\.notes: 1 changed, .* to "new"$/,
    ],
    [
      'customers',
      `update customers set updated_at = updated_at + interval '1 microsecond'`,
      /^customers\.updated_at: 1000 changed/,
    ],
    ['measurements', `alter table measurements drop column tags`, /^measurements\.tags: \d+ changed, .* to undefined$/],
    ['figures', `drop table figures`, /^figures: table lost$/],
  ])('would notice in %s: %s', async (name, statement, noticed) => {
    await earlier.client.query(`begin; ${statement}`);
    const losses = await lossesOf(
      earlier.client,
      before.filter(({ table }) => table.name === name),
    );
    await earlier.client.query('rollback');
    expect(losses).toEqual([expect.stringMatching(noticed)]);
  });
});

describe('the product on a database of the released version', () => {
  let app: TestApp;
  let agent: Agent;
  let tailorId: string | null | undefined;
  const own = (name: string) =>
    before.find(({ table }) => table.name === name)?.rows.filter((row) => row.tailor_id === tailorId) ?? [];
  const idsOf = (rows: readonly unknown[]) => rows.map((row) => (row as { id: string }).id).sort();
  beforeAll(async () => {
    const opened = openDatabase(earlier.url);
    const stop = () => opened.pool.end();
    app = await startApp({ database: { ...opened, url: earlier.url, stop } });
    agent = await signIn(app, { email: firstEmail, firstName: 'Ada', lastName: 'Eze' });
    const { body } = await agent.get('/api/tailors/me');
    tailorId = body.id as string;
  });
  afterAll(async () => {
    await app.stop();
    await earlier.stop();
  });

  it('answers the clients', async () => {
    const { status, body } = await agent.get('/api/customers');
    expect(status).toBe(200);
    const texts = ({ id, name, phone, whatsapp, notes }: Record<string, unknown>) =>
      JSON.stringify([id, name, phone, whatsapp, notes]);
    expect((body as TextRow[]).map(texts).sort()).toEqual(own('customers').map(texts).sort());
    expect(body.length).toBeGreaterThan(300);
  });

  it('answers the records, and the record list of a client', async () => {
    const { status, body } = await agent.get('/api/measurements/all');
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(idsOf(own('measurements')));
    const { customer_id: customerId } = own('measurements')[0] ?? {};
    const list = await agent.get(`/api/measurements/${customerId}`);
    expect(idsOf(list.body)).toEqual(idsOf(own('measurements').filter((row) => row.customer_id === customerId)));
  });

  it('answers the sheets and the portfolio', async () => {
    expect(idsOf((await agent.get('/api/sheets')).body)).toEqual(idsOf(own('sheets')));
    const { status, body } = await agent.get('/api/gallery');
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(idsOf(own('gallery_images')));
  });

  it('answers the archive with all of it', async () => {
    const answer = await fetch(`${app.origin}/api/account/archive`, { headers: { cookie: agent.cookie } });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const listOf = (name: string) => JSON.parse(new TextDecoder().decode(files[name])) as unknown[];
    for (const [file, table] of Object.entries(archived)) expect(idsOf(listOf(file))).toEqual(idsOf(own(table)));
    expect(listOf('figures.json')).toHaveLength(own('figures').length);
  });
});

const archived = {
  'clients.json': 'customers',
  'measurements.json': 'measurements',
  'sheets.json': 'sheets',
  'portfolio.json': 'gallery_images',
};
