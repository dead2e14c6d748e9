import type { Database } from '../../db/client';
import { countLimit, totalOf, type Budget, type Total } from './budget';
import { estimateOf } from './estimate';
import { shapeOf, valuesOf, type ResolvedFilters } from './filters';
import { searchPlan, type SearchPlan } from './newest-statements';

/** One page: `take` tailors older than the one whose `seq` is `after`. */
interface Slice {
  after: number | undefined;
  take: number;
}

/** Returns a function that finds the `seq` of matching listed tailors, newest first, and the total. */
export function newestFirst(db: Database, budget: Budget) {
  const shapes = new Map<string, SearchPlan>();

  return async (narrowing: ResolvedFilters, { after, take }: Slice): Promise<Total & { seqs: number[] }> => {
    const shape = shapeOf(narrowing);
    const plan = shapes.get(shape) ?? searchPlan(db, budget, narrowing);
    shapes.set(shape, plan);
    const before = after ?? Number.MAX_SAFE_INTEGER;
    const values = { ...valuesOf(narrowing), before, take, first: after === undefined };
    let most = 0;
    const isRare = plan.optimistic && (await estimateOf(db, narrowing.tags)) < budget.tagged.newest;
    for (const query of isRare && plan.optimistic ? [plan.optimistic, ...plan.fallback] : plan.fallback) {
      const [result] = await query.execute(values);
      if (!result) break;
      const seqs = result.seqs.map(Number);
      if (result.sawAll) return { seqs, ...totalOf(result.found) };
      most = Math.max(most, result.found, seqs.length);
      if (seqs.length === take) return { seqs, total: Math.min(most, countLimit), more: true };
    }
    throw new Error('The last query reads all matches');
  };
}
