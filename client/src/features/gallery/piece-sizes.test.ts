import { describe, expect, it } from 'vitest';
import { pieceSizes } from './piece-sizes';

describe('pieceSizes', () => {
  it.each([
    ['as its place', { width: 800, height: 1000 }, '92vw'],
    ['taller, so not cut at its sides', { width: 600, height: 1000 }, '92vw'],
    ['wider, so drawn wider', { width: 1600, height: 1000 }, 'calc(92vw * 2.00)'],
  ])('of a picture shaped %s', (_, image, onPhones) => {
    expect(pieceSizes(image).split(', ').at(-1)).toBe(onPhones);
  });

  it('follows the columns of the grid', () => {
    const sizes = '(min-width: 1280px) 372px, (min-width: 960px) 30vw, (min-width: 560px) 45vw, 92vw';
    expect(pieceSizes({ width: 4, height: 5 })).toBe(sizes);
  });
});
