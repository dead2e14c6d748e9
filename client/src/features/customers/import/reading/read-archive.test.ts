import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aClient } from '../../../../../../tests/support/client/rows';
import { placeOf } from '../plan/planned';
import { archivePlanOf } from '../plan/plan-archive';
import { readClients } from './read-clients';

const ada = aClient({ name: 'Ada' });
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
  it('of a book with a reserved word as a key brings its records and sheets with another key', async () => {
    const own = { key: 'constructor', name: 'Cap' };
    const record = {
      clientId: ada.id,
      ownMeasures: [{ ...own, value: '22 in' }],
      createdAt: '2026-01-02T10:00:00.000Z',
    };
    const files = {
      'clients.json': JSON.stringify([{ id: ada.id, name: 'Ada' }]),
      'measurements.json': JSON.stringify([record]),
      'sheets.json': JSON.stringify([{ name: 'Agbada', measures: [own] }]),
    };
    const { fresh, sheets, bad } = await planned(new Blob([zip(files)]));
    const key = 'own-constructor';
    expect(fresh).toMatchObject([{ records: [{ ownMeasures: [{ key, name: 'Cap', value: '22 in' }] }] }]);
    expect(sheets).toMatchObject([{ measures: [{ key, name: 'Cap' }] }]);
    expect(bad).toEqual([]);
  });

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

  it('is read by a browser that cannot unpack by itself', async () => {
    const { DecompressionStream: ofBrowser } = globalThis;
    Reflect.deleteProperty(globalThis, 'DecompressionStream');
    onTestFinished(() => void Object.assign(globalThis, { DecompressionStream: ofBrowser }));
    expect((await planned(new Blob([zip({ 'clients.json': clients })]))).fresh).toMatchObject([{ line: 1 }]);
    expect(globalThis.DecompressionStream).not.toBe(ofBrowser);
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

describe('the day since when a client is one', () => {
  const listed = (createdAt: unknown) => new Blob([JSON.stringify([{ id: ada.id, name: 'Ada', createdAt }])]);

  it('comes with the client', async () => {
    const createdAt = '2019-05-04T10:20:30.456Z';
    expect((await planned(listed(createdAt))).fresh).toMatchObject([{ input: { name: 'Ada', createdAt } }]);
  });

  it.each([
    ['soon', 'client since: Write it as 2024-03-31T10:30:00Z'],
    ['2999-01-01T00:00:00.000Z', 'client since: Is in the future'],
  ])('of %s is refused', async (createdAt, reason) => {
    expect((await planned(listed(createdAt))).bad).toMatchObject([{ line: 1, name: 'Ada', reason }]);
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
      { ...line, createdAt: '31/03/2024' },
    ];
    const plan = await planned(list(line, ...bad));
    expect(plan.fresh).toMatchObject([{ records: [{ takenAt: line.createdAt }] }]);
    expect(plan.bad.map(({ place, line: at, reason }) => `${place} ${at}: ${reason}`)).toEqual([
      'Record 2: date: Is in the future',
      'Record 3: Neck: Must be at most 60 characters',
      'Record 5: date: Write it as 2024-03-31 or 2024-03-31 14:30',
      'Record 4: Name is required',
    ]);
  });

  it('have places of their own, if their clients are not in the list of clients', async () => {
    const known = [aClient({ name: 'Ada Eze' }), aClient({ id: crypto.randomUUID(), name: 'Bola' })];
    const files = {
      'clients.json': JSON.stringify([{ id: 'two', name: 'Bola' }]),
      'measurements.json': JSON.stringify([line]),
    };
    const plan = await planned(new Blob([zip(files)]), { ...empty, customers: known });
    expect(plan.duplicates.map((row) => placeOf(plan, row))).toEqual(['Client 1', 'Record 1']);
  });

  it('of one of several namesakes make a new client', async () => {
    const namesakes = [1, 2].map(() => aClient({ id: crypto.randomUUID(), name: 'Ada Eze' }));
    const plan = await planned(list(line), { ...empty, customers: namesakes });
    expect(plan).toMatchObject({ duplicates: [], bad: [], fresh: [{ input: { name: 'Ada Eze' } }] });
  });
});
