import { customerFields } from '@shared/customers/fields';
import { measurementCalls } from '@shared/measurements/calls';
import type { Entry, KeptRow } from '../../lib/offline-state';
import type { Here, NounWith, WordedField } from './noun';
import { byText } from './sorting';
import { stated } from './stated';

/** Records in the list of the newest ones, as on the server. */
const recentLimit = 5;

const textField = (label: string): WordedField => ({ label, kind: 'text', choices: null });

/** Returns a new record. */
export const recordOf = ({ takenAt: _, ...body }: Entry['body']): object => ({
  ...{ ownMeasures: [], tags: null, sheetId: null, sheetName: null },
  ...stated(body),
});

/** A record that was written here is of the time of writing. The server refuses times in the future; its `Date` header has seconds. */
export const takenWhenWritten = (body: Entry['body'], at: number): Entry['body'] =>
  body.takenAt ? body : { ...body, takenAt: new Date(at - 1_000).toISOString() };

const oldestFirst = byText(({ createdAt, id }) => createdAt + id);
const newestFirst = (one: KeptRow, other: KeptRow) => oldestFirst(other, one);

export const measurements: NounWith<'measurements'> = {
  table: 'measurements',
  words: { one: 'record', changed: 'Measures changed' },
  path: '/api/measurements',
  parent: { table: 'customers', field: 'customerId', comesBack: true },
  shownBy: ['/api/measurements'],
  // The name and the number of a walk-in's client, beside their record.
  fields: {
    ...{ tags: textField('Label'), sheetName: textField('Sheet') },
    ...{ name: customerFields.name, phone: customerFields.phone },
  },
  clientOf: ({ customerId }) => customerId,
  inAnswer: { customer: { table: 'customers' } },
  writes: {
    create: {
      kind: 'creation',
      address: measurementCalls.create,
      make: recordOf,
      only: ['id', 'takenAt'],
      broughtBack: {
        names: ['customerId', 'measurements', 'ownMeasures', 'tags', 'sheetId', 'sheetName'],
        more: ({ createdAt }) => ({ takenAt: createdAt }),
      },
      sent: takenWhenWritten,
    },
    update: { kind: 'change', address: measurementCalls.update, make: stated },
  },
  reads: [
    { address: measurementCalls.recent, answer: (_parts, here) => recent(here) },
    { address: measurementCalls.counts, answer: (_parts, here) => perClient<number>(here, (count = 0) => count + 1) },
    {
      address: measurementCalls.latest,
      answer: (_parts, here) => {
        const later = (latest = '', { createdAt }: KeptRow) => (createdAt > latest ? createdAt : latest);
        return perClient<string>(here, later);
      },
    },
    {
      address: measurementCalls.list,
      answer: async ({ params: { customerId = '' } }, here) =>
        (await here.ofParent('measurements', customerId)).sort(newestFirst),
    },
  ],
};

/** Returns one value of each client with records, by the client's id. */
async function perClient<T>(here: Here, add: (value: T | undefined, record: KeptRow) => T): Promise<Record<string, T>> {
  const values: Record<string, T> = {};
  for await (const part of here.parts('measurements')) {
    for (const record of part) {
      const customerId = record.customerId as string;
      values[customerId] = add(values[customerId], record);
    }
  }
  return values;
}

async function recent(here: Here) {
  const newest: KeptRow[] = [];
  for await (const part of here.parts('measurements')) {
    newest.push(...part);
    newest.sort(newestFirst).splice(recentLimit);
  }
  const named = newest.map(async (record) => {
    const client = await here.get('customers', record.customerId as string);
    return { ...record, customerName: client?.name ?? '' };
  });
  return Promise.all(named);
}
