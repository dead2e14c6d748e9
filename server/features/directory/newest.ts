import type { Database } from '../../db/client';
import { countLimit, totalOf, type Budget, type Total } from './budget';
import { estimateOf } from './estimate';
import { shapeOf, valuesOf, type ResolvedFilters } from './filters';
import { newestStatements, type NewestStatements } from './newest-statements';

/** One page: `take` tailors after the one whose `listSeq` is `after`. */
interface Slice {
  after: number | undefined;
  take: number;
}

/** Returns a function that finds the `listSeq` of matching listed tailors, newest first, and the total. */
export function newestFirst(db: Database, budget: Budget) {
  const shapes = new Map<string, NewestStatements>();

  return async (filters: ResolvedFilters, { after, take }: Slice): Promise<Total & { seqs: number[] }> => {
    const shape = shapeOf(filters);
    const statements = shapes.get(shape) ?? newestStatements(db, budget, filters);
    shapes.set(shape, statements);
    const { few, walk, complete } = statements;
    const before = after ?? Number.MAX_SAFE_INTEGER;
    const values = { ...valuesOf(filters), before, take, isFirst: after === undefined };
    let most = 0;
    for (const query of (await expectsFew(filters)) ? [few, walk, complete] : [walk, complete]) {
      const [result] = await query.execute(values);
      if (!result) break;
      const seqs = result.seqs.map(Number);
      if (result.sawAll) return { seqs, ...totalOf(result.found) };
      most = Math.max(most, result.found, seqs.length);
      if (query === walk && seqs.length === take) return { seqs, total: Math.min(most, countLimit), more: true };
    }
    throw new Error('The last query reads all matches');
  };

  /** Towns are few and read one by one anyway. Few tailors have a postal code, so it needs no estimate. */
  async function expectsFew({ towns, zipcode, tags }: ResolvedFilters): Promise<boolean> {
    if (zipcode) return true;
    return !towns && tags.length > 0 && (await estimateOf(db, tags)) < budget.few.expected;
  }
}
