import { distanceKm, type Point } from '../../distance';
import { groupBy } from '../group-by';
import type { PostalCode, Town } from '../sources';
import { townsByName } from './towns-by-name';

/** A postal code and the names of its towns, as a data package has them. */
export interface NamedCode {
  code: string;
  names: readonly string[];
  /** Codes of the same group lie in the same province or near each other. */
  group: string;
}

/** Largest distance between a code and the centre of its group, in kilometres: beyond it, a town is a namesake. */
const groupKm = 150;

/**
 * Locates codes at the most populous of their towns. Among towns of the same name it takes the nearest to the group's centre. A
 * code without a known town lies amid the codes that share its first digits; without any, it is left out.
 */
export function codesByTown(country: string, codes: readonly NamedCode[], allTowns: readonly Town[]): PostalCode[] {
  const towns = townsByName(allTowns, [country]);
  const centres = new Map<string, Point | undefined>();
  for (const [group, inGroup] of groupBy(codes, (code) => code.group)) {
    const certain = inGroup.flatMap(({ names }) => names.map(towns.named)).filter(({ length }) => length === 1);
    centres.set(group, middleOf(certain.flat()));
  }
  const located: PostalCode[] = [];
  const left: NamedCode[] = [];
  for (const named of codes) {
    const centre = centres.get(named.group);
    const known = named.names.flatMap((name) => (centre && towns.nearest(name, centre, groupKm)) ?? []);
    const [town] = known.sort((a, b) => b.population - a.population);
    if (!town) left.push(named);
    else located.push(codeAt(named.code, town.name, town, town));
  }
  const byPrefix = groupBy(located, ({ code }) => code.slice(0, -2));
  const amid = left.flatMap(({ code, names: [name = ''] }) => {
    const near = byPrefix.get(code.slice(0, -2)) ?? [];
    const middle = middleOf(near);
    const town = middle && near.every((other) => distanceKm(other, middle) < 40) ? towns.around(middle) : undefined;
    return town && middle ? [codeAt(code, name, town, middle)] : [];
  });
  return [...located, ...amid];
}

function codeAt(code: string, town: string, { country, region }: Town, { latitude, longitude }: Point): PostalCode {
  return { code, town, country, region, latitude, longitude };
}

/** Returns the median of each coordinate, so that a wrong town does not count. */
function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const median = (of: (point: Point) => number) => points.map(of).sort((a, b) => a - b)[points.length >> 1] ?? 0;
  return { latitude: median(({ latitude }) => latitude), longitude: median(({ longitude }) => longitude) };
}
