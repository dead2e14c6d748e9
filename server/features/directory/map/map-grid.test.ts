import { describe, expect, it } from 'vitest';
import { cellsOf, type CountedSpot } from './map-grid';

const spot = (latitude: number, longitude: number, count = 1, seq = 1): CountedSpot => ({
  latitude,
  longitude,
  count,
  seq,
});
const counts = (...args: Parameters<typeof cellsOf>) => cellsOf(...args).map(({ count }) => count);

describe('cellsOf', () => {
  it('joins near spots, and gives their centre and bounds', () => {
    const [first, second] = cellsOf([spot(40.65, -73.95, 3, 7), spot(40.74, -74.03, 1, 9), spot(6.45, 3.39)]);
    expect(first).toMatchObject({ count: 4, seq: 7, bounds: [-74.03, 40.65, -73.95, 40.74] });
    expect(first?.latitude).toBeCloseTo(40.6725, 6);
    expect(second).toMatchObject({ count: 1, latitude: 6.45, longitude: 3.39, bounds: [3.39, 6.45, 3.39, 6.45] });
  });

  it('separates them on a closer map', () => {
    const spots = [spot(40.65, -73.95), spot(40.74, -74.03)];
    expect(counts(spots, [-180, -60, 180, 80])).toEqual([2]);
    expect(counts(spots, [-74.3, 40.5, -73.7, 41])).toEqual([1, 1]);
  });

  it('joins neighbours across the 180th meridian', () => {
    const [fiji, ...others] = cellsOf([spot(-18, -179.9), spot(-18, -179.7)], [170, -40, 200, 0]);
    expect([fiji?.count, others.length]).toEqual([2, 0]);
    expect(fiji?.longitude).toBeCloseTo(180.2, 6);
    expect(counts([spot(-18, 179), spot(-18, 179.9), spot(-15, -150)])).toEqual([2, 1]);
  });

  it('keeps a town in one cell, and makes at most some hundred cells', () => {
    expect(counts([spot(6.45, 3.39, 500)])).toEqual([500]);
    const many = Array.from({ length: 20_000 }, (_, index) =>
      spot(((index * 7) % 160) - 80, ((index * 11) % 3_600) / 10 - 180),
    );
    for (const bounds of [undefined, [-180, -85, 180, 85]] as const) {
      expect(cellsOf(many, bounds && [...bounds]).length).toBeLessThan(400);
    }
  });

  it('is empty without spots', () => expect(cellsOf([])).toEqual([]));
});
