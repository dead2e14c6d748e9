import { describe, expect, it } from 'vitest';
import { HOSTILE_SEEDS, hasColours, idsOf, isInert, usedIdsOf } from './test-svg';
import { garment, GARMENTS } from './garment';
import { silhouette } from './garments/symmetry';
import { KINDS } from './weave';

describe('garment', () => {
  it('gives the same garment for the same seed', () => {
    expect(garment('amara', 'suit')).toBe(garment('amara', 'suit'));
  });

  it('gives a different picture for a different seed', () => {
    const pictures = new Set(Array.from({ length: 50 }, (_, index) => garment(`seed-${index}`)));
    expect(pictures.size).toBe(50);
  });

  it('draws every garment in its own way', () => {
    const drawings = GARMENTS.map((kind) => garment('amara', kind));
    expect(new Set(drawings).size).toBe(GARMENTS.length);
  });

  it.each(GARMENTS)('draws %s', async (kind) => {
    for (const seed of ['amara', 'kofi', 'mei']) {
      const svg = garment(seed, kind);
      expect(isInert(svg)).toBe(true);
      expect(await hasColours(svg)).toBe(true);
    }
  });

  it.each(KINDS)('accepts the cloth %s', async (cloth) => {
    const svg = garment('amara', 'shirt', { cloth, palette: 'teal' });
    expect(isInert(svg)).toBe(true);
    expect(await hasColours(svg)).toBe(true);
  });

  it('shows the whole picture at any ratio, 600 wide', () => {
    expect(garment('amara', 'suit')).toContain('viewBox="0 0 300 400" width="600" height="800"');
    expect(garment('amara', 'suit', { ratio: 1 })).toContain('viewBox="-50 0 400 400" width="600" height="600"');
    expect(garment('amara', 'suit', { ratio: 0.5 })).toContain('viewBox="0 -110 300 600" width="600" height="1200"');
  });

  it('declares every id once, uses no other ids, and shares none with another seed', () => {
    const svg = garment('amara', 'suit');
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(usedIdsOf(svg))].sort()).toEqual([...ids].sort());
    expect(idsOf(garment('kofi', 'suit')).filter((id) => ids.includes(id))).toEqual([]);
  });

  it.each(['nope', '', 'constructor', '__proto__'])('lets the seed choose for the unknown name %j', async (name) => {
    // @ts-expect-error a name from outside is not a known name
    const svg = garment('amara', name, { cloth: name, palette: name });
    expect(isInert(svg)).toBe(true);
    expect(await hasColours(svg)).toBe(true);
  });

  it.each(HOSTILE_SEEDS)('keeps the seed %j out of the drawing', async (seed) => {
    const svg = garment(seed);
    expect(isInert(svg)).toBe(true);
    expect(await hasColours(svg)).toBe(true);
    if (seed) expect(svg).not.toContain(seed);
  });

  it('escapes the colour of the wall', async () => {
    const svg = garment('amara', 'suit', { wall: '"/><script>' });
    expect(isInert(svg)).toBe(true);
    expect(await hasColours(svg)).toBe(true);
  });
});

describe('silhouette', () => {
  it('mirrors a half at the centre line', () => {
    expect(silhouette('M0 10L20 30C25 40 30 50 40 60')).toBe(
      'M150 10L170 30C175 40 180 50 190 60L110 60C120 50 125 40 130 30L150 10Z',
    );
  });
});
