import type { LengthUnit } from '@shared/measurements/units';
import { describe, expect, it } from 'vitest';
import { slipIn } from './slips';

describe('slipIn', () => {
  it.each<[string, LengthUnit, string | undefined, string]>([
    ['abc', 'in', undefined, 'Not a length. It is kept as you typed it'],
    ['-5', 'in', '40 in', 'Not a length. It is kept as you typed it'],
    ['36 cm99', 'cm', undefined, 'Not a length. It is kept as you typed it'],
    ['0', 'cm', undefined, 'A measure is more than 0'],
    ['999', 'in', undefined, 'Larger than anyone. A slip?'],
    ['999', 'cm', undefined, 'Larger than anyone. A slip?'],
    ['303', 'cm', '98 cm', 'Larger than anyone. A slip?'],
    ['98', 'in', '38½ in', '59½ more than last time. In centimetres?'],
    ['98 in', 'cm', '98 cm', '59⅜ more than last time. In centimetres?'],
    ['38½', 'cm', '98 cm', '59.5 less than last time. In inches?'],
    ['38 1/2 cm', 'cm', '38 in', '58 less than last time. In inches?'],
    ['63', 'in', '36½ in', '26½ more than last time. Digits swapped?'],
    ['63½', 'in', '36 in', '27½ more than last time. Digits swapped?'],
    ['24 in', 'in', '42 in', '18 less than last time. Digits swapped?'],
    ['50', 'in', '40 in', '10 more than last time'],
    ['30¼ in', 'in', '40 in', '9¾ less than last time'],
    ['70', 'cm', '40 in', '31.6 less than last time'],
  ])('finds one in %j, in %s, after %j: %s', (text, unit, last, words) =>
    expect(slipIn('chest', text, unit, last)?.text).toBe(words),
  );

  it.each<[string, LengthUnit, string | undefined]>([
    ['', 'in', '40 in'],
    ['  ', 'in', undefined],
    ['42', 'in', undefined],
    ['42', 'in', '40 in'],
    ['48', 'in', '40 in'],
    ['32½', 'in', '40 in'],
    ['101.6', 'cm', '40 in'],
    ['16¼ in', 'cm', '16 1/2 in'],
    ['50', 'in', 'loose'],
    // The unit of the last value is unknown.
    ['98', 'cm', '40'],
  ])('finds none in %j, in %s, after %j', (text, unit, last) => expect(slipIn('chest', text, unit, last)).toBeNull());

  it('suggests only a value that is close to the last one', () => {
    expect(slipIn('chest', '98', 'in', '38½ in')?.suggestion).toMatchObject({ value: '98 cm', short: '98 cm' });
    expect(slipIn('thigh', '52', 'in', '25½ in')?.suggestion).toMatchObject({ value: '25 in', short: '25' });
    expect(slipIn('chest', '13', 'in', '40 in')?.suggestion).toBeUndefined();
  });

  it('waits for the end of a number that may grow', () => {
    expect(slipIn('chest', '4', 'in', '42 in')?.whileTyping).toBe(false);
    expect(slipIn('chest', '62', 'in', '42 in')?.whileTyping).toBe(true);
  });

  describe('of a first value', () => {
    // An adult's figures in centimetres and in inches.
    const adult: [string, string, string][] = [
      ['neck', '39', '15½'],
      ['chest', '98', '38½'],
      ['waist', '80', '31½'],
      ['shoulder', '44', '17¼'],
      ['bicep', '31', '12¼'],
      ['wrist', '17', '6¾'],
      ['hip', '99', '39'],
      ['thigh', '56', '22'],
      ['knee', '37', '14½'],
      ['ankle', '22', '8¾'],
      ['sleeveLength', '60', '23½'],
      ['inseam', '76', '30'],
      ['outseam', '100', '39½'],
      ['rise', '27', '10½'],
      ['crotch', '66', '26'],
      ['napeToWaist', '42', '16½'],
      ['shoulderSeam', '13', '5'],
      ['acrossBack', '38', '15'],
      ['shoulderToElbow', '36', '14'],
      ['forearm', '27', '10½'],
      ['hand', '21', '8¼'],
      ['waistToKnee', '58', '23'],
      ['calf', '37', '14½'],
      ['head', '57', '22½'],
      ['stomach', '92', '36'],
    ];
    it.each(adult)('questions the wrong unit of %s: %s cm, %s in', (measure, cm, inches) => {
      expect(slipIn(measure, cm, 'cm', undefined)).toBeNull();
      expect(slipIn(measure, inches, 'in', undefined)).toBeNull();
      const large = { text: 'Unusually large. In centimetres?', suggestion: { value: `${cm} cm` }, whileTyping: true };
      expect(slipIn(measure, cm, 'in', undefined)).toMatchObject(large);
      const small = { text: 'Unusually small. In inches?', suggestion: { value: `${inches} in` }, whileTyping: false };
      expect(slipIn(measure, inches, 'cm', undefined)).toMatchObject(small);
    });

    it.each([
      ['neck', '24'],
      ['chest', '49'],
      ['waist', '47'],
      ['wrist', '10.5'],
      ['hip', '48'],
      ['ankle', '13'],
    ])('accepts a child of two years: %s of %s cm', (measure, cm) => {
      expect(slipIn(measure, cm, 'cm', undefined)).toBeNull();
    });

    it.each([
      ['height', '98'],
      ['sleeveLength', '31'],
      ['inseam', '37'],
      ['outseam', '52'],
      ['rise', '16'],
      ['napeToWaist', '23'],
      ['shirtLength', '38'],
      ['dressLength', '50'],
      ['trouserLength', '54'],
    ])('accepts a child of three years: %s of %s cm', (measure, cm) => {
      expect(slipIn(measure, cm, 'cm', undefined)).toBeNull();
    });

    it.each([
      ['shirtLength', '76', '30'],
      ['jacketLength', '74', '29'],
      ['dressLength', '110', '43'],
      ['kaftanLength', '115', '45'],
      ['trouserLength', '104', '41'],
      ['skirtLength', '70', '27½'],
    ])('questions centimetres as inches of a garment: %s of %s cm, not of %s in', (measure, cm, inches) => {
      expect(slipIn(measure, cm, 'cm', undefined)).toBeNull();
      expect(slipIn(measure, inches, 'in', undefined)).toBeNull();
      expect(slipIn(measure, cm, 'in', undefined)?.suggestion?.value).toBe(`${cm} cm`);
    });

    it('suggests nothing if the other unit is unusual too', () => {
      expect(slipIn('wrist', '90', 'in', undefined)).toMatchObject({ text: 'Unusually large', suggestion: undefined });
    });

    it('asks nothing about a size that a value of an earlier record confirms', () => {
      expect(slipIn('waist', '180', 'cm', '178 cm')).toBeNull();
      expect(slipIn('waist', '190', 'cm', '188 cm')).toBeNull();
    });

    it.each(['armhole', 'sideSlit', 'own-1', 'constructor'])('knows no usual sizes of %s', (measure) => {
      expect(slipIn(measure, '5', 'cm', undefined)).toBeNull();
      expect(slipIn(measure, '302', 'cm', undefined)).toBeNull();
    });
  });
});
