import { createInsertSchema, createSelectSchema } from 'drizzle-zod';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toJSONSchema } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { customerInputSchema, customerSchema } from '@shared/customers';
import { publicTailorSchema, tailorCardSchema } from '@shared/directory';
import { galleryInputSchema, ownImageSchema } from '@shared/gallery';
import { measurementInputSchema, measurementSchema } from '@shared/measurements';
import { currentUserSchema } from '@shared/session';
import { tailorInputSchema, tailorSchema, tailorSettingsSchema } from '@shared/tailor';
import { customers, galleryImages, measurements, tailors, users } from '../server/db/tables';

interface Property {
  type?: string | string[];
  maxLength?: number;
  anyOf?: Property[];
}

/** A schema's properties as JSON Schema, on the side of the wire that is asked for. */
function properties(schema: $ZodType, io: 'input' | 'output'): Record<string, Property> {
  const json = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return (json.properties ?? {}) as Record<string, Property>;
}

const isNullable = ({ type, anyOf }: Property): boolean =>
  [type].flat().includes('null') || (anyOf ?? []).some(isNullable);
const maxLength = ({ maxLength, anyOf }: Property): number | undefined =>
  maxLength ?? anyOf?.map((one) => one.maxLength).find((length) => length !== undefined);

/** Fields that a response works out beside its row. */
const computed = new Set([
  'whatsappUrl',
  'greeting',
  'srcset',
  'profilePictureSrcset',
  'distanceMeters',
  'cover',
  'hasTailorProfile',
]);

/** Rows as they are read; drizzle-zod takes a json column for any JSON, `null` too, so its shape is named here. */
const rowOf = (table: PgTable) =>
  table === measurements
    ? createSelectSchema(measurements, { measurements: z.record(z.string(), z.string()) })
    : createSelectSchema(table);

const responses: [string, $ZodType, PgTable][] = [
  ['customer', customerSchema, customers],
  ['measurement', measurementSchema, measurements],
  ['gallery image', ownImageSchema, galleryImages],
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

const inputs: [string, $ZodType, PgTable, string[]][] = [
  ['customer', customerInputSchema, customers, []],
  ['measurement', measurementInputSchema, measurements, []],
  ['gallery image', galleryInputSchema, galleryImages, ['objectId']],
  ['tailor', tailorInputSchema, tailors, []],
  ['tailor settings', tailorSettingsSchema, tailors, []],
];

describe('an input contract', () => {
  it.each(inputs)('%s writes columns of its table within their length', (_name, schema, table, notColumns) => {
    const columns = properties(createInsertSchema(table), 'input');
    const fields = Object.entries(properties(schema, 'input')).filter(([name]) => !notColumns.includes(name));
    expect(fields.length).toBeGreaterThan(1);
    const limited = fields.filter(([name]) => maxLength(columns[name] ?? {}) !== undefined);
    expect(limited.length).toBeGreaterThan(0);
    for (const [name] of fields) expect(columns, name).toHaveProperty(name);
    for (const [name, field] of limited) {
      expect({ name, maxLength: maxLength(field) }).toEqual({ name, maxLength: maxLength(columns[name] ?? {}) });
    }
  });
});
