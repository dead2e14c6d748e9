import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Adunni Couture', 'AC'],
    ['Nguyễn Thị Hương Áo Dài', 'NT'],
    ['Ferrara & Sons', 'FS'],
    ['ferrara', 'F'],
    ['  bespoke   by bukola ', 'BB'],
    ['“Meera” (Atelier)', 'MA'],
    ['Ọ̀ṣun Threads', 'Ọ̀T'],
    ['Σοφία Παπαδοπούλου', 'ΣΠ'],
    ['山田 洋服', '山洋'],
    ['3 Sisters', '3S'],
    ['', 'TS'],
    ['   ', 'TS'],
    ['&', 'TS'],
    [null, 'TS'],
    [undefined, 'TS'],
  ])('%s -> %s', (name, expected) => expect(initials(name)).toBe(expected));
});
