import type { Database } from '../../db/client';
import type { tailors } from '../../db/tables';
import { countLimit, type Budget } from './budget';
import { tagValues, type Narrowing } from './filters';
import { areas, areaValues, type Area } from './localities';
import { statementsFor, type Statements } from './newest-statements';

/** Which part of the list: `take` tailors older than the one with the `seq` of `after`. */
interface Slice {
  after: number | undefined;
  take: number;
}

/** How many there are; with `more`, nobody looked further. */
export interface Total {
  total: number;
  more: boolean;
}

type Answer = Total & { rows: (typeof tailors.$inferSelect)[] };

/** Listed tailors that match, newest first, with how many there are. */
export function newestFirst(db: Database, budget: Budget) {
  const areaOf = areas(db, budget);
  const shapes = new Map<string, Statements>();
  const prepared = (narrowing: Narrowing, area: Area) => {
    const shape = shapeOf(narrowing, area);
    const statements = shapes.get(shape) ?? statementsFor(db, { budget, shape, narrowing, area });
    shapes.set(shape, statements);
    return statements;
  };

  return async (narrowing: Narrowing, { after, take }: Slice): Promise<Answer> => {
    const area = await areaOf(narrowing.texts);
    if (typeof area === 'object' && area.length === 0) return { rows: [], ...totalOf(0) };
    const { page, count, rare, bySeq } = prepared(narrowing, area);
    const values = { ...tagValues(narrowing), ...areaValues(area, narrowing.texts), zipcode: narrowing.zipcode };
    const before = after ?? Number.MAX_SAFE_INTEGER;
    const [rows, [counted]] = await Promise.all([
      page.execute({ ...values, before, take }),
      count.execute({ ...values }),
    ]);
    const { found = 0, looked = 0 } = counted ?? {};
    if (!rare || found > countLimit || looked < budget.newest) return { rows, ...totalOf(found) };
    if (rows.length === take) return { rows, total: Math.max(found, take), more: true };
    const newest = await seqsOf(rare, { ...values, before: Number.MAX_SAFE_INTEGER });
    // Of more than were listed, those of a later page may be missing.
    const isCut = newest.length > countLimit && after !== undefined;
    const older = isCut ? await seqsOf(rare, { ...values, before }) : newest.filter((seq) => seq < before);
    return { rows: await bySeq.execute({ seqs: older.slice(0, take) }), ...totalOf(newest.length) };
  };
}

/** A count that went on to `countLimit` + 1. */
export function totalOf(counted: number): Total {
  return { total: Math.min(counted, countLimit), more: counted > countLimit };
}

async function seqsOf(rare: NonNullable<Statements['rare']>, values: Record<string, unknown>): Promise<number[]> {
  return (await rare.execute(values)).map(({ seq }) => seq);
}

/** Searches of one shape differ in values alone. */
export function shapeOf({ texts, zipcode, tags }: Narrowing, area: Area): string {
  const where = typeof area === 'object' ? 'few' : area === 'many' ? Object.keys(texts).join('_') : 'anywhere';
  return [where, zipcode && 'zipcode', tags.length].filter((part) => part !== '').join('_');
}
