import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aClient } from './support/client/rows';
import { row, workbook } from './support/workbook';
import { guessedMapping } from '../client/src/features/customers/import/csv/mapping';
import { mappedRows } from '../client/src/features/customers/import/csv/mapped-rows';
import { planOf } from '../client/src/features/customers/import/plan/plan';
import { readClients } from '../client/src/features/customers/import/reading/read-clients';
import { importedOf } from '../client/src/features/customers/import/sending/imported';

const planning = { country: 'Nigeria' };

/** Imports a file as the dialog does with all duplicates merged. */
async function imported(file: BlobPart, book = [aClient({ name: 'Somebody else' })]) {
  const read = await readClients(new Blob([file]));
  if (!('table' in read)) throw new Error('It was not read as a table');
  const rows = await mappedRows(read.table, guessedMapping(read.table, 'in'), planning);
  const plan = await planOf(rows, book, planning);
  return { plan, table: read.table, sent: importedOf(plan, () => 'merge') };
}

const ofFile = (name: string) => readFileSync(new URL(`./support/files/${name}`, import.meta.url));

const measuresOf = ({ records = [] }: Awaited<ReturnType<typeof imported>>['sent'][number]) => ({
  ...records[0]?.measurements,
  ...Object.fromEntries((records[0]?.ownMeasures ?? []).map(({ name, value }) => [name, value])),
});

describe('a workbook with two tabs', () => {
  it('is imported with both, each with its own columns', async () => {
    const { sent, table } = await imported(ofFile('men-women.xlsx'));
    expect(sent.map((client) => [client.name, client.phone, measuresOf(client)])).toEqual([
      ['Kunle Ade', '08035550211', { chest: '42 in', waist: '36 in' }],
      ['Femi Ojo', '08035550214', { chest: '40 in', waist: '34 in' }],
      ['Bisi Ola', '08035550212', { chest: '38 in', waist: '30 in', hip: '41 in' }],
      ['Tola Ige', '08035550215', { chest: '36 in', waist: '29 in', hip: '40 in' }],
    ]);
    expect(table.leftOut).toEqual([]);
  });

  it('has each client at a place of its own', async () => {
    const { plan } = await imported(ofFile('men-women.xlsx'));
    const lines = plan.fresh.map(({ line }) => line);
    expect(new Set(lines).size).toBe(4);
  });

  it('names what is no list, and merges a client who is on both', async () => {
    const men = row(1, 'Name', 'Phone', 'Chest (cm)') + row(2, 'Ada', '0803 555 0142', '98');
    const women = row(1, 'Phone', 'Name', 'Hip (cm)') + row(2, '+234 803 555 0142', 'Ada', '104');
    const { sent, table } = await imported(workbook({ Cover: row(1, 'Kofo Fashion'), Men: men, Women: women }));
    expect(table.leftOut).toEqual(['Sheet: Cover']);
    expect(sent).toMatchObject([{ name: 'Ada', records: [{}, {}] }]);
    expect(sent[0]?.records?.map(({ measurements }) => measurements)).toEqual([{ chest: '98 cm' }, { hip: '104 cm' }]);
  });
});

it('a workbook with a client in each column is turned', async () => {
  const { sent } = await imported(ofFile('percolumn.xlsx'));
  expect(sent.map((client) => [client.name, client.phone, measuresOf(client)])).toEqual([
    ['Ada Eze', '08035550221', { chest: '38 in', waist: '30 in' }],
    ['Uche Obi', '08035550222', { chest: '42 in', waist: '36 in' }],
  ]);
});

describe('a ledger with two rows of one client', () => {
  const ledger = ofFile('ledger.csv').toString();

  it('keeps all amounts of both rows, also equal ones', async () => {
    const { sent } = await imported(ledger);
    const notes = sent.find(({ name }) => name === 'Mama Tobi')?.notes?.split('\n') ?? [];
    expect(notes.filter((line) => line === 'Amount: 35000')).toHaveLength(2);
    expect(notes.filter((line) => line === 'Deposit: 20000')).toHaveLength(2);
    expect(notes).toEqual(expect.arrayContaining(['Style: Iro and buba', 'Style: Gown', 'Balance: 15000']));
    expect(sent).toHaveLength(2);
  });

  it('keeps them for a client of the book too', async () => {
    const tobi = aClient({ name: 'Mama Tobi', phone: null, notes: null });
    const { sent } = await imported(ledger, [tobi]);
    const merged = sent.filter(({ mergeInto }) => mergeInto === tobi.id);
    expect(merged).toHaveLength(1);
    expect(merged[0]?.phone).toBe('08035550191');
    expect(merged[0]?.notes?.match(/Amount: 35000/g)).toHaveLength(2);
    expect(merged[0]?.notes).toContain('Style: Gown');
  });

  it('has a row that stands twice once', async () => {
    const [head, first] = ledger.split('\n');
    const { sent } = await imported([head, first, first].join('\n'));
    expect(sent[0]?.notes?.match(/Amount: 35000/g)).toHaveLength(1);
  });
});

it('the measures of one person without a name are refused, and not imported as clients', async () => {
  await expect(readClients(new Blob([ofFile('seamly-export.csv')]))).rejects.toThrow(
    'The list has measures where the names of clients should be.',
  );
});
