import type { Measured } from './measure';
import type { Race } from './race';
import type { Kind } from './searches';

/** A target, and whether this run reaches it. */
export interface Target {
  what: string;
  goal: string;
  found: string;
  /** Undefined if it was not measured. */
  reached?: boolean;
}

/** The costs of every kind of search by the number of tailors, smallest first. */
export type CostsBySize = Map<number, Map<string, Measured>>;

/** The most buffers that a search may use: matches that the planner underestimates, then a walk, and the cards of a page. */
const mostBuffers = 1_500;

/** Returns the ratio of the costs in the largest directory to those in the smallest. */
export function growthOf(costs: CostsBySize, kind: string): number {
  const all = [...costs.values()].map((measured) => measured.get(kind)?.buffers ?? NaN);
  return (all.at(-1) ?? NaN) / (all[0] ?? NaN);
}

export function bufferTargets(costs: CostsBySize, kinds: readonly Kind[]): Target[] {
  const growths = kinds.flatMap(({ name, growth }) => {
    if (growth === undefined || costs.size < 2) return [];
    return [atMost(`buffers of '${name}', growth`, growthOf(costs, name), growth)];
  });
  const worst = [...costs.values()].flatMap((measured) =>
    kinds.filter(({ isDeep }) => !isDeep).map(({ name }) => measured.get(name)?.worst ?? 0),
  );
  const most = Math.max(...worst);
  return [
    ...growths,
    {
      what: 'buffers of any search but deep pages near a place',
      goal: `at most ${mostBuffers.toLocaleString('en')}`,
      found: most.toLocaleString('en'),
      reached: most <= mostBuffers,
    },
  ];
}

export function speedTargets(races: readonly Race[]): Target[] {
  return races.flatMap(({ name, results }) => {
    const app = results.find((result) => result.name === 'app')?.times;
    const cached = results.find((result) => result.name === 'app, cached')?.times;
    return [
      atLeast(`'${name}': searches per second, relative to bare`, app?.bare, 0.5),
      atLeast(`'${name}': searches per second with the cache, relative to without`, cached?.app, 4),
    ];
  });
}

function atMost(what: string, times: number, most: number): Target {
  return { what, goal: `at most ${most}x`, found: `${times.toFixed(2)}x`, reached: times <= most };
}

function atLeast(what: string, times: number | undefined, least: number): Target {
  return { what, goal: `at least ${least}x`, found: `${times?.toFixed(2)}x`, reached: (times ?? 0) >= least };
}
