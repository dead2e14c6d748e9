import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture';

describe('drawPicture', () => {
  it('draws the same picture for the same seed, and a different one for another', async () => {
    const agbada = ['agbada', 'adire', 'indigo', ''] as const;
    const [first, again, other] = await Promise.all(['a:0', 'a:0', 'b:0'].map((seed) => drawPicture(seed, agbada)));
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it.each(['kimono', 'cloth'] as const)(
    'draws %s upright or square, large enough for a whole screen',
    async (motif) => {
      const seeds = Array.from({ length: 6 }, (_, index) => `seed:${index}`);
      const drawn = await Promise.all(seeds.map((seed) => drawPicture(seed, [motif, 'seigaiha', 'teal', ''])));
      for (const bytes of drawn) {
        const { format, width, height } = await sharp(bytes).metadata();
        expect(format).toBe('jpeg');
        expect(['1200x1600', '960x1200', '1200x1200']).toContain(`${width}x${height}`);
      }
    },
  );
});
