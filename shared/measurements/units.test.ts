import { describe, expect, it } from 'vitest';
import {
  convertLength,
  formatDifference,
  formatLength,
  lengthParts,
  parseLength,
  switchUnit,
  withEighths,
  withUnit,
  writtenParts,
  type LengthUnit,
} from './units';

describe('parseLength', () => {
  it.each<[string, number, LengthUnit | undefined]>([
    ['15 1/2 in', 393.7, 'in'],
    ['15-1/2 in', 393.7, 'in'],
    ['15½ in', 393.7, 'in'],
    ['15 ½ in', 393.7, 'in'],
    ['15 1⁄2"', 393.7, 'in'],
    ['15.5 in', 393.7, 'in'],
    ['15,5 inches', 393.7, 'in'],
    ['15.5″', 393.7, 'in'],
    ['15.5 In.', 393.7, 'in'],
    ['15.5', 393.7, undefined],
    ['  15.5  ', 393.7, undefined],
    ['½', 12.7, undefined],
    ['3/4 in', 19.05, 'in'],
    ['39,4 cm', 394, 'cm'],
    ['39.4cm', 394, 'cm'],
    ['39 CM', 390, 'cm'],
    ['40 centimetres', 400, 'cm'],
    ['394 mm', 394, 'cm'],
    ['0', 0, undefined],
    ['38 ins', 965.2, 'in'],
    ['38 ins.', 965.2, 'in'],
    ['0.98 m', 980, 'cm'],
    ['1,05m', 1050, 'cm'],
    ['1.5 mtr', 1500, 'cm'],
    ['1,015 mm', 1015, 'cm'],
    ['1.015 mm', 1015, 'cm'],
    ['1 015 mm', 1015, 'cm'],
    ['15.1/2', 393.7, undefined],
    ['15.1/2 in', 393.7, 'in'],
    ['30.1999999999', 766.7625, undefined],
    ['30.1999999999 in', 766.7625, 'in'],
    ['30.03125 in', 762.79375, 'in'],
    ['76.6999999999 cm', 767, 'cm'],
    ['٣٨', 965.2, undefined],
    ['٣٨٫٥ cm', 385, 'cm'],
    ['३८ 1/2 in', 977.9, 'in'],
    ['۳۸', 965.2, undefined],
  ])('reads %j as %d mm', (text, mm, unit) => {
    const length = parseLength(text);
    expect(length?.mm).toBeCloseTo(mm, 6);
    expect(length?.unit).toBe(unit);
  });

  it.each([
    '',
    ' ',
    'in',
    'loose',
    '15 to 16',
    '15-16',
    '1/0',
    '15.5.5',
    '-3 in',
    '15 in tight',
    '3 ft',
    '1,234,5',
    '151/2/3',
    '38/40',
    '38/40 in',
    '36/38 cm',
    '30/32',
    '15/16',
    '8/10',
    '38 40/42',
    '38 5/4',
    '1,015 m m',
  ])('returns null for %j', (text) => expect(parseLength(text)).toBeNull());
});

describe('formatLength', () => {
  it.each<[number, LengthUnit, string]>([
    [985, 'cm', '98.5 cm'],
    [985, 'in', '38¾ in'],
    [980, 'cm', '98 cm'],
    [393.7, 'in', '15½ in'],
    [393.7, 'cm', '39.4 cm'],
    [406.4, 'in', '16 in'],
    [12.7, 'in', '½ in'],
    [25.3, 'in', '1 in'],
    [0, 'in', '0 in'],
  ])('writes %d mm in %s as %j', (mm, unit, text) => expect(formatLength(mm, unit)).toBe(text));

  it('restores every eighth of an inch from whole millimetres', () => {
    for (let eighths = 0; eighths <= 480; eighths++) {
      const inches = formatLength((eighths * 25.4) / 8, 'in');
      expect(convertLength(convertLength(inches, 'cm'), 'in')).toBe(inches);
    }
  });
});

describe('formatDifference', () => {
  it.each<[string, string, LengthUnit, string | null]>([
    ['42½ in', '42 in', 'in', '+½'],
    ['36 in', '37 in', 'in', '−1'],
    ['20 in', '19¼ in', 'in', '+¾'],
    ['16 in', '16 in', 'in', null],
    ['16 in', '40.6 cm', 'in', null],
    ['41.3 cm', '40 cm', 'cm', '+1.3'],
  ])('from %j before it, %j', (now, before, unit, text) =>
    expect(formatDifference(parseLength(now)!.mm, parseLength(before)!.mm, unit)).toBe(text),
  );
});

describe('convertLength', () => {
  it.each<[string, LengthUnit, string]>([
    ['15½ in', 'cm', '39.4 cm'],
    ['39.4 cm', 'in', '15½ in'],
    ['15 1/2 in', 'in', '15 1/2 in'],
    ['15.5', 'cm', '15.5 cm'],
    ['loose', 'cm', 'loose'],
    ['', 'cm', ''],
  ])('%j to %s is %j', (text, unit, converted) => expect(convertLength(text, unit)).toBe(converted));
});

describe('switchUnit', () => {
  const thereAndBack = (text: string, there: LengthUnit, back: LengthUnit) => {
    const turn = switchUnit(text, there);
    return switchUnit(turn.to, back, turn).to;
  };

  it('restores every tenth of a centimetre and of an inch as typed', () => {
    for (let tenths = 100; tenths < 1500; tenths++) {
      const typed = (tenths / 10).toFixed(1);
      expect(thereAndBack(`${typed} cm`, 'in', 'cm')).toBe(`${typed} cm`);
      expect(thereAndBack(`${typed} in`, 'cm', 'in')).toBe(`${typed} in`);
    }
  });

  it.each<[string, LengthUnit, string]>([
    ['4 in', 'cm', '10.2 cm'],
    ['3⅞ in', 'in', '3⅞ in'],
    ['3⅞', 'cm', '3⅞ cm'],
  ])('converts %j to %s, where 10 cm had been turned into 3⅞ in, as %j', (text, unit, to) =>
    expect(switchUnit(text, unit, { from: '10 cm', to: '3⅞ in' })).toEqual({ from: text, to }),
  );
});

describe('withUnit', () => {
  it.each<[string, LengthUnit, string]>([
    ['15.5', 'in', '15.5 in'],
    [' 41 ', 'cm', '41 cm'],
    ['41 cm', 'in', '41 cm'],
    ['loose', 'in', 'loose'],
    ['', 'in', ''],
    ['30.1999999999', 'in', '30 3/16 in'],
    ['76.6999999999', 'cm', '76.7 cm'],
    ['38/40', 'in', '38/40'],
    ['٣٨', 'in', '38 in'],
  ])('%j, measured in %s, is %j', (text, unit, written) => expect(withUnit(text, unit)).toBe(written));
});

describe('withEighths', () => {
  it.each<[string, number, string]>([
    ['', 4, '½ in'],
    ['16', 2, '16¼ in'],
    ['16 in', 6, '16¾ in'],
    ['16¼ in', 1, '16⅛ in'],
    ['42½ in', 6, '42¾ in'],
    ['42 1/2', 7, '42⅞ in'],
    ['15.5', 3, '15⅜ in'],
    ['16.99 in', 1, '17⅛ in'],
    ['40 cm', 4, '40 cm'],
    ['loose', 4, 'loose'],
  ])('%j with %d eighths is %j', (text, eighths, written) => expect(withEighths(text, eighths)).toBe(written));
});

describe('lengthParts', () => {
  it.each<[string, string, string]>([
    ['15 1/2 in', '15½', 'in'],
    ['15-3/8"', '15⅜', 'in'],
    ['15.5 in', '15½', 'in'],
    ['15,25 inches', '15¼', 'in'],
    ['15.0 in', '15', 'in'],
    ['0.5 in', '½', 'in'],
    ['39½ cm', '39.5', 'cm'],
    ['39.45 cm', '39.45', 'cm'],
    ['394 mm', '394', 'mm'],
    ['39,4', '39.4', ''],
    ['16¼ in', '16¼', 'in'],
    ['1/2 in', '½', 'in'],
    ['2/4', '½', ''],
    ['15.3 in', '15.3', 'in'],
    ['15 1/3 in', '15 1/3', 'in'],
    ['39,4 cm', '39.4', 'cm'],
    ['39', '39', ''],
    ['loose', 'loose', ''],
    ['30.1999999999 in', '30 3/16', 'in'],
    ['30.2500000001 in', '30¼', 'in'],
    ['76.6999999999 cm', '76.7', 'cm'],
    ['1,015 mm', '1015', 'mm'],
    ['0,98 m', '0.98', 'm'],
    ['15.1/2 in', '15½', 'in'],
    ['٣٨ in', '38', 'in'],
    ['38/40', '38/40', ''],
    ['15 to 16 in', '15 to 16 in', ''],
  ])('%j is set as %j and %j', (text, figure, unit) => expect(lengthParts(text)).toEqual({ figure, unit }));
});

describe('writtenParts', () => {
  it.each<[string, string, string]>([
    ['15.5 in', '15.5', 'in'],
    ['39,4 cm', '39,4', 'cm'],
    ['15 1/2"', '15½', '"'],
  ])('%j is %j and %j, as it was typed', (text, figure, unit) => expect(writtenParts(text)).toEqual({ figure, unit }));
});
