import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  all,
  anyRecord,
  chest,
  exported,
  namesLeftOut,
  own,
} from '../../../../../tests/support/client/exported-records';
import type { ExportedRecord } from './exported-file';
import { recordSmis } from './record-smis';

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

  it.each(['constructor', 'toString', '__proto__'])('has the own measure %s by its name', (key) => {
    expect(values(exported({ measurements: {}, ownMeasures: [own('Cap', '22 in', key)] }))).toEqual(['@cap 22']);
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
