import { describe, expect, it } from 'vitest';
import { HOSTILE_SEEDS, hasColours, idsOf, isInert, usedIdsOf } from '../../tests/support/svg-checks';
import { logo } from './logo';
import { isPaletteName, PALETTES } from './palettes';
import { CLOTHS, clothOf, KINDS, weave } from './weave';

const PALETTE_NAMES = Object.keys(PALETTES).filter(isPaletteName);

describe('weave', () => {
  it('gives the same cloth for the same seed', () => {
    expect(weave('amara', { drape: true })).toBe(weave('amara', { drape: true }));
  });

  it('gives another cloth for another seed', () => {
    const cloths = new Set(Array.from({ length: 50 }, (_, index) => weave(`seed-${index}`)));
    expect(cloths.size).toBe(50);
  });

  it('never changes the cloth that a name already has', () => {
    const owners = ['amara', 'kofi', 'mei', 'priya', 'zainab'];
    expect(owners.map((owner) => Object.values(clothOf(owner)).join(' '))).toMatchInlineSnapshot(`
      [
        "parang umber",
        "houndstooth madder",
        "houndstooth madder",
        "tartan plum",
        "mudcloth oat",
      ]
    `);
  });

  it.each(KINDS)('draws %s in each of its palettes', async (kind) => {
    for (const palette of CLOTHS[kind].palettes) {
      const svg = weave('amara', { kind, palette, drape: true, width: 120, height: 80 });
      expect(isInert(svg)).toBe(true);
      expect(await hasColours(svg)).toBe(true);
    }
  });

  it.each(PALETTE_NAMES)('takes %s for any cloth', (palette) => {
    expect(weave('amara', { kind: 'kente', palette })).toContain(PALETTES[palette].ground);
  });

  it('is as large as asked', () => {
    expect(weave('amara', { width: 640, height: 24 })).toContain('viewBox="0 0 640 24" width="640" height="24"');
  });

  it('declares every id once, uses no other, and shares none with another seed', () => {
    const ids = idsOf(weave('amara', { drape: true }));
    expect(new Set(ids).size).toBe(ids.length);
    expect(usedIdsOf(weave('amara', { drape: true })).sort()).toEqual([...ids].sort());
    expect(idsOf(weave('kofi', { drape: true })).filter((id) => ids.includes(id))).toEqual([]);
  });

  it.each(['nope', '', 'constructor', '__proto__'])('lets the seed choose for the unknown name %j', (name) => {
    // @ts-expect-error a name from outside is not one of the known
    expect(weave('amara', { kind: name, palette: name })).toBe(weave('amara'));
  });

  it.each(HOSTILE_SEEDS)('keeps the seed %j out of the drawing', async (seed) => {
    const svg = weave(seed, { drape: true });
    expect(isInert(svg)).toBe(true);
    expect(await hasColours(svg)).toBe(true);
    if (seed) expect(svg).not.toContain(seed);
  });
});

describe('clothOf', () => {
  it('names the cloth that weave draws', () => {
    const { kind, palette } = clothOf('amara');
    expect(weave('amara', { kind, palette })).toBe(weave('amara'));
  });

  it('keeps the kind that is asked for, in colours that become it', () => {
    const { kind, palette } = clothOf('amara', 'ikat');
    expect(kind).toBe('ikat');
    expect(CLOTHS.ikat.palettes).toContain(palette);
  });

  it('reaches every kind', () => {
    const kinds = new Set(Array.from({ length: 500 }, (_, index) => clothOf(`seed-${index}`).kind));
    expect(kinds.size).toBe(KINDS.length);
  });
});

describe('logo', () => {
  it('is decoration without a title', async () => {
    expect(logo()).toContain('aria-hidden="true"');
    expect(isInert(logo())).toBe(true);
    expect(await hasColours(logo())).toBe(true);
  });

  it('is an image with a title, whatever is in it', async () => {
    const svg = logo({ title: '"><script>A & B' });
    expect(svg).toContain('role="img" aria-label="&quot;&gt;&lt;script&gt;A &amp; B"');
    expect(await hasColours(svg)).toBe(true);
  });
});
