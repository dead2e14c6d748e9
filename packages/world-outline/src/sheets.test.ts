import { beforeAll, describe, expect, it } from 'vitest';
import { type PackedLine, type Sheet, unpackLine } from './sheet';
import { worldSheet } from './sheets';

const stepsOf = (line: PackedLine, units: number) =>
  unpackLine(line, units).flatMap((point, index, points) => {
    const before = points[index - 1];
    return before ? [Math.hypot(point[0] - before[0], point[1] - before[1])] : [];
  });

describe('the world', () => {
  let world: Sheet;
  beforeAll(() => {
    world = worldSheet();
  });

  it('has all land, and no line across the whole map', () => {
    expect(world.land.length).toBeGreaterThan(1000);
    for (const line of world.borders) expect(Math.max(...stepsOf(line, world.units))).toBeLessThan(60);
    const leaps = world.land.flat().flatMap((ring) => stepsOf(ring, world.units).filter((step) => step > 60));
    expect(leaps).toEqual([]);
  });

  it('has country names inside the countries, the largest first', () => {
    expect(world.countries.slice(0, 3).map(([name]) => name)).toEqual(['Russia', 'China', 'Brazil']);
    const names = new Map(world.countries.map((country) => [country[0], country]));
    const [, east = 0, north = 0] = names.get('Nigeria') ?? [];
    expect(east / world.units).toBeGreaterThan(3);
    expect(east / world.units).toBeLessThan(14);
    expect(north / world.units).toBeGreaterThan(5);
    expect(north / world.units).toBeLessThan(14);
    expect(names.has('Antarctica')).toBe(false);
  });

  it('has the largest towns, the largest first', () => {
    expect(world.towns.some(([name]) => name === 'Lagos')).toBe(true);
    const sizes = world.towns.map(([, , , size]) => size);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  });
});
