import { distanceKm, type Point } from '../../distance';
import { nameKey } from '../../name-key';
import { groupBy } from '../group-by';
import type { Town } from '../sources';

/** The towns of some countries by any of their names. */
export interface TownsByName {
  /** Returns the towns of this name, the most populous first. */
  named: (name: string) => readonly Town[];
  /** Returns the town of this name that is nearest to a point; undefined without one within `atMostKm`. */
  nearest: (name: string, point: Point, atMostKm: number) => Town | undefined;
  /** Returns the town nearest to a point that counts most: a larger town may be further away. */
  around: (point: Point) => Town | undefined;
}

/** Largest distance between a place and the town that it is named after, in kilometres. */
const aroundKm = 40;

/** Indexes the towns of the given countries. */
export function townsByName(towns: readonly Town[], countries: readonly string[]): TownsByName {
  const own = towns.filter(({ country }) => countries.includes(country));
  const entries = own.flatMap((town) =>
    [...new Set([town.name, ...town.aliases].map(nameKey))].map((key) => ({ key, town })),
  );
  const byName = new Map(
    [...groupBy(entries, ({ key }) => key)].map(([key, group]) => [
      key,
      group.map(({ town }) => town).sort((a, b) => b.population - a.population),
    ]),
  );
  const cells = groupBy(own, cellOf);
  const named = (name: string) => byName.get(nameKey(name)) ?? [];
  return {
    named,
    nearest: (name, point, atMostKm) => nearestOf(named(name), point, atMostKm),
    around: (point) => {
      const near = neighbours(point).flatMap((cell) => cells.get(cell) ?? []);
      const [best] = near
        .map((town) => ({ town, km: distanceKm(town, point) }))
        .filter(({ km }) => km < aroundKm)
        .sort((a, b) => attraction(b) - attraction(a));
      return best?.town;
    },
  };
}

/** A town of a million people attracts a place at 10 km as much as a town of ten thousand at 1 km. */
function attraction({ town, km }: { town: Town; km: number }): number {
  return Math.sqrt(town.population + 1000) / (km + 1);
}

function nearestOf(towns: readonly Town[], point: Point, atMostKm: number): Town | undefined {
  const measured = towns.map((town) => ({ town, km: distanceKm(town, point) })).filter(({ km }) => km <= atMostKm);
  return measured.sort((a, b) => a.km - b.km)[0]?.town;
}

const cellOf = ({ latitude, longitude }: Point) => `${Math.floor(latitude * 2)} ${Math.floor(longitude * 2)}`;

function neighbours({ latitude, longitude }: Point): string[] {
  const steps = [-0.5, 0, 0.5];
  return steps.flatMap((north) =>
    steps.map((east) => cellOf({ latitude: latitude + north, longitude: longitude + east })),
  );
}
