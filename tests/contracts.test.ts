import { createInsertSchema, createSelectSchema } from 'drizzle-zod';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { safeParse } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { allEndpoints } from '@shared/api';
import { publicTailorSchema, tailorCardSchema } from '@shared/directory/contract';
import { maxLengths } from '@shared/contract/limits';
import { measurementUpdateSchema, specifiedKeys } from '@shared/measurements/contract';
import { currentUserSchema } from '@shared/session/contract';
import { tailorInputSchema, tailorSchema, tailorSettingsSchema } from '@shared/tailor/contract';
import { measurements } from '../server/features/measurements/tables';
import { tailors } from '../server/features/tailor/tables';
import { users } from '../server/auth/tables';
import { startApp, type TestApp } from './support/app';
import { aTailor } from './support/factories';
import { jsonSchemaOf } from './support/json-schema';
import { createRow, nouns } from './support/nouns';

interface Property {
  type?: string | string[];
  maxLength?: number;
  anyOf?: Property[];
  enum?: unknown[];
}

/** Returns a schema's properties as JSON Schema, for one side of the wire. */
function properties(schema: $ZodType, io: 'input' | 'output'): Record<string, Property> {
  const json = jsonSchemaOf(schema, io);
  return (json.properties ?? {}) as Record<string, Property>;
}

const isNullable = ({ type, anyOf }: Property): boolean =>
  [type].flat().includes('null') || (anyOf ?? []).some(isNullable);
const maxLength = ({ maxLength, anyOf }: Property): number | undefined =>
  maxLength ?? anyOf?.map((one) => one.maxLength).find((length) => length !== undefined);

/** Fields of a response that are computed and no columns. */
const computed = new Set([
  'callUrl',
  'smsUrl',
  'whatsappUrl',
  'chatUrl',
  'profilePicture',
  'greeting',
  'srcset',
  'imageUrl',
  'profilePictureUrl',
  'profilePictureSrcset',
  'distanceMeters',
  'isTownOnly',
  'pictures',
  'hasTailorProfile',
  'profileId',
  'payments',
  'numberWasTaken',
  'customer',
  'isOperator',
  'keptPromises',
]);

/** Rows as they are read. drizzle-zod allows any JSON, also `null`, in a json column, also in one that is not null. */
const rowOf = (table: PgTable) => {
  const filled = Object.entries(getTableColumns(table)).filter(
    ([, { dataType, notNull }]) => dataType === 'json' && notNull,
  );
  return createSelectSchema(table, Object.fromEntries(filled.map(([name]) => [name, z.object({})])));
};

const responses: [string, $ZodType, PgTable][] = [
  ...nouns.map(({ name, api, table }): [string, $ZodType, PgTable] => [name, api.create.response, table]),
  ['tailor', tailorSchema, tailors],
  ['public tailor', publicTailorSchema, tailors],
  ['tailor card', tailorCardSchema, tailors],
  ['current user', currentUserSchema, users],
];

describe('a response contract', () => {
  it.each(responses)('%s names columns of its table, nullable where the column is', (_name, schema, table) => {
    const columns = properties(rowOf(table), 'output');
    const fields = Object.entries(properties(schema, 'output')).filter(([name]) => !computed.has(name));
    expect(fields.length).toBeGreaterThan(3);
    for (const [name, field] of fields) {
      expect(columns, name).toHaveProperty(name);
      expect({ name, nullable: isNullable(field) }).toEqual({ name, nullable: isNullable(columns[name] ?? {}) });
    }
  });
});

const inputs: [string, $ZodType, PgTable][] = [
  ...nouns.map(({ name, api, table }): [string, $ZodType, PgTable] => [name, api.create.body, table]),
  ['tailor', tailorInputSchema, tailors],
  ['tailor settings', tailorSettingsSchema(), tailors],
];

/** Fields of an input that are no columns. */
const notColumns = new Set([
  'objectId',
  'profilePictureUrl',
  'confirmsPrices',
  'payment',
  'timeZone',
  'takenAt',
  'exceedsPaid',
  'newClient',
]);

describe('an input contract', () => {
  it.each(inputs)('%s writes columns of its table within their length', (_name, schema, table) => {
    const columns = properties(createInsertSchema(table), 'input');
    const fields = Object.entries(properties(schema, 'input')).filter(([name]) => !notColumns.has(name));
    expect(fields.length).toBeGreaterThan(1);
    const limited = fields.filter(([name]) => maxLength(columns[name] ?? {}) !== undefined);
    // Fields with a list of values need no limit.
    expect(limited.length > 0 || fields.some(([, field]) => field.enum)).toBe(true);
    for (const [name] of fields) expect(columns, name).toHaveProperty(name);
    for (const [name, field] of limited) {
      expect({ name, maxLength: maxLength(field) }).toEqual({ name, maxLength: maxLength(columns[name] ?? {}) });
    }
  });

  it.each(inputs)('%s refuses NUL characters in every text', (_name, schema) => {
    const holdsText = ({ type, anyOf }: Property): boolean => type === 'string' || (anyOf ?? []).some(holdsText);
    const texts = Object.entries(properties(schema, 'input')).filter(([, field]) => holdsText(field));
    expect(texts.length).toBeGreaterThan(0);
    for (const [name] of texts) {
      const { error } = safeParse(schema, { [name]: 'a\0b' });
      expect(error?.issues.map(({ path }) => path[0])).toContain(name);
    }
  });
});

it.each(allEndpoints.filter(({ recomputed }) => recomputed))(
  '$path names fields of its body in `recomputed`',
  (each) => {
    expect(each.idempotent).toBe(true);
    const fields = Object.keys(properties(each.body!, 'input'));
    expect(fields).toEqual(expect.arrayContaining([...each.recomputed!]));
  },
);

describe('the database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    const { agent } = await aTailor(app);
    for (const noun of nouns) await createRow(agent, noun);
  });
  afterAll(() => app.stop());

  const texts = inputs.flatMap(([name, schema, table]) =>
    Object.entries(properties(schema, 'input')).flatMap(([field, property]) => {
      const limit = maxLength(property);
      return field in getTableColumns(table) && limit !== undefined ? [[name, field, { table, limit }] as const] : [];
    }),
  );

  it.each(texts)('limits the %s to the length of its %s', async (_name, field, { table, limit }) => {
    const write = (length: number) =>
      app.database.db
        .update(table)
        .set({ [field]: sql`repeat('x', ${length}::int)` } as PgUpdateSetSource<PgTable>)
        .where(sql`id = (select id from ${table} limit 1)`);
    expect((await write(limit)).rowCount).toBe(1);
    await expect(write(limit + 1)).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^(22001|23514)$/) } });
  });

  it.each([...specifiedKeys, 'notes'] as const)('limits a measurement to the length of its %s', async (measure) => {
    const limit = measure === 'notes' ? maxLengths.longText : maxLengths.measure;
    const write = (length: number) =>
      app.database.db.update(measurements).set({ measurements: { [measure]: 'x'.repeat(length) } });
    expect((await write(limit)).rowCount).toBe(1);
    await expect(write(limit + 1)).rejects.toMatchObject({ cause: { constraint: 'measurements_values_length' } });
    const input = (length: number) => ({ measurements: { [measure]: 'x'.repeat(length) } });
    expect(safeParse(measurementUpdateSchema, input(limit)).success).toBe(true);
    expect(safeParse(measurementUpdateSchema, input(limit + 1)).success).toBe(false);
  });
});
