import type { Sheet } from '@seamfolk/world-outline';
import { describe, expect, it } from 'vitest';
import { featuresOf, type Kind } from './features-of';

describe('featuresOf', () => {
  const sheet: Sheet = {
    box: [0, 0, 30, 30],
    units: 10,
    // A square that extends beyond the western edge of the sheet.
    land: [[[0, 10, 100, 0, 0, 100, -100, 0]]],
    borders: [[50, 50, 10, 0]],
    rivers: [[6, [[60, 60, 10, 5]]]],
    towns: [['Lagos', 34, 65, 9000]],
    countries: [['Nigeria', 80, 90, 75]],
  };
  const geometryOf = (kind: Kind) =>
    featuresOf([sheet]).features.find(({ properties }) => properties?.kind === kind)?.geometry;

  it('closes the land, and leaves out the coast along the edge of the sheet', () => {
    expect(geometryOf('land')).toMatchObject({
      coordinates: [
        [
          [
            [0, 1],
            [10, 1],
            [10, 11],
            [0, 11],
            [0, 1],
          ],
        ],
      ],
    });
    expect(geometryOf('coast')).toMatchObject({
      coordinates: [
        [
          [0, 1],
          [10, 1],
          [10, 11],
          [0, 11],
        ],
      ],
    });
  });

  it('covers the sheet with sea', () => {
    expect(geometryOf('sea')).toMatchObject({
      coordinates: [
        [
          [0, 0],
          [30, 0],
          [30, 30],
          [0, 30],
          [0, 0],
        ],
      ],
    });
  });

  it('gives rivers their rank', () => {
    const rivers = featuresOf([sheet]).features.filter(({ properties }) => properties?.kind === 'river');
    expect(rivers).toMatchObject([
      {
        properties: { rank: 6 },
        geometry: {
          coordinates: [
            [
              [6, 6],
              [7, 6.5],
            ],
          ],
        },
      },
    ]);
  });

  it('places the names of towns and countries', () => {
    expect(geometryOf('town')).toMatchObject({ coordinates: [3.4, 6.5] });
    expect(geometryOf('country')).toMatchObject({ coordinates: [8, 9] });
  });
});
