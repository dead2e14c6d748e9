import { measures, type Measure } from '@shared/measurements';
import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { aClient, aRecord } from '../../../../../tests/support/client/rows';
import { fileName, type ExportedRecord } from './exported-file';
import { recordCsv } from './record-csv';
import { recordFreesewing } from './record-freesewing';
import { recordSmis } from './record-smis';

const client = aClient({ name: 'Chidi Eze' });
const exported = (fields: Parameters<typeof aRecord>[1], clientName = client.name): ExportedRecord => ({
  clientName,
  record: aRecord(client, { createdAt: '2026-11-21T09:14:00.000Z', tags: 'Agbada', ...fields }),
});
const chest = (text: string) => exported({ measurements: { chest: text } });
const own = (name: string, value = '10 in', key = 'own-1') => ({ key, name, value });
const namesLeftOut = ({ leftOut }: ReturnType<typeof recordSmis>) => leftOut.map(({ name }) => name);

/** A record with every specified measure, 1 in, 2 in and so on. */
const all = exported({
  measurements: Object.fromEntries(measures.map((measure, index) => [measure, `${index + 1} in`])),
});

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const anyRecord = fc
  .record({
    name: anyText,
    tags: fc.option(anyText),
    notes: anyText,
    values: fc.array(fc.tuple(fc.constantFrom(...measures), fc.oneof(anyText, fc.constantFrom('42 ½', '108cm')))),
    own: fc.array(fc.tuple(anyText, fc.oneof(anyText, fc.constantFrom('7 1/2 in', '40')))),
  })
  .map(({ name, tags, notes, values, own: others }) =>
    exported(
      {
        tags,
        measurements: { ...(Object.fromEntries(values) as Record<Measure, string>), notes },
        ownMeasures: others.map(([each, value], index) => own(each, value, `own-${index}`)),
      },
      name,
    ),
  );

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

  it('gives back every cell, none of which begins a formula', () => {
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

/** The rules of Seamly2D's schema of individual measurements, version 0.3.4 (individual_size_measurements/v0.3.4.xsd). */
const schema = {
  order: ['version', 'read-only', 'notes', 'unit', 'pm_system', 'personal', 'body-measurements'],
  personal: ['family-name', 'given-name', 'birth-date', 'gender', 'email'],
  shortName: /^[^\p{Nd}\p{Zs}*/&|!<>^\-()–+−=?:;'"][^\p{Zs}*/&|!<>^\-()–+−=?:;"]*$/u,
  units: /^(mm|cm|inch)$/,
  gender: /^(unknown|male|female)$/,
  system: /^(([0-9]|[1-4][0-9]|5[0-4])|998)$/,
  date: /^\d{4}-\d\d-\d\d$/,
};

describe('recordSmis', () => {
  const values = (of: ExportedRecord) =>
    [...recordSmis(of).text.matchAll(/<m name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name, value]) => `${name} ${value}`,
    );

  it('has the names of SeamlyMe, and custom ones for garments', () => {
    expect(values(all)).toEqual([
      'neck_circ 1',
      'bust_circ 2',
      'waist_circ 3',
      'shoulder_tip_to_shoulder_tip_b 4',
      'arm_shoulder_tip_to_wrist_bent 5',
      'armscye_circ 6',
      'arm_upper_circ 7',
      'arm_wrist_circ 8',
      'hip_circ 9',
      'leg_crotch_to_ankle 10',
      'leg_waist_side_to_ankle 11',
      'leg_thigh_upper_circ 12',
      'leg_knee_circ 13',
      'leg_ankle_circ 14',
      'rise_length_f 15',
      '@shirt_length 16',
      '@jacket_length 17',
      '@dress_length 18',
    ]);
  });

  it.each([
    ['42 ½', '42.5'],
    ['42 1/2 in', '42.5'],
    ['16 1/16', '16.0625'],
    ['108cm', '42.5197'],
  ])('has %s in inches', (text, inches) => {
    expect(values(chest(text))).toEqual([`bust_circ ${inches}`]);
  });

  it.each(['loose', '15 to 16', '0', '1/0'])('leaves out %s', (text) => {
    expect(values(chest(text))).toEqual([]);
    expect(namesLeftOut(recordSmis(chest(text)))).toEqual(['Chest']);
  });

  it('has own measures in names that its formulas can contain, each once', () => {
    const names = ['Agbada length', 'Three-quarter sleeve (R)', 'Fìlà', 'Cap', 'cap', '胸', '!', '2nd hip'];
    const ownMeasures = names.map((name, index) => own(name, '10 in', `own-${index}`));
    expect(values(exported({ measurements: {}, ownMeasures })).map((line) => line.split(' ')[0])).toEqual([
      '@agbada_length',
      '@three_quarter_sleeve_r',
      '@fìlà',
      '@cap',
      '@cap_2',
      '@胸',
      '@measure',
      '@2nd_hip',
    ]);
  });

  it('is what the schema asks for, whatever was typed', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { text } = recordSmis(record);
        const element = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '';
        // Indentation shows the level, because the texts of the record are the only ones with line ends.
        const tags = (level: string, within = text) =>
          [...within.matchAll(new RegExp(`^${level}<([a-z_-]+)>`, 'gm'))].map(([, name]) => name);
        expect(tags(' {4}')).toEqual(schema.order);
        expect(tags(' {8}')).toEqual(schema.personal);
        expect(element('version')).toBe('0.3.4');
        expect(element('read-only')).toBe('false');
        expect(element('unit')).toMatch(schema.units);
        expect(element('pm_system')).toMatch(schema.system);
        expect(element('birth-date')).toMatch(schema.date);
        expect(element('gender')).toMatch(schema.gender);
        const named = [...text.matchAll(/<m name="([^"]*)" value="([^"]*)"/g)];
        expect(named).toHaveLength(text.split('<m ').length - 1);
        for (const [, name, value] of named) {
          expect(name).toMatch(schema.shortName);
          expect(Number(value)).toBeGreaterThanOrEqual(0);
        }
        expect(new Set(named.map(([, name]) => name)).size).toBe(named.length);
        expect(text).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
        expect(text).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u);
      }),
    );
  });
});

describe('recordFreesewing', () => {
  const set = (of: ExportedRecord) => JSON.parse(recordFreesewing(of).text) as Record<string, unknown>;

  it('has the names of FreeSewing in millimetres, and leaves out what it defines in another way', () => {
    expect(set(all)).toEqual({
      name: 'Chidi Eze',
      units: 'metric',
      notes: 'Agbada',
      measurements: {
        neck: 25.4,
        chest: 50.8,
        waist: 76.2,
        shoulderToShoulder: 101.6,
        shoulderToWrist: 127,
        biceps: 177.8,
        wrist: 203.2,
        seat: 228.6,
        upperLeg: 304.8,
        knee: 330.2,
        ankle: 355.6,
      },
    });
    expect(namesLeftOut(recordFreesewing(all))).toEqual([
      'Armhole',
      'Inseam',
      'Outseam',
      'Rise',
      'Shirt Length',
      'Jacket Length',
      'Dress Length',
    ]);
  });

  it.each([
    ['42 ½', 1079.5],
    ['42 1/2 in', 1079.5],
    ['108cm', 1080],
  ])('has %s in millimetres', (text, mm) => {
    expect(set(chest(text)).measurements).toEqual({ chest: mm });
  });

  it('leaves out own measures and texts that are no length', () => {
    const record = exported({ measurements: { chest: 'loose', hip: '40' }, ownMeasures: [own('Cap')] });
    expect(set(record).measurements).toEqual({ seat: 1016 });
    expect(namesLeftOut(recordFreesewing(record))).toEqual(['Chest', 'Cap']);
  });

  it('has only numbers above 0, whatever was typed', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { measurements } = set(record);
        for (const mm of Object.values(measurements as object)) expect(mm).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
