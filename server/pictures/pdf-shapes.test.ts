import { describe, expect, it } from 'vitest';
import { pdfShapes } from './pdf-shapes';

const lines = (svg: string) => pdfShapes(svg).split('\n');

describe('pdfShapes', () => {
  it.each([
    ['lines', 'M1 2L3 4H5V6Z', '1 2 m 3 4 l 5 4 l 5 6 l h'],
    ['relative lines', 'M1 2l3 4h5v-6z', '1 2 m 4 6 l 9 6 l 9 0 l h'],
    ['several points of one command', 'M0 0 1 1l1 0 2 2', '0 0 m 1 1 l 2 1 l 4 3 l'],
    ['a second shape after the end of the first', 'M1 1h2zM5 5zl1 1', '1 1 m 3 1 l h 5 5 m h 6 6 l'],
    ['cubic curves', 'M0,0C1,2,3,4,5,6c1 1 2 2 3 3', '0 0 m 1 2 3 4 5 6 c 6 7 7 8 8 9 c'],
    ['quadratic curves as cubic', 'M0,0Q3,3,6,0', '0 0 m 2 2 4 2 6 0 c'],
    ['numbers without a zero or a space', 'M.5-.5L1.25.75', '0.5 -0.5 m 1.25 0.75 l'],
  ])('converts %s', (_what, data, operators) => {
    expect(lines(`<path d="${data}"/>`)).toEqual(['q', '0 0 0 rg', `${operators} f`, 'Q']);
  });

  it('inherits colours and nests transforms', () => {
    const svg =
      '<g fill="#ff0000"><g transform="translate(1 2) scale(3 -4)"><path fill-rule="evenodd" d="M0 0h1"/></g></g>';
    expect(lines(svg)).toEqual([
      'q',
      'q',
      '1 0 0 1 1 2 cm',
      '3 0 0 -4 0 0 cm',
      'q',
      '1 0 0 rg',
      '0 0 m 1 0 l f*',
      'Q',
      'Q',
      'Q',
    ]);
  });

  it('scales a nested drawing to its width', () => {
    const svg =
      '<svg viewBox="4 0 28 28" width="14" fill="none"><path stroke="#000000" stroke-width="2" stroke-linecap="round" stroke-dasharray="6 5" d="M0 0h1"/></svg>';
    expect(lines(svg)).toEqual([
      'q',
      '0.5 0 0 0.5 0 0 cm',
      '1 0 0 1 -4 0 cm',
      'q',
      '0 0 0 RG 2 w 1 J [6 5] 0 d',
      '0 0 m 1 0 l S',
      'Q',
      'Q',
    ]);
  });

  it.each([
    ['an element', '<circle r="1"/>'],
    ['a colour', '<path fill="red" d="M0 0h1"/>'],
    ['a command', '<path d="M0 0A1 1 0 0 0 2 2"/>'],
  ])('refuses %s that it does not know', (_what, svg) => expect(() => pdfShapes(svg)).toThrow('Cannot convert'));
});
