import { measureName, measureOf } from '@shared/measurements/catalogue';
import { specifiedKeys, type SpecifiedKey } from '@shared/measurements/contract';
import { starters, templates } from '@shared/sheets/built-in-sheets';
import { formatLength, type LengthUnit } from '@shared/measurements/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOn, type NamedMeasure } from './line-names';
import { lineOf, parseMeasuresLine } from './measures-line';

const specifiedMeasures = specifiedKeys.map((key) => measureOf(key));

interface Given {
  unit?: LengthUnit;
  measures?: readonly NamedMeasure[];
  /** The values of the form. */
  now?: Record<string, string>;
}

/** Returns all that a line says: 'neck 15 in, ? not understood, ! not on the sheet, a question?'. */
const parsed = (line: string, { unit = 'in', measures = specifiedMeasures, now = {} }: Given = {}) => {
  const { values, questions, elsewhere, rest } = parseMeasuresLine(line, unit, measures, (key) => now[key] ?? '');
  return [
    ...values.map(({ key, value }) => `${key} ${value}`),
    ...rest.map(({ text }) => `? ${text}`),
    ...elsewhere.map(({ text }) => `! ${text}`),
    ...questions.map(({ text }) => text),
  ].join(', ');
};

describe('parseMeasuresLine with all specified measures', () => {
  it.each([
    // Letters and numbers
    ['N15.5 C40 W34 SL25', 'neck 15.5 in, chest 40 in, waist 34 in, sleeveLength 25 in'],
    ['n15.5c40w34sl25', 'neck 15.5 in, chest 40 in, waist 34 in, sleeveLength 25 in'],
    ['N 15.5, C 40', 'neck 15.5 in, chest 40 in'],
    ['N15½ C40¼', 'neck 15½ in, chest 40¼ in'],
    ['N15 1/2 C40 1/4', 'neck 15½ in, chest 40¼ in'],
    ['N15-1/2 C40-3/8', 'neck 15½ in, chest 40⅜ in'],
    ['N٣٨ C४०', 'neck 38 in, chest 40 in'],
    ['N:15 C:40', 'neck 15 in, chest 40 in'],
    ['N=15; C=40', 'neck 15 in, chest 40 in'],
    ['SH18 AH20 BI14 WR7', 'shoulder 18 in, armhole 20 in, bicep 14 in, wrist 7 in'],
    ['W34 H40 INS31 OS42', 'waist 34 in, hip 40 in, inseam 31 in, outseam 42 in'],
    ['TH24 K16 AN9 R11', 'thigh 24 in, knee 16 in, ankle 9 in, rise 11 in'],
    ['SHL31 JL30 DL56', 'shirtLength 31 in, jacketLength 30 in, dressLength 56 in'],
    ['S18 SL25', 'shoulder 18 in, sleeveLength 25 in'],
    ['SW 18', 'shoulder 18 in'],
    ['B36', 'B 36 in: Chest or Bicep?'],
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
    ['inseam 31 in in seam 32', 'Inseam: 31 in or 32 in?'],
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
    ['round sleeve 14', 'round sleeve 14 in: Bicep?'],
    ['front neck 5', '! Front neck depth 5 in'],
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
    ['chest 40 and belly 38 hip 41', 'chest 40 in, hip 41 in, ! Stomach 38 in'],
    ['chest 40 and paunch 38 hip 41', 'chest 40 in, hip 41 in, ? paunch 38'],
    ['N15 XX20, C40', 'neck 15 in, chest 40 in, ? XX20'],
    ['N15 16', 'neck 15 in, ? 16'],
    ['neck 15 neck 16', 'Neck: 15 in or 16 in?'],
    ['neck 15½ neck 15.5', 'neck 15½ in'],
    ['neck 3/2', '? neck 3/2'],
    ['neck 15 1/3', 'neck 15 1/3 in'],
    ['waist 34/36', '? waist 34/36'],
    ['waist 34 / 36 hip 40', 'hip 40 in, ? waist 34 / 36'],
    ['chest 5 ft 2', '? chest 5 ft 2'],
    ['chest 1020mm waist 2 feet', '? chest 1020mm waist 2 feet'],
    // The length first
    ['40 chest 34 waist', '? 40 chest 34 waist'],
    ['40 chest, 34½ waist and 102 cm hip', '? 40 chest, 34½ waist and 102 cm hip'],
    ['40C 34W', '? 40C 34W'],
    ['40 chest waist 34', 'waist 34 in, ? 40 chest'],
    ['Chidi, chest 40', 'chest 40 in, ? Chidi'],
    ['chest', '? chest'],
    ['-', '? -'],
    ['constructor 40', '? constructor 40'],
  ])('reads %j as %s', (line, said) => expect(parsed(line)).toBe(said));

  it('reads a number without a unit in the given one', () => {
    expect(parsed('N39 C102 W34in', { unit: 'cm' })).toBe('neck 39 cm, chest 102 cm, waist 34 in');
  });

  const anInch = fc.integer({ min: 1, max: 119 * 8 }).map((eighths) => formatLength((eighths / 8) * 25.4, 'in'));
  const aCentimetre = fc.integer({ min: 1, max: 3020 }).map((mm) => formatLength(mm, 'cm'));
  const someValues = fc.dictionary(fc.constantFrom(...specifiedKeys), fc.oneof(anInch, aCentimetre), { minKeys: 1 });
  const listed = (values: Record<string, string>) => Object.entries(values) as [SpecifiedKey, string][];

  it.each([', ', ' ', '; ', ' and ', '\n'])('reads back what is printed with %j between the measures', (between) => {
    fc.assert(
      fc.property(someValues, (values) => {
        const line = listed(values)
          .map(([measure, value]) => `${measureName(measure)} ${value}`)
          .join(between);
        const { values: read, ...others } = parseMeasuresLine(line, 'in', specifiedMeasures);
        expect(Object.fromEntries(read.map(({ key, value }) => [key, value]))).toEqual({ ...values });
        expect(others).toEqual({ questions: [], elsewhere: [], rest: [] });
      }),
    );
  });

  it('never fails, and changes no character of what it has not understood', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (line) => {
        const { rest } = parseMeasuresLine(line, 'in', specifiedMeasures);
        for (const { start, text } of rest) expect(line.slice(start, start + text.length)).toBe(text);
      }),
    );
  });
});

describe.each(templates)('parseMeasuresLine on $name', ({ id, measures }) => {
  const cases: Record<string, [line: string, said: string][]> = {
    shirt: [
      ['N15.5 C40 B13 W34 SL25', 'neck 15.5 in, chest 40 in, bicep 13 in, waist 34 in, sleeveLength 25 in'],
      ['B13', 'B 13 in: Chest or Bicep?'],
      ['B36', 'B 36 in: Chest or Bicep?'],
      ['C40 B36', 'chest 40 in, B 36 in: Chest or Bicep?'],
      ['B13 B36', 'B 13 in: Chest or Bicep?, B 36 in: Chest or Bicep?'],
      ['BI13 BU36', 'bicep 13 in, chest 36 in'],
      ['L30 A19', 'shirtLength 30 in, armhole 19 in'],
      ['W34 W7', 'waist 34 in, W 7 in: Waist or Wrist?'],
      ['W7', 'W 7 in: Waist or Wrist?'],
      ['S18', 'S 18 in: Shoulder Width or Sleeve Length or Shirt Length?'],
      ['S18 SL25', 'shoulder 18 in, sleeveLength 25 in'],
      ['SL30 L25', 'sleeveLength 30 in, shirtLength 25 in'],
      ['H41', '! Hip 41 in'],
      ['T24', '? T24'],
      ['Round sleeve 13', 'Round sleeve 13 in: Bicep?'],
      ['cuff 9', 'cuff 9 in: Wrist?'],
      ['C40 chest 41', 'Chest: 40 in or 41 in?'],
      ['chest 40, chest 41, chest 40', 'Chest: 40 in or 41 in?'],
    ],
    pants: [
      ['W34 H41 IN31', 'waist 34 in, hip 41 in, ? 31'],
      ['I31 O42 T24 K16 A9 R11', 'inseam 31 in, outseam 42 in, thigh 24 in, knee 16 in, ankle 9 in, rise 11 in'],
      ['L42', 'L 42 in: Outseam or Thigh?'],
      ['lap 24', 'thigh 24 in'],
      ['trouser length 42', 'trouser length 42 in: Outseam?'],
      ['bottom 16', 'bottom 16 in: Ankle?'],
      ['N15 C40', '! Neck 15 in, ! Chest 40 in'],
      ['B13 A19', 'ankle 19 in, ? B13'],
    ],
    suit: [
      ['L30 A19', 'jacketLength 30 in, armhole 19 in'],
      ['N15.5 C40 B13 W34 SL25', 'neck 15.5 in, chest 40 in, bicep 13 in, waist 34 in, sleeveLength 25 in'],
      ['B13', 'B 13 in: Chest or Bicep?'],
      ['W7', 'waist 7 in'],
      ['J30', 'jacketLength 30 in'],
    ],
    dress: [
      ['B36 W28 H38', 'chest 36 in, waist 28 in, hip 38 in'],
      ['L56', 'dressLength 56 in'],
      ['D56', 'dressLength 56 in'],
      ['A19', '? A19'],
      ['N15 W34', 'waist 34 in, ! Neck 15 in'],
    ],
  };

  it.each(cases[id] ?? [])('reads %j as %s', (line, said) => expect(parsed(line, { measures })).toBe(said));

  it('reads every measure by the letters that it shows', () => {
    const letters = lettersOn(measures);
    expect(letters.map(({ key }) => key)).toEqual(measures.map(({ key }) => key));
    for (const { key, letters: each } of letters) {
      const { questions, values } = parseMeasuresLine(`${each} 20`, 'in', measures);
      const asked = questions.flatMap(({ options }) => options.map((option) => option.key));
      expect([...values.map((value) => value.key), ...asked]).toContain(key);
      expect(
        parseMeasuresLine(`${each} 20`, 'in', [measures.find((measure) => measure.key === key)!]).values,
      ).toMatchObject([{ key }]);
    }
  });
});

describe('parseMeasuresLine beside the values of the form', () => {
  it.each([
    ['chest 42', { chest: '41 in' }, 'Chest: Keep 41 in or 42 in?'],
    ['chest 42 chest 43', { chest: '41 in' }, 'Chest: Keep 41 in or 42 in or 43 in?'],
    ['chest 41', { chest: '41 in' }, 'chest 41 in'],
    ['chest 41', { chest: '41' }, 'Chest: Keep 41 or 41 in?'],
    ['chest 41', { chest: 'loose' }, 'Chest: Keep loose or 41 in?'],
    ['B13', { bicep: '14 in' }, 'B 13 in: Chest or Bicep, now 14 in?'],
    ['waist 30', { chest: '41 in' }, 'waist 30 in'],
  ] as const)('asks about %s with %j', (line, now, said) => expect(parsed(line, { now })).toBe(said));
});

describe('any line', () => {
  const words = [
    'neck',
    'C',
    'B',
    'W',
    's',
    'L',
    'A',
    'chest',
    'round sleeve',
    'gele',
    'is',
    'and',
    ',',
    '-',
    'loose',
    'H',
  ];
  const aNumber = fc.integer({ min: 1, max: 99 }).map(String);
  const aLine = fc.array(fc.oneof(fc.constantFrom(...words), aNumber), { maxLength: 14 });
  const aSheet = fc.constantFrom(...templates.map(({ measures }) => measures), specifiedMeasures);
  const someNow = fc.dictionary(fc.constantFrom(...specifiedKeys), fc.constantFrom('', '13 in', '40 in', 'loose'));
  const numbersIn = (texts: readonly string[]) => texts.flatMap((text) => text.match(/\d+/g) ?? []).sort();

  it('has each of its numbers once: in a value, in a question, or in what is left', () => {
    fc.assert(
      fc.property(aLine, aSheet, someNow, (typed, sheet, now) => {
        const read = parseMeasuresLine(typed.join(' '), 'in', sheet, (key) => now[key] ?? '');
        const parts = [...read.values, ...read.questions].flatMap((each) => each.parts);
        const texts = [...parts, ...read.elsewhere, ...read.rest].map(({ text }) => text);
        expect(numbersIn(texts)).toEqual(numbersIn(typed));
      }),
    );
  });

  it('gives a measure at most one value, and never another one than it has', () => {
    fc.assert(
      fc.property(aLine, aSheet, someNow, (typed, sheet, now) => {
        const { values } = parseMeasuresLine(typed.join(' '), 'in', sheet, (key) => now[key] ?? '');
        expect(new Set(values.map(({ key }) => key)).size).toBe(values.length);
        for (const { key, value } of values) {
          expect(sheet.map((each) => each.key)).toContain(key);
          expect([value, '']).toContain(now[key] ?? '');
        }
      }),
    );
  });

  it('says the same of its parts, whatever was filled in before', () => {
    fc.assert(
      fc.property(aLine, aSheet, (typed, sheet) => {
        const read = parseMeasuresLine(typed.join(' '), 'in', sheet);
        const left = lineOf([...read.questions.flatMap(({ parts }) => parts), ...read.elsewhere, ...read.rest]);
        const filled = new Map(read.values.map(({ key, value }) => [key, value]));
        const again = parseMeasuresLine(left, 'in', sheet, (key) => filled.get(key) ?? '');
        expect(lineOf(again.rest)).toBe(lineOf(read.rest));
        for (const { key, value } of again.values) expect(filled.get(key) ?? value).toBe(value);
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
    ['gele 22 burst 40', 'own-1f 22 in, chest 40 in'],
    ['Head tie 22½', 'own-1f 22½ in'],
    ['round sleeve 13 bust 40', 'roundSleeve 13 in, chest 40 in'],
    ['shoulder to below bust fourteen and a half', 'shoulderToBelowBust 14½ in'],
    ['shoulder 18 sleeve opening 11', 'roundSleeve 11 in, ! Shoulder Width 18 in'],
    ['G22 B40 R13', 'own-1f 22 in, chest 40 in, roundSleeve 13 in'],
    ['HT22 STBB14', 'own-1f 22 in, shoulderToBelowBust 14 in'],
  ])('reads %s as %s', (line, said) => expect(parsed(line, { measures: sheet })).toBe(said));

  it('asks about letters of two of its measures, and about a name that two of them have', () => {
    const measures = [
      { key: 'chest', name: 'Chest', synonyms: [] },
      { key: 'own-2', name: 'Cape length', synonyms: [] },
      { key: 'bicep', name: 'Bicep', synonyms: ['Round sleeve'] },
      { key: 'roundSleeve', name: 'Round sleeve', synonyms: [] },
      { key: 'own-3', name: 'Cap', synonyms: ['Fila'] },
      { key: 'own-4', name: 'Hat', synonyms: ['Fila'] },
    ];
    expect(parsed('C40', { measures })).toBe('C 40 in: Chest or Cape length or Cap?');
    expect(parsed('fila 22', { measures })).toBe('fila 22 in: Cap or Hat?');
    expect(parsed('round sleeve 13', { measures })).toBe('roundSleeve 13 in');
  });

  it("shows the sheet's letters", () => {
    const shown = lettersOn(templates[0]!.measures).map(({ letters, name }) => `${letters} ${name}`);
    expect(shown.join(', ')).toBe(
      'N neck, C chest, W waist, SH shoulder width, SL sleeve length, AH armhole, BI bicep, WR wrist, L shirt length',
    );
  });
});

describe('parseMeasuresLine on starters', () => {
  it.each([
    ['Kaftan', 'W34', 'W 34 in: Wrist?'],
    ['Buba & iro', 'N15.5', 'N 15.5 in: Apex to apex?'],
    ['Lehenga', 'SL25', 'SL 25 in: Skirt length or Round sleeve?'],
    ['Agbada', 'TL40 T24', 'trouserLength 40 in, T 24 in: Trouser length or Trouser bottom or Stomach or Thigh?'],
    ['Agbada', 'C40 B13 W34', 'chest 40 in, bicep 13 in, waist 34 in'],
    // A letter that begins no word of the measure's name is asked.
    ['Kaftan', 'L30', 'L 30 in: Sleeve Length or Kaftan length or Trouser length or Thigh or Trouser bottom?'],
    ['Kurta', 'L42', 'L 42 in: Sleeve Length or Kurta length or Trouser length or Thigh or Trouser bottom?'],
    [
      'Sherwani',
      'TH24 L30',
      'thigh 24 in, L 30 in: Sleeve Length or Kurta length or Trouser length or Thigh or Trouser bottom?',
    ],
    ['Suit', 'L30', 'L 30 in: Jacket Length or Thigh or Outseam or Trouser bottom?'],
    [
      'Suit',
      'OS42 JL30 L24',
      'outseam 42 in, jacketLength 30 in, L 24 in: Jacket Length or Thigh or Outseam or Trouser bottom?',
    ],
    ['Agbada', 'F22', 'F 22 in: Head?'],
    // The words of the chosen sheet come first, and a similar measure is asked.
    ['Kaftan', 'round sleeve 13', 'roundSleeve 13 in'],
    ['Suit', 'round sleeve 13', 'round sleeve 13 in: Bicep?'],
    ['Robe', 'sleeve opening 13', 'roundSleeve 13 in'],
    ["Children's", 'round sleeve 13', '! Round sleeve 13 in'],
  ])('on %s reads %j as %s', (name, line, said) => {
    const measures = starters.find((each) => each.name === name)?.measures;
    expect(parsed(line, { measures })).toBe(said);
  });
});
