import { and, count, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { tailors } from '../../db/tables';
import { conditionOf, filterNames, type Filter, type FilterValues } from './filters';

/** Which part of the list: `take` tailors older than the one with the `seq` of `after`. */
interface Slice {
  after: number | undefined;
  take: number;
}

/** Listed tailors that match, newest first, with the number of all of them: two prepared statements a set of filters. */
export function newestFirst(db: Database) {
  const statements = new Map<string, ReturnType<typeof prepareSearch>>();
  const statementsFor = (filters: Filter[]) => {
    const name = filters.join('_') || 'all';
    const prepared = statements.get(name) ?? prepareSearch(db, name, filters);
    statements.set(name, prepared);
    return prepared;
  };
  return async (values: FilterValues, { after = Number.MAX_SAFE_INTEGER, take }: Slice) => {
    const { page, total } = statementsFor(filterNames.filter((name) => values[name].length > 0));
    const [rows, [matches]] = await Promise.all([
      page.execute({ ...values, after, take }),
      total.execute({ ...values }),
    ]);
    return { rows, total: matches?.total ?? 0 };
  };
}

function prepareSearch(db: Database, name: string, filters: Filter[]) {
  const matching = filters.map((filter) => conditionOf(filter, sql.placeholder(filter)));
  const listed = and(eq(tailors.isActive, true), ...matching);
  return {
    page: db
      .select(getTableColumns(tailors))
      .from(tailors)
      .where(and(listed, lt(tailors.seq, sql.placeholder('after'))))
      .orderBy(desc(tailors.seq))
      .limit(sql.placeholder('take'))
      .prepare(`search_${name}`),
    total: db.select({ total: count() }).from(tailors).where(listed).prepare(`search_total_${name}`),
  };
}
