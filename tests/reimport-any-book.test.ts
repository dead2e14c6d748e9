import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import {
  customerInputSchema,
  importedRecordSchema,
  type Customer,
  type CustomerInput,
  type ImportedCustomer,
  type ImportedRecord,
} from '@shared/customers/contract';
import { customerFields } from '@shared/customers/fields';
import { customerValues, eachDetail, type CustomerDetail } from '@shared/customers/values';
import { specifiedKeys, type Measurement } from '@shared/measurements/contract';
import { safeParse } from 'zod/mini';
import { importedOf } from '../client/src/features/customers/import/sending/imported';
import type { Book } from '../client/src/features/customers/import/plan/plan-archive';
import { jsonLines } from '../server/archive/format';
import { shownMeasurement } from '../server/features/measurements/archive';
import { plannedFrom } from './support/reimport';

interface Person extends CustomerInput {
  records: ImportedRecord[];
}

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('40 in', '=1; b: 2', 'Ọjọ́\n9'));
const anyNumber = fc.constantFrom(null, '0803 555 0142', '+2348035550142', '-');
const anyName = fc.oneof(fc.constantFrom('Ada', 'ada', 'John', 'Olú'), anyText);
const anyDetail = (name: CustomerDetail) =>
  customerFields[name].matchedBy === 'number' ? anyNumber : fc.option(anyText);
const person = fc.record({ name: anyName, ...eachDetail<fc.Arbitrary<string | null>>(anyDetail) });
const record = fc.record({
  measurements: fc.dictionary(fc.constantFrom(...specifiedKeys, 'notes'), anyText),
  ownMeasures: fc.uniqueArray(
    fc.record({ key: fc.constantFrom('head', 'own-1', 'own-2'), name: anyText, value: anyText }),
    { selector: ({ key }) => key },
  ),
  tags: fc.option(anyText),
  sheetId: fc.constantFrom(null, 'shirt', '7f1de1f6-8a3f-4b7e-9f35-000000000001'),
  sheetName: fc.option(anyText),
});

/** People and records as the server accepts them. No two records are of the same millisecond. */
const people = fc.array(fc.tuple(person, fc.array(record, { maxLength: 3 })), { maxLength: 8 }).map((all) => {
  let minutes = 0;
  const takenAt = () => new Date(Date.UTC(2020, 0, 1, 0, (minutes += 1), 0, 7)).toISOString();
  return all.flatMap(([input, records]): Person[] => {
    const parsed = records.flatMap(
      (each) => safeParse(importedRecordSchema, { ...each, takenAt: takenAt() }).data ?? [],
    );
    const client = safeParse(customerInputSchema, input).data;
    return client ? [{ ...client, records: parsed }] : [];
  });
});

const at = '2026-01-01T00:00:00.000Z';

/** Returns the book that a server has after it has saved these. */
function bookWith(saved: readonly ImportedCustomer[]): Book {
  const customers = saved.map((each): Customer & { of: ImportedCustomer } => {
    return { id: crypto.randomUUID(), ...customerValues(each), createdAt: at, updatedAt: at, of: each };
  });
  const records = customers.flatMap(({ id, of }) =>
    (of.records ?? []).map(({ takenAt, ownMeasures = [], sheetId = null, sheetName = null, ...rest }): Measurement => {
      const written = { ...rest, ownMeasures, sheetId, sheetName };
      return { id: crypto.randomUUID(), customerId: id, ...written, createdAt: takenAt, updatedAt: at };
    }),
  );
  return { customers, records, sheets: [] };
}

/** Returns the zip that the server makes of a book. */
async function zipOf({ customers, records }: Book): Promise<Blob> {
  const list = async <T>(rows: T[], shown: (row: T) => Record<string, unknown>) => {
    let text = '';
    for await (const part of jsonLines(batch(rows), shown)) text += part;
    return strToU8(text);
  };
  const names = new Map(customers.map(({ id, name }) => [id, name]));
  const lines = records.map(({ customerId, createdAt, updatedAt, ...rest }) => ({
    ...rest,
    ...{ createdAt, updatedAt, clientId: customerId, clientName: names.get(customerId) ?? '' },
  }));
  return new Blob([
    zipSync({
      'clients.json': await list([...customers], ({ ...customer }) => customer),
      'measurements.json': await list(lines, shownMeasurement),
    }) as Uint8Array<ArrayBuffer>,
  ]);
}

async function* batch<T>(rows: T[]) {
  if (rows.length > 0) yield rows;
}

const saidBy = (all: readonly ImportedCustomer[]) =>
  all.map(({ records = [], ...client }) => JSON.stringify({ ...customerValues(client), records })).sort();

it('restores any book unchanged, and adds nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(people, async (saved) => {
      fc.pre(saved.length > 0);
      const zip = await zipOf(bookWith(saved));
      const first = await plannedFrom(zip, { customers: [], records: [], sheets: [] });
      expect(first).toMatchObject({ duplicates: [], bad: [] });
      const sent = importedOf(first, () => 'skip');
      expect(saidBy(sent)).toEqual(saidBy(saved));

      const copy = bookWith(sent);
      const again = await plannedFrom(zip, { ...copy, customers: copy.customers.toReversed() });
      expect(again).toMatchObject({ fresh: [], bad: [] });
      expect(importedOf(again, () => 'merge')).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
