import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { recordCsv } from '../../measurements/export/record-csv';
import { archivePlanOf } from './plan-archive';
import { readClients } from './read-clients';

const ada = aClient({ name: 'Ada Eze', phone: '0803 555 0142' });
const empty = { customers: [], records: [], sheets: [] };

async function planned(file: Blob, book: Parameters<typeof archivePlanOf>[1] = empty) {
  const read = await readClients(file);
  if (!('rows' in read)) throw new Error('It was read as a table');
  return archivePlanOf(read.rows, book, { country: 'Nigeria' });
}

const zip = (files: Record<string, string>, level: 0 | 6 = 6) => {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level,
  });
  return bytes as Uint8Array<ArrayBuffer>;
};

describe('a zip', () => {
  const clients = JSON.stringify([{ id: ada.id, name: 'Ada', phone: null }], null, 2);

  it.each([
    ['as it was downloaded', zip({ 'README.txt': 'x', 'clients.json': clients })],
    ['packed again from its folder by a Mac', zip({ 'book/clients.json': clients, '__MACOSX/clients.json': '[' }, 0)],
    [
      'with a picture before the lists',
      zip({ 'pictures/a.jpg': 'PK\u0003\u0004'.repeat(999), 'clients.json': clients }),
    ],
  ])('is read %s', async (_, bytes) => {
    expect((await planned(new Blob([bytes]))).fresh).toMatchObject([{ line: 1, input: { name: 'Ada' } }]);
  });

  it.each([
    [
      'that breaks off',
      zip({ 'clients.json': clients }).slice(0, -30),
      'The zip file is not complete. Download it again.',
    ],
    ['without clients', zip({ 'clients.json': '[]\n' }), 'The zip file has no clients.'],
    ['of something else', zip({ 'holiday.jpg': 'x' }), 'The zip file has no clients.'],
    ['with a broken list', zip({ 'clients.json': '[{"name":' }), 'The file is not complete. Download it again.'],
  ])('%s is refused', async (_, bytes, message) => {
    await expect(readClients(new Blob([bytes]))).rejects.toThrow(message);
  });
});

describe('the CSV of an exported record', () => {
  const record = aRecord(ada, {
    measurements: { neck: '15 1/2', shoulder: '=18 in', notes: 'Roomy,\nfor the drape' },
    ownMeasures: [
      { key: 'head', name: 'Head', value: '22' },
      { key: 'own-0000abcd', name: 'Burst', value: '42 cm' },
    ],
    tags: 'Wedding',
    createdAt: '2024-03-04T08:15:30.123Z',
  });
  const file = () => new Blob([recordCsv({ clientName: 'Ada Eze', record }).text]);

  it('is the same record again, taken at noon of its day', async () => {
    const { fresh, bad } = await planned(file());
    const [burst] = fresh[0]?.records?.[0]?.ownMeasures?.filter(({ name }) => name === 'Burst') ?? [];
    const { measurements, tags } = record;
    const ownMeasures = [record.ownMeasures[0], { ...record.ownMeasures[1], key: burst?.key }];
    const takenAt = new Date('2024-03-04T12:00:00').toISOString();
    expect(bad).toEqual([]);
    expect(fresh).toMatchObject([
      { input: { name: 'Ada Eze' }, records: [{ measurements, ownMeasures, tags, takenAt }] },
    ]);
    expect(burst?.key).toMatch(/^own-[0-9a-f]{8}$/);
  });

  it('is known where the record is, and has the keys of the book where it is not', async () => {
    const book = { customers: [ada], records: [record], sheets: [] };
    expect(await planned(file(), book)).toMatchObject({ fresh: [], bad: [], records: { fresh: 0, known: 1 } });
    const other = { ...record, measurements: { neck: '16' } };
    const { duplicates } = await planned(file(), { ...book, records: [other] });
    expect(duplicates).toMatchObject([{ of: ada, missing: [{ ownMeasures: record.ownMeasures }] }]);
  });
});

describe('records of a list', () => {
  const list = (...lines: object[]) => new Blob([`[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`]);
  const line = { clientId: 'one', clientName: 'Ada Eze', createdAt: '2024-03-04T08:15:30.123Z', measurements: {} };

  it('are bad rows with their reasons, if they cannot be imported', async () => {
    const bad = [
      { ...line, createdAt: '2999-01-01T00:00:00.000Z' },
      { ...line, measurements: { neck: { written: '1'.repeat(61) } } },
      { ...line, clientId: 'two', clientName: '' },
    ];
    const plan = await planned(list(line, ...bad));
    expect(plan.fresh).toMatchObject([{ records: [{ takenAt: line.createdAt }] }]);
    expect(plan.bad.map(({ place, line: at, reason }) => `${place} ${at}: ${reason}`)).toEqual([
      'Record 2: takenAt: Is in the future',
      'Record 3: measurements neck: Must be at most 60 characters',
      'Record 4: Name is required',
    ]);
  });

  it('of one of several namesakes make a new client', async () => {
    const namesakes = [1, 2].map(() => aClient({ id: crypto.randomUUID(), name: 'Ada Eze' }));
    const plan = await planned(list(line), { ...empty, customers: namesakes });
    expect(plan).toMatchObject({ duplicates: [], bad: [], fresh: [{ input: { name: 'Ada Eze' } }] });
  });
});
