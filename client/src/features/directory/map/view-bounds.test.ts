import { describe, expect, it } from 'vitest';
import { viewBounds } from './view-bounds';

describe('viewBounds', () => {
  it('is the same after a small move', () => {
    const there = viewBounds([-74.3, 40.5, -73.6, 40.9], 9);
    expect(there).toBe('-74.53125,40.429688,-73.476563,41.132813');
    expect(viewBounds([-74.32, 40.52, -73.62, 40.92], 9)).toBe(there);
  });

  it('crosses the 180th meridian to the east', () => {
    expect(viewBounds([170, -30, 190, -10], 3)).toBe('157.5,-45,202.5,0');
    expect(viewBounds([-190, -30, -170, -10], 3)).toBe('157.5,-45,202.5,0');
  });

  it('is the world at most', () => {
    for (const bounds of [
      [-200, -85, 200, 85],
      [-150, -80, 160, 85],
    ] as const) {
      expect(viewBounds([...bounds], 0)).toBe('-180,-85,180,85');
    }
  });
});
