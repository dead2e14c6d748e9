import { describe, expect, it } from 'vitest';
import type { Sheet } from '@seamfolk/world-outline';
import type { MapColours } from './map-colours';
import { dotPicture, outlineLayers, outlineStyle } from './outline-style';

const colours: MapColours = {
  sea: '#000001',
  land: '#000002',
  coast: '#000003',
  border: '#000004',
  town: '#000005',
  country: '#000006',
  stitch: '#000007',
  place: '#000008',
};
const world: Sheet = {
  box: [-180, -90, 180, 90],
  units: 10,
  land: [],
  borders: [],
  rivers: [],
  towns: [],
  countries: [],
};

describe('our own style', () => {
  const style = outlineStyle(world, colours);

  it('loads nothing from other servers: no fonts, pictures or tiles', () => {
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    for (const source of Object.values(style.sources)) {
      expect(source.type).toBe('geojson');
      expect(source).toHaveProperty('data.type', 'FeatureCollection');
    }
  });

  it('credits its data sources', () => {
    expect(style.sources.world).toHaveProperty('attribution', expect.stringMatching(/Natural Earth.*GeoNames/));
  });

  it('has every layer once, from an existing source', () => {
    const ids = style.layers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const layer of style.layers) if ('source' in layer) expect(style.sources).toHaveProperty(layer.source);
  });

  it('uses only the colours of the theme', () => {
    const painted = outlineLayers(colours).flatMap(({ paint = {} }) =>
      Object.entries(paint).flatMap(([name, value]) => (name.endsWith('-color') ? [value] : [])),
    );
    for (const colour of painted) expect(Object.values(colours)).toContain(colour);
  });
});

describe('dotPicture', () => {
  it('is opaque in the middle and transparent at its edge', () => {
    const { width, height, data } = dotPicture();
    const at = (x: number, y: number) => data[4 * (y * width + x) + 3] ?? NaN;
    expect(data).toHaveLength(4 * width * height);
    expect(at(width / 2, height / 2)).toBeGreaterThan(192);
    expect(at(0, 0)).toBeLessThan(64);
  });
});
