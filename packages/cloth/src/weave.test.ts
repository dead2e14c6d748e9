import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HOSTILE_SEEDS, hasColours, idsOf, isInert, usedIdsOf } from './test-svg';
import { ownDyes } from './dyes';
import { isPaletteName, PALETTES } from './palettes';
import { CLOTHS, clothOf, KINDS, ownSize, weave } from './weave';

const PALETTE_NAMES = Object.keys(PALETTES).filter(isPaletteName);

describe('weave', () => {
  it('gives the same cloth for the same seed', () => {
    expect(weave('amara', { drape: true })).toBe(weave('amara', { drape: true }));
  });

  it('gives a different cloth for a different seed', () => {
    const cloths = new Set(Array.from({ length: 50 }, (_, index) => weave(`seed-${index}`)));
    expect(cloths.size).toBe(50);
  });

  it('never changes the cloth that a seed already has', () => {
    const seeds = ['amara', 'kofi', 'mei', 'priya', 'zainab'];
    expect(seeds.map((seed) => Object.values(clothOf(seed)).join(' '))).toMatchInlineSnapshot(`
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

  it.each(PALETTE_NAMES)('accepts %s for any cloth', (palette) => {
    expect(weave('amara', { kind: 'kente', palette })).toContain(PALETTES[palette].ground);
  });

  it('gives no two of 100,000 seeds the same cloth in the same colours', () => {
    const least = new Set<string>();
    const seeds = 100_000;
    for (let index = 0; index < seeds; index += 1) {
      const id = createHash('sha256').update(String(index)).digest('hex').slice(0, 32);
      const { kind, palette } = clothOf(id);
      const { ground, figure, deep } = ownDyes(PALETTES[palette], id);
      // Every cloth draws its ground, and the plainest ones only one further dye.
      const size = ownSize(id).toFixed(4);
      least.add(`${kind} ${size} ${ground} figure ${figure}`).add(`${kind} ${size} ${ground} deep ${deep}`);
    }
    expect(least.size).toBe(2 * seeds);
  });

  it('draws two cloths of one kind and palette in different colours', () => {
    const drawn = (seed: string) => weave(seed, { kind: 'gingham' }).match(/#[0-9a-f]{6}/g);
    const alike = ['merlion', 'adunni', 'kofi', 'mei', 'priya'].map(drawn).map(String);
    expect(new Set(alike).size).toBe(alike.length);
  });

  it.each(PALETTE_NAMES)('keeps the colours near %s for any seed', (name) => {
    const lightness = (hex: string) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
      return 0.3 * red + 0.59 * green + 0.11 * blue;
    };
    for (let index = 0; index < 500; index += 1) {
      const own = ownDyes(PALETTES[name], `seed-${index}`);
      for (const dye of ['ground', 'figure', 'accent', 'deep'] as const) {
        expect(own[dye]).toMatch(/^#[0-9a-f]{6}$/);
        expect(Math.abs(lightness(own[dye]) - lightness(PALETTES[name][dye]))).toBeLessThan(32);
      }
    }
  });

  it('has the given size', () => {
    expect(weave('amara', { width: 640, height: 24 })).toContain('viewBox="0 0 640 24" width="640" height="24"');
  });

  it('declares every id once, uses no other ids, and shares none with another seed', () => {
    const ids = idsOf(weave('amara', { drape: true }));
    expect(new Set(ids).size).toBe(ids.length);
    expect(usedIdsOf(weave('amara', { drape: true })).sort()).toEqual([...ids].sort());
    expect(idsOf(weave('kofi', { drape: true })).filter((id) => ids.includes(id))).toEqual([]);
  });

  it.each(['nope', '', 'constructor', '__proto__'])('lets the seed choose for the unknown name %j', (name) => {
    // @ts-expect-error a name from outside is not a known name
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
    const { palette } = clothOf('amara');
    expect(weave('amara')).toContain(ownDyes(PALETTES[palette], 'amara').ground);
  });

  it('keeps the given kind, in fitting colours', () => {
    const { kind, palette } = clothOf('amara', 'ikat');
    expect(kind).toBe('ikat');
    expect(CLOTHS.ikat.palettes).toContain(palette);
  });

  it('returns every kind for some seed', () => {
    const kinds = new Set(Array.from({ length: 500 }, (_, index) => clothOf(`seed-${index}`).kind));
    expect(kinds.size).toBe(KINDS.length);
  });
});
