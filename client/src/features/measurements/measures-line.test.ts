import { measureLabel, measures, type Measure } from '@shared/measurements';
import { formatLength, type LengthUnit } from '@shared/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMeasuresLine } from './measures-line';

const parsed = (line: string, unit: LengthUnit = 'in') => {
  const { values, rest } = parseMeasuresLine(line, unit);
  const said = Object.entries(values).map(([measure, value]) => `${measure} ${value}`);
  return [...said, ...rest.map((piece) => `? ${piece}`)].join(', ');
};

describe('parseMeasuresLine', () => {
  it.each([
    // Letters and numbers
    ['N15.5 C40 W34 SL25', 'neck 15.5 in, chest 40 in, waist 34 in, sleeveLength 25 in'],
    ['n15.5c40w34sl25', 'neck 15.5 in, chest 40 in, waist 34 in, sleeveLength 25 in'],
    ['N 15.5, C 40', 'neck 15.5 in, chest 40 in'],
    ['N15½ C40¼', 'neck 15½ in, chest 40¼ in'],
    ['N15 1/2 C40 1/4', 'neck 15½ in, chest 40¼ in'],
    ['N15-1/2 C40-3/8', 'neck 15½ in, chest 40⅜ in'],
    ['N:15 C:40', 'neck 15 in, chest 40 in'],
    ['N=15; C=40', 'neck 15 in, chest 40 in'],
    ['SH18 AH20 BI14 WR7', 'shoulder 18 in, armhole 20 in, bicep 14 in, wrist 7 in'],
    ['W34 H40 INS31 OS42', 'waist 34 in, hip 40 in, inseam 31 in, outseam 42 in'],
    ['TH24 K16 AN9 R11', 'thigh 24 in, knee 16 in, ankle 9 in, rise 11 in'],
    ['SHL31 JL30 DL56', 'shirtLength 31 in, jacketLength 30 in, dressLength 56 in'],
    ['S18 SL25', 'shoulder 18 in, sleeveLength 25 in'],
    ['SW 18', 'shoulder 18 in'],
    ['B36', 'chest 36 in'],
    ['C40\nW34', 'chest 40 in, waist 34 in'],
    ['C40/W34', 'chest 40 in, waist 34 in'],
    ['C40|W34', 'chest 40 in, waist 34 in'],
    // Units
    ['N39.4cm C102 cm', 'neck 39.4 cm, chest 102 cm'],
    ['N39,4cm', 'neck 39.4 cm'],
    ['C40in W34in', 'chest 40 in, waist 34 in'],
    ['C40" W34″', 'chest 40 in, waist 34 in'],
    ["C40''", 'chest 40 in'],
    ['chest 40 in waist 34 in', 'chest 40 in, waist 34 in'],
    ['chest 102 centimetres', 'chest 102 cm'],
    ['chest 102 centimeters waist 90', 'chest 102 cm, waist 90 in'],
    ['chest forty inches', 'chest 40 in'],
    ['inseam 31 in in seam 32', 'inseam 32 in, ? inseam 31 in'],
    // Names
    ['neck 15 1/2, chest 40', 'neck 15½ in, chest 40 in'],
    ['Neck: 15.5, Chest: 40', 'neck 15.5 in, chest 40 in'],
    ['Neck - 15', 'neck 15 in'],
    ['shoulder width 18', 'shoulder 18 in'],
    ['Shoulder Width 18 Sleeve Length 25', 'shoulder 18 in, sleeveLength 25 in'],
    ['across shoulder 17½', 'shoulder 17½ in'],
    ['shoulder to shoulder 17', 'shoulder 17 in'],
    ['sleeve 25 collar 15', 'sleeveLength 25 in, neck 15 in'],
    ['bust 36 hips 40', 'chest 36 in, hip 40 in'],
    ['seat 41', 'hip 41 in'],
    ['arm hole 20 upper arm 14', 'armhole 20 in, bicep 14 in'],
    ['inside leg 31 outside leg 42', 'inseam 31 in, outseam 42 in'],
    ['shirt length 31', 'shirtLength 31 in'],
    ['jacket length 30 dress length 56', 'jacketLength 30 in, dressLength 56 in'],
    ['round sleeve 14', 'bicep 14 in'],
    ['neck is 15 and chest is 40', 'neck 15 in, chest 40 in'],
    ['neck at 15 then chest equals 40', 'neck 15 in, chest 40 in'],
    // Dictated words
    ['neck fifteen and a half chest forty two', 'neck 15½ in, chest 42 in'],
    ['Neck fifteen and a half, chest forty-two.', 'neck 15½ in, chest 42 in'],
    ['neck 15 and a half chest 42', 'neck 15½ in, chest 42 in'],
    ['neck 15 and 1/2', 'neck 15½ in'],
    ['neck fifteen a half', 'neck 15½ in'],
    ['neck fifteen half', 'neck 15½ in'],
    ['neck sixteen and three quarters', 'neck 16¾ in'],
    ['neck sixteen three quarters', 'neck 16¾ in'],
    ['neck sixteen and a quarter', 'neck 16¼ in'],
    ['neck sixteen and an eighth', 'neck 16⅛ in'],
    ['neck sixteen and five eighths', 'neck 16⅝ in'],
    ['thigh twenty five eighths', 'thigh 20⅝ in'],
    ['thigh twenty five and five eighths', 'thigh 25⅝ in'],
    ['chest forty two point five', 'chest 42.5 in'],
    ['chest forty two point two five', 'chest 42.25 in'],
    ['chest 42 point 5', 'chest 42.5 in'],
    ['chest one hundred and four', 'chest 104 in'],
    ['chest a hundred and four centimetres', 'chest 104 cm'],
    ['chest one hundred waist ninety', 'chest 100 in, waist 90 in'],
    ['waist thirty hip forty knee eighteen', 'waist 30 in, hip 40 in, knee 18 in'],
    ['wrist seven', 'wrist 7 in'],
    ['rise three quarters', 'rise ¾ in'],
    ['waste thirty', 'waist 30 in'],
    // Not understood
    ['', ''],
    ['42', '? 42'],
    ['neck', '? neck'],
    ['neck loose', '? neck loose'],
    ['neck loose chest 40', 'chest 40 in, ? neck loose'],
    ['chest 40 and belly 38 hip 41', 'chest 40 in, hip 41 in, ? belly 38'],
    ['N15 XX20, C40', 'neck 15 in, chest 40 in, ? XX20'],
    ['N15 16', 'neck 15 in, ? 16'],
    ['neck 15 neck 16', 'neck 16 in, ? neck 15'],
    ['neck 3/2', '? neck 3/2'],
    ['neck 15 1/3', 'neck 15 1/3 in'],
    ['Chidi, chest 40', 'chest 40 in, ? Chidi'],
    ['chest', '? chest'],
    ['-', '? -'],
    ['constructor 40', '? constructor 40'],
  ])('reads %j as %s', (line, said) => expect(parsed(line)).toBe(said));

  it('reads a number without a unit in the given one', () => {
    expect(parsed('N39 C102 W34in', 'cm')).toBe('neck 39 cm, chest 102 cm, waist 34 in');
  });

  const anInch = fc.integer({ min: 1, max: 119 * 8 }).map((eighths) => formatLength((eighths / 8) * 25.4, 'in'));
  const aCentimetre = fc.integer({ min: 1, max: 3020 }).map((mm) => formatLength(mm, 'cm'));
  const someValues = fc.dictionary(fc.constantFrom(...measures), fc.oneof(anInch, aCentimetre), { minKeys: 1 });
  const listed = (values: Record<string, string>) => Object.entries(values) as [Measure, string][];

  it.each([', ', ' ', '; ', ' and ', '\n'])('reads back what is printed with %j between the measures', (between) => {
    fc.assert(
      fc.property(someValues, (values) => {
        const line = listed(values)
          .map(([measure, value]) => `${measureLabel(measure)} ${value}`)
          .join(between);
        expect(parseMeasuresLine(line, 'in')).toEqual({ values: { ...values }, rest: [] });
      }),
    );
  });

  it('keeps every word of any line: as a value, or as not understood', () => {
    const aWord = fc.constantFrom(
      'neck',
      'C40',
      '15',
      '½',
      'and',
      'a',
      'half',
      'foo',
      'point',
      '-',
      'hundred',
      'in',
      'é',
    );
    fc.assert(
      fc.property(fc.array(aWord, { maxLength: 12 }), fc.constantFrom<LengthUnit>('in', 'cm'), (words, unit) => {
        const { rest } = parseMeasuresLine(words.join(' '), unit);
        const isKept =
          words.filter((word) => word === 'foo').length ===
          rest
            .join(' ')
            .split(' ')
            .filter((word) => word === 'foo').length;
        expect(isKept).toBe(true);
      }),
    );
  });

  it('never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (line) => {
        for (const piece of parseMeasuresLine(line, 'in').rest) expect(line).toContain(piece);
      }),
    );
  });
});

describe('parseMeasuresLine with the measures of a sheet', () => {
  const sheet = [
    { key: 'own-1f', name: 'Gele', synonyms: ['Head tie'] },
    { key: 'chest', name: 'Burst', synonyms: [] },
    { key: 'roundSleeve', name: 'Round sleeve', synonyms: ['Sleeve opening'] },
    { key: 'shoulderToBelowBust', name: 'Shoulder to below bust', synonyms: [] },
  ];

  it.each([
    ['gele 22 burst 40', { 'own-1f': '22 in', chest: '40 in' }],
    ['Head tie 22½', { 'own-1f': '22½ in' }],
    ['round sleeve 13 bust 40', { roundSleeve: '13 in', chest: '40 in' }],
    ['shoulder to below bust fourteen and a half', { shoulderToBelowBust: '14½ in' }],
    ['shoulder 18 sleeve opening 11', { shoulder: '18 in', roundSleeve: '11 in' }],
  ])('reads %s', (line, values) => {
    expect(parseMeasuresLine(line, 'in', sheet)).toEqual({ values, rest: [] });
  });
});
