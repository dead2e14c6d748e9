import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { localities } from '../../db/tables';
import type { Budget } from './budget';
import { localitiesNamed, textNames, type Texts } from './filters';

/** Where the texts of a search lead to. */
export type Area =
  | 'anywhere'
  /** The keys of a few towns. */
  | bigint[]
  /** More towns than are worth looking through one by one. */
  | 'many';

/** Finds the towns that texts name. */
export function areas(db: Database, { fewTowns }: Budget) {
  const prepared = new Map<string, ReturnType<typeof prepareKeys>>();
  return async (texts: Texts): Promise<Area> => {
    const named = textNames.filter((name) => texts[name] !== undefined);
    if (named.length === 0) return 'anywhere';
    const name = `localities_${named.join('_')}`;
    const statement = prepared.get(name) ?? prepareKeys(db, name, texts, fewTowns + 1);
    prepared.set(name, statement);
    const rows = await statement.execute({ ...texts });
    return rows.length > fewTowns ? 'many' : rows.map(({ key }) => key);
  };
}

function prepareKeys(db: Database, name: string, texts: Texts, atMost: number) {
  return db.select({ key: localities.key }).from(localities).where(localitiesNamed(texts)).limit(atMost).prepare(name);
}

/** Of a row with `locality`: it is in one of the towns. Its placeholders are `keys`, or `textNames` where they are many. */
export function isWithin(area: Area, texts: Texts) {
  if (area === 'anywhere') return [];
  if (area !== 'many') return [sql`locality = any(${sql.placeholder('keys')}::bigint[])`];
  return [sql`locality in (select key from ${localities} where ${localitiesNamed(texts)})`];
}

/** The values of the placeholders in `isWithin`. */
export function areaValues(area: Area, texts: Texts): Record<string, unknown> {
  return { ...texts, ...(typeof area === 'object' && { keys: area.map(String) }) };
}
