import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { logo } from './logo';

/** Returns the spread of the drawing's colours. Throws for markup that is not well-formed XML. */
async function coloursOf(svg: string): Promise<number> {
  const { channels } = await sharp(Buffer.from(svg)).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

describe('logo', () => {
  it('is decoration without a title', async () => {
    expect(logo()).toContain('aria-hidden="true"');
    expect(await coloursOf(logo())).toBeGreaterThan(0);
  });

  it('is an image with an escaped title', async () => {
    const svg = logo({ title: '"><script>A & B' });
    expect(svg).toContain('role="img" aria-label="&quot;&gt;&lt;script&gt;A &amp; B"');
    expect(await coloursOf(svg)).toBeGreaterThan(0);
  });
});
