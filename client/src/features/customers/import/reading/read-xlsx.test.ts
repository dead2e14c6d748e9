import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cell, row, workbook } from '../../../../../../tests/support/workbook';
import { readClients } from './read-clients';

async function tableOf(file: BlobPart) {
  const read = await readClients(new Blob([file]));
  if (!('table' in read)) throw new Error('It was not read as a table');
  const { columns, rows } = read.table;
  return { headings: columns.map(({ heading }) => heading), rows: rows.map(({ line, cells }) => [line, ...cells]) };
}

describe('an Excel workbook', () => {
  it('is a table with the numbers, dates and texts of its first sheet that has rows', async () => {
    const shared = [
      '<t>Name</t>',
      '<r><t>Fọlá</t></r><r><rPr/><t xml:space="preserve">kẹ Adé</t></r>',
      '<t>山田</t><rPh sb="0" eb="2"><t>ヤマダ</t></rPh>',
    ];
    const sheet =
      `<row r="1"><c r="A1" t="s"><v>0</v></c>${['Phone', 'Added', 'Seen', 'Chest', 'VIP'].map((text, at) => cell(`${'BCDEF'[at]}1`, text)).join('')}</row>` +
      `<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>2348035550142</v></c><c r="C2" s="1"><v>45382</v></c><c r="D2" s="2"><v>45382.75</v></c><c r="E2"><v>15.300000000000001</v></c><c r="F2" t="b"><v>1</v></c></row>` +
      `<row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>2.34803555E12</v></c><c r="D3" s="3"><v>0.5</v></c><c r="E3"><f>1/0</f></c></row>`;
    expect(await tableOf(workbook({ Empty: '', Clients: sheet, More: row(1, 'Name') }, { shared }))).toEqual({
      headings: ['Name', 'Phone', 'Added', 'Seen', 'Chest', 'VIP'],
      rows: [
        [2, 'Fọlákẹ Adé', '2348035550142', '2024-03-31', '2024-03-31 18:00', '15.3', 'TRUE'],
        [3, '山田', '2348035550000', '', '12:00', '', ''],
      ],
    });
  });

  it('is read from all sheets with a list, and names the others', async () => {
    const list = row(1, 'Name', 'Phone') + row(2, 'Ada', '0803 555 0142');
    const read = await readClients(new Blob([workbook({ Cover: row(1, 'Kofo Fashion'), Men: list, Women: list })]));
    expect('table' in read && read.table).toMatchObject({
      rows: [
        { line: 2, cells: ['Ada', '0803 555 0142'] },
        { line: 4, cells: ['Ada', '0803 555 0142'] },
      ],
      leftOut: ['Sheet: Cover'],
    });
  });

  it('has the same days with the calendar of old Macs', async () => {
    const sheet = `${row(1, 'Name', 'Added')}<row r="2">${cell('A2', 'Ada')}<c r="B2" s="1"><v>43920</v></c></row>`;
    expect((await tableOf(workbook({ S: sheet }, { is1904: true }))).rows).toEqual([[2, 'Ada', '2024-03-31']]);
  });

  it('names the lines of the sheet, also after cells with several lines and empty rows', async () => {
    const sheet = [
      row(1, 'Name', 'Notes'),
      row(2, 'Ada', 'Tall\nslim'),
      row(5, 'Bisi, A.', '=1+1; "x"'),
      row(6, 'Chi'),
    ].join('');
    expect((await tableOf(workbook({ S: sheet }))).rows).toEqual([
      [2, 'Ada', 'Tall\nslim'],
      [5, 'Bisi, A.', '=1+1; "x"'],
      [6, 'Chi', ''],
    ]);
  });

  it.each([
    ['without rows', workbook({ S: '' }), 'The file is empty.'],
    [
      'with headings alone',
      workbook({ S: row(1, 'Name', 'Phone') }),
      'The file has headings, but no clients below them.',
    ],
    [
      'that is broken',
      zipSync({ 'xl/workbook.xml': strToU8('<workbook') }) as Uint8Array<ArrayBuffer>,
      'The workbook could not be read. Save it as CSV, and choose that file.',
    ],
  ])('%s is refused', async (_, file, message) => {
    await expect(readClients(new Blob([file]))).rejects.toThrow(message);
  });
});
