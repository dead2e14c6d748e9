import { customerFieldNames, customerLabels, eachDetail } from '@shared/customers/values';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../csv/columns';
import { figureOf } from '../csv/figures';
import { guessedMapping } from '../csv/mapping';
import { mappedRows } from '../csv/mapped-rows';
import { readCsv } from './read-csv';
import { readClients } from './read-clients';
import { decoded } from './read-text';

const target = (headings: string[]) =>
  guessedMapping(
    { columns: columnsOf(headings, [], []), rows: [], leftOut: [], isOwn: false, isHeadingUnsure: false },
    'in',
  ).targets;

describe('a figure of a cell', () => {
  const notOne = 'This is not one figure.';
  it.each([
    ['30.1999999999', 'in', { value: '30 3/16 in' }],
    ['76.6999999999', 'cm', { value: '76.7 cm' }],
    ['38 ins', 'in', { value: '38 ins' }],
    ['0.98 m', 'in', { value: '0.98 m' }],
    ['1,015 mm', 'in', { value: '1015 mm' }],
    ['٣٨', 'in', { value: '38 in' }],
    ['38/40', 'in', { value: '38/40', doubt: notOne }],
    ['30/32', 'in', { value: '30/32', doubt: notOne }],
    ['36-38', 'in', { value: '36-38', doubt: notOne }],
  ] as const)('%j in a column of %s is kept as %j', (cell, unit, figure) =>
    expect(figureOf(cell, unit, undefined)).toEqual({ doubt: undefined, ...figure }),
  );
});

describe('the guess by headings', () => {
  it.each([
    [
      ['Name', 'Phone', 'WhatsApp', 'Notes', 'Added', 'Changed'],
      ['name', 'phone', 'whatsapp', 'notes', '', ''],
    ],
    [
      ['Client name', 'Mobile no.', 'Remarks'],
      ['name', 'phone', 'notes'],
    ],
    [
      ['FULL NAME', 'TEL', 'E-mail'],
      ['name', 'phone', 'notes'],
    ],
    [
      ['First Name', 'Middle Name', 'Last Name', 'Phone 1 - Label', 'Phone 1 - Value'],
      ['name', 'name', 'name', '', 'phone'],
    ],
    [
      ['Display Name', 'Nickname', 'Phonetic First Name', 'Organization Name'],
      ['name', 'notes', '', 'notes'],
    ],
    [
      ['Vorname', 'Nachname', 'Telefon', 'Bemerkung'],
      ['name', 'name', 'phone', 'notes'],
    ],
    [
      ['Nombre', 'Apellido', 'Celular', 'Nombre de prendas'],
      ['name', 'name', 'phone', 'notes'],
    ],
    [
      ['Client ID', 'Client', 'Customer since', 'Customer Address'],
      ['notes', 'name', 'notes', 'notes'],
    ],
    [
      ['Name', 'Chest', 'Waist (cm)', 'Date'],
      ['name', 'measure', 'measure', 'notes'],
    ],
    [
      ['WhatsApp number', 'Business name'],
      ['whatsapp', 'notes'],
    ],
    [
      ['Phone / WhatsApp', "Assistant's Phone", 'Fax', 'Order Number'],
      ['both', 'notes', 'notes', 'notes'],
    ],
    [
      ['Имя', 'Фамилия', 'Мобильный', 'Примечание'],
      ['name', 'name', 'phone', 'notes'],
    ],
    [
      ['Adı Soyadı', 'Cep Telefonu', 'Ev Telefonu'],
      ['name', 'phone', 'phone'],
    ],
    [
      ['الاسم', 'رقم الجوال', 'ملاحظات'],
      ['name', 'phone', 'notes'],
    ],
  ])('of %j is %j', (texts, fields) => expect(target(texts)).toEqual(fields));
});

/** The line and the filled fields of a row. */
const filled = ({ line, fields }: { line: number; fields: object }) => ({
  line,
  fields: Object.fromEntries(Object.entries(fields).filter(([, text]) => text)),
});

describe('a CSV', () => {
  const rowsOf = async (text: string) => {
    const table = await readCsv(text);
    return (await mappedRows(table, guessedMapping(table, 'in'), { country: '' })).rows;
  };

  it.each([
    ['commas', 'Name,Phone\nAda,0803', [{ line: 2, fields: { name: 'Ada', phone: '0803' } }]],
    ['semicolons and CRLF', 'Name;Phone\r\nAda;0803\r\n', [{ line: 2, fields: { name: 'Ada', phone: '0803' } }]],
    [
      'tabs and a byte order mark',
      '\ufeffName\tPhone\nAda\t0803',
      [{ line: 2, fields: { name: 'Ada', phone: '0803' } }],
    ],
    ['only line feeds of an old Mac', 'Name,Phone\rAda,0803', [{ line: 2, fields: { name: 'Ada', phone: '0803' } }]],
    [
      'one column',
      'Name\nAda\nBisi',
      [
        { line: 2, fields: { name: 'Ada' } },
        { line: 3, fields: { name: 'Bisi' } },
      ],
    ],
    ['empty rows', 'Name,Phone\n\n , \nAda,', [{ line: 4, fields: { name: 'Ada', phone: '' } }]],
    [
      'lines within quotes',
      'Name,Notes\n"Ada","Tall\nLeft-handed"\nBisi,',
      [
        { line: 2, fields: { name: 'Ada', notes: 'Tall\nLeft-handed' } },
        { line: 4, fields: { name: 'Bisi', notes: '' } },
      ],
    ],
    ['quotes within quotes', 'Name\n"Ada ""Aunty"" Eze"', [{ line: 2, fields: { name: 'Ada "Aunty" Eze' } }]],
    ['parts of names', 'First Name,Last Name\nAda,Eze', [{ line: 2, fields: { name: 'Ada Eze' } }]],
    ['two numbers', 'Name,Mobile,Phone\nAda,,0805', [{ line: 2, fields: { name: 'Ada', phone: '0805' } }]],
    [
      'the mark against formulas',
      "Name,Phone\n'=Ada,'+234 803",
      [{ line: 2, fields: { name: '=Ada', phone: '+234 803' } }],
    ],
    ['an apostrophe of a name', "Name\n'Ada", [{ line: 2, fields: { name: "'Ada" } }]],
    ['a short row', 'Name,Phone\nAda', [{ line: 2, fields: { name: 'Ada', phone: '' } }]],
  ])('with %s', async (_, text, rows) => expect((await rowsOf(text)).map(filled)).toEqual(rows.map(filled)));

  it('reports a row whose quotation mark is not closed', async () => {
    expect(await rowsOf('Name,Notes\nAda,x\n"Bisi,y\nChidi,z')).toMatchObject([
      { line: 2, fields: { name: 'Ada' } },
      { line: 3, problem: 'A quotation mark is missing in this row' },
    ]);
  });

  it('reports a cell that is longer than all that can be saved, without reading it', async () => {
    const spaces = ' '.repeat(30_000);
    const [row] = await rowsOf(`Name,Phone\nAda${spaces}x,0803${spaces}x`);
    expect(row?.problem).toBe('A cell of this row is too long');
  });

  it('gives back the list of a download as it is, whatever the texts and the separator', async () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n\t']/g, ' ').trim());
    const row = fc.record({ name: cell.filter(Boolean), ...eachDetail(() => cell) });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1 }), fc.constantFrom(',', ';', '\t'), async (clients, delimiter) => {
        const lines = clients.map((client) => customerFieldNames.map((name) => client[name]));
        const head = [...Object.values(customerLabels), 'Added', 'Changed'];
        const rows = [head, ...lines.map((line) => [...line, '2026-01-01', '2026-01-01'])];
        const text = Papa.unparse(rows, { delimiter, quotes: true });
        expect((await rowsOf(text)).map(({ fields }) => fields)).toEqual(clients);
      }),
    );
  });
});

describe('a file', () => {
  it.each([
    [[0xff, 0xfe, 0x41, 0], 'A'],
    [[0xfe, 0xff, 0, 0x41], 'A'],
    [[0xc3, 0xa9], 'é'],
    [[0xe9], 'é'],
  ])('of the bytes %j is %j', (bytes, text) => expect(decoded(new Uint8Array(bytes))).toBe(text));

  it('is read by its content', async () => {
    expect(await readClients(new Blob(['BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD']))).toHaveProperty('rows');
    expect(await readClients(new Blob(['Name\nAda']))).toHaveProperty('table');
    expect(await readClients(new Blob(['[{"name":"Ada","phone":null,"id":7}]']))).toEqual({
      rows: { place: 'Client', rows: [{ line: 1, fields: { name: 'Ada' }, records: [] }], isArchive: true },
    });
  });

  it.each([
    ['', 'The file is empty.'],
    ['Name,Phone', 'The file has headings, but no clients below them.'],
    ['[{"name":', 'The file is not complete. Download it again.'],
  ])('%j is refused', (text, message) => expect(readClients(new Blob([text]))).rejects.toThrow(message));
});
