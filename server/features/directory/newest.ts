import type { Database } from '../../db/client';
import { countLimit, totalOf, type Budget, type Total } from './budget';
import { estimateOf } from './estimate';
import { shapeOf, valuesOf, type Located } from './filters';
import { looksOf, type Looks } from './newest-statements';

/** Which part of the list: `take` tailors older than the one with the `seq` of `after`. */
interface Slice {
  after: number | undefined;
  take: number;
}

/** The `seq` of listed tailors that match, newest first, with how many there are. */
export function newestFirst(db: Database, budget: Budget) {
  const shapes = new Map<string, Looks>();

  return async (narrowing: Located, { after, take }: Slice): Promise<Total & { seqs: number[] }> => {
    const shape = shapeOf(narrowing);
    const looks = shapes.get(shape) ?? looksOf(db, budget, narrowing);
    shapes.set(shape, looks);
    const before = after ?? Number.MAX_SAFE_INTEGER;
    const values = { ...valuesOf(narrowing), before, take, first: after === undefined };
    let most = 0;
    const isFew = looks.few && (await estimateOf(db, narrowing.tags)) < budget.tagged.newest;
    for (const look of isFew && looks.few ? [looks.few, ...looks.sure] : looks.sure) {
      const [looked] = await look.execute(values);
      if (!looked) break;
      const seqs = looked.seqs.map(Number);
      if (looked.sawAll) return { seqs, ...totalOf(looked.found) };
      most = Math.max(most, looked.found, seqs.length);
      if (seqs.length === take) return { seqs, total: Math.min(most, countLimit), more: true };
    }
    throw new Error('The last look sees all');
  };
}
