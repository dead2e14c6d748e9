import { describe, expect, it } from 'vitest';
import { oneLine } from './one-line';
import { pageTitle } from './page-titles';

describe('oneLine', () => {
  it.each([
    ['  Adunni \r\n\t Couture\u0000 ', 'Adunni Couture'],
    ['خياط\u200f (دبي)', 'خياط\u200f (دبي)'],
    ['\u202eelbisrever\u202c \u2067a\u2069', 'elbisrever a'],
    [
      'Tailor \u{1F9F5}\u{1F468}\u200d\u{1F469}\u200d\u{1F467}',
      'Tailor \u{1F9F5}\u{1F468}\u200d\u{1F469}\u200d\u{1F467}',
    ],
    ['a\u2028b\u2029c', 'a b c'],
    ['\u202e', ''],
  ])('%j -> %j', (text, line) => expect(oneLine(text)).toBe(line));
});

describe('pageTitle', () => {
  it('comes before the product’s name, whose direction no name can change', () => {
    expect(pageTitle('Ada\u202e')).toBe('Ada - Seamfolk');
  });
});
