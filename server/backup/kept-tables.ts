import type pg from 'pg';

/** A table with its columns, without generated ones. */
export interface KeptTable {
  name: string;
  columns: string[];
}

/**
 * Tables without lasting rows: people sign in again, limits count per minute, a submission is repeated within a day, a drawing is drawn again,
 * and a restored database has a feed of changes of its own. All other tables are kept, so that a new table is included without a change.
 */
const leftOut = ['sessions', 'rate_limits', 'idempotency_keys', 'drawings', 'change_feed'];

/** Returns every table to keep, after the tables that it references. The embedded provider's are in another schema. */
export async function keptTables(client: pg.ClientBase): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable & { parents: string[] }>(
    `select name, columns, array(
        select distinct confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = kept.id and confrelid <> conrelid
      ) as parents
    from (
      select c.oid as id, c.relname::text as name,
        array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
      group by c.oid, c.relname
    ) kept order by name`,
    [leftOut],
  );
  const sorted: KeptTable[] = [];
  for (let left = rows; left.length > 0;) {
    const waiting = new Set(left.map(({ name }) => name));
    const next = left.filter(({ parents }) => !parents.some((parent) => waiting.has(parent)));
    if (next.length === 0) throw new Error(`Tables reference each other: ${[...waiting].join(', ')}`);
    sorted.push(...next.map(({ name, columns }) => ({ name, columns })));
    left = left.filter((table) => !next.includes(table));
  }
  return sorted;
}

/** Returns the tables that have rows. */
export async function filledTables(client: pg.ClientBase, tables: readonly KeptTable[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from public."${name}") as filled`);
    if (rows[0]?.filled) filled.push(name);
  }
  return filled;
}

/** Returns a table with its columns in SQL. */
export function columnsOf({ name, columns }: KeptTable): string {
  return `public."${name}" (${columns.map((column) => `"${column}"`).join(', ')})`;
}

/** Reads the current values of the sequences behind identity columns. */
export async function sequencesOf(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as "table", a.attname::text as "column",
      pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> '' order by 1, 2`,
  );
  const sequences = [];
  for (const { table, column, sequence } of rows) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${sequence}`,
    );
    sequences.push({ table, column, last: state.rows[0]?.last ?? '1', isCalled: state.rows[0]?.isCalled ?? false });
  }
  return sequences;
}
