import { describe, expect, it } from 'vitest';
import { tileSizes } from './tile-sizes';

describe('tileSizes', () => {
  it('is the width of the tile for a picture of its shape, or a wider one', () => {
    const sizes = '(min-width: 1280px) 257px, (min-width: 960px) 20vw, (min-width: 640px) 31vw, 47vw';
    expect(tileSizes({ width: 800, height: 1000 }, 1, 'all')).toBe(sizes);
    expect(tileSizes({ width: 1600, height: 1000 }, 4, 'all')).toBe(sizes);
  });

  it('is smaller for a high picture, which is shown whole', () => {
    expect(tileSizes({ width: 600, height: 1500 }, 2, 'all')).toContain('(min-width: 640px) calc(31vw * 0.50)');
  });

  it('is larger for the first tile', () => {
    expect(tileSizes({ width: 800, height: 1000 }, 0, 'all')).toMatch(/^\(min-width: 1280px\) 525px, .*, 94vw$/);
  });

  it('is 95 % of the width of the first of few tiles on a phone', () => {
    expect(tileSizes({ width: 1000, height: 1000 }, 0, 'few')).toMatch(/, 87vw$/);
  });
});
