import { explainer, plansOnly, type Cost, type Explainer } from './explain';
import type { Statement } from './recording';
import type { Kind } from './searches';
import { median } from './statistics';
import { openStore } from './store';

/** What one kind of search costs in a directory of one size. */
export interface Measured extends Cost {
  /** The most buffers that one of its searches used. */
  worst: number;
  /** The search that used them. */
  worstRequest: string;
  /** Each statement by name, with its share of the buffers. */
  parts: { name: string; buffers: number }[];
}

/** A statement has its final plan after five runs; later runs are measured. */
const runsBefore = 6;
const runs = 3;

/** Returns medians over a kind's values, for all statements of a search together, by the name of the kind. */
export async function measure(url: string, kinds: readonly Kind[]): Promise<Map<string, Measured>> {
  const store = await openStore(url);
  const explain = await explainer(url);
  const result = new Map<string, Measured>();
  try {
    for (const { name, requests } of kinds) {
      const searches: Search[] = [];
      for (const one of requests) {
        const statements = (await store.stepsOf(one)).flat();
        searches.push({ request: JSON.stringify(one), statements, costs: [] });
      }
      for (let run = 1; run <= runsBefore + runs; run += 1) {
        for (const search of searches) {
          const costs = await costsOf(search.statements, explain);
          if (run > runsBefore) search.costs.push(costs);
        }
      }
      result.set(name, summary(searches));
    }
  } finally {
    await explain.stop();
    await store.stop();
  }
  return result;
}

interface Search {
  request: string;
  statements: Statement[];
  /** Per statement, one cost per run. */
  costs: Cost[][];
}

async function costsOf(statements: readonly Statement[], explain: Explainer): Promise<Cost[]> {
  const costs = [];
  for (const statement of statements) costs.push(await explain.cost(statement));
  return costs;
}

function summary(searches: readonly Search[]): Measured {
  const each = searches.map(({ request, costs }) => {
    const sums = costs.map((run) => ({ milliseconds: sum(run, 'milliseconds'), buffers: sum(run, 'buffers') }));
    return { request, milliseconds: medianOf(sums, 'milliseconds'), buffers: medianOf(sums, 'buffers') };
  });
  const [worst] = [...each].sort((a, b) => b.buffers - a.buffers);
  return {
    milliseconds: medianOf(each, 'milliseconds'),
    buffers: medianOf(each, 'buffers'),
    worst: worst?.buffers ?? 0,
    worstRequest: worst?.request ?? '',
    parts: partsOf(searches),
  };
}

function partsOf(searches: readonly Search[]): Measured['parts'] {
  const buffersByName = new Map<string, number[]>();
  for (const { statements, costs } of searches) {
    statements.forEach(({ name, text }, at) => {
      const title = name || (text.startsWith(plansOnly) ? 'estimate' : text.slice(0, 40));
      const all = costs.map((run) => run[at]?.buffers ?? 0);
      buffersByName.set(title, [...(buffersByName.get(title) ?? []), median(all)]);
    });
  }
  return [...buffersByName].map(([name, buffers]) => ({ name, buffers: median(buffers) }));
}

const sum = (costs: readonly Cost[], of: keyof Cost) => costs.reduce((all, cost) => all + cost[of], 0);
const medianOf = (costs: readonly Cost[], of: keyof Cost) => median(costs.map((cost) => cost[of]));
