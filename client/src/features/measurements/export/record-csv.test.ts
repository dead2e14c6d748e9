import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { anyRecord, chest, exported, own } from '../../../../../tests/support/client/exported-records';
import { fileName, type ExportedRecord } from './exported-file';
import { recordCsv } from './record-csv';

describe('fileName', () => {
  it.each([
    ['Chidi Eze', 'Wedding agbada', 'chidi-eze-wedding-agbada-2026-11-21.csv'],
    ['Olúwaṣeun Adébáyọ̀', null, 'olúwaṣeun-adébáyọ̀-measurements-2026-11-21.csv'],
    ['../..', '"a<b>"', 'a-b-2026-11-21.csv'],
  ])('of %s and %s is %s', (name, tags, expected) => {
    expect(fileName(exported({ tags }, name), 'csv')).toBe(expected);
  });
});

describe('recordCsv', () => {
  const rows = (of: ExportedRecord) => papa.parse<string[]>(recordCsv(of).text.slice(1).trimEnd()).data;

  it.each([
    ['42 ½', '42.5', '108'],
    ['42 1/2 in', '42.5', '108'],
    ['108cm', '42.5', '108'],
    ['1080 mm', '42.5', '108'],
    ['42', '42', '106.7'],
    ['16¼"', '16.25', '41.3'],
    ['loose', '', ''],
  ])('has %s as typed, and as numbers', (text, inches, centimetres) => {
    expect(rows(chest(text))[1]).toEqual(['Chidi Eze', 'Agbada', '2026-11-21', 'Chest', text, inches, centimetres]);
  });

  it('has the own measures and the notes after the specified ones', () => {
    const record = exported({
      measurements: { neck: '16 in', notes: 'Roomy,\n"for the drape"' },
      ownMeasures: [own('Fìlà depth', '7 1/2 in')],
    });
    expect(rows(record).map(([, , , name, text]) => [name, text])).toEqual([
      ['Measure', 'Written'],
      ['Neck', '16 in'],
      ['Fìlà depth', '7 1/2 in'],
      ['Notes', 'Roomy,\n"for the drape"'],
    ]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['-5', "'-5"],
    ['＝1+1', "'＝1+1"],
    ['40;=1+1', "40;'=1+1"],
    ['40\n=1+1', "40\n'=1+1"],
  ])('escapes the formula %j', (text, escaped) => {
    expect(rows(chest(text))[1]?.[4]).toBe(escaped);
  });

  it('has seven cells in every row, none of which begins a formula', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const table = papa.parse<string[]>(recordCsv(record).text.slice(1).replace(/\r\n$/, ''), {
          newline: '\r\n',
          delimiter: ',',
        }).data;
        for (const row of table) expect(row).toHaveLength(7);
        for (const cell of table.flat()) expect(cell).not.toMatch(/^[=+\-@\uff1d\uff0b\uff0d\uff20]/);
      }),
    );
  });
});
