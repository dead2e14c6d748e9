import type pg from 'pg';

/** A column of a table, as the catalogue of the database describes it. */
export interface Column {
  name: string;
  /** The type, such as 'uuid' or '_int4' (an array of integers). */
  type: string;
  isNullable: boolean;
  /** Whether the database makes the value itself. */
  isGenerated: boolean;
  /** Most characters, by the type or by a check of the table. */
  maxLength?: number;
  /** Whether no two rows have the same value. */
  isUnique: boolean;
}

/** Columns that refer to those of another table. */
export interface ForeignKey {
  columns: string[];
  table: string;
  foreignColumns: string[];
}

export interface Table {
  name: string;
  columns: Column[];
  primaryKey: string[];
  foreignKeys: ForeignKey[];
}

/** Reads all tables of the product, each after those that it refers to. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname::text as name,
      (select json_agg(json_build_object('name', attname, 'type', typname, 'isNullable', not attnotnull,
          'isGenerated', attgenerated <> '' or attidentity = 'a',
          'maxLength', case when atttypmod > 0 and typname = 'varchar' then atttypmod - 4 else (
            select substring(pg_get_constraintdef(oid) from 'char_length\\(' || attname || '\\) <= (\\d+)')::int
            from pg_constraint where conrelid = t.oid and contype = 'c' and conkey = array[attnum]
              and pg_get_constraintdef(oid) like '%char_length(' || attname || ')%') end,
          'isUnique', exists (select from pg_index where indrelid = t.oid and indisunique and indkey::text = attnum::text))
          order by attnum)
        from pg_attribute join pg_type on pg_type.oid = atttypid
        where attrelid = t.oid and attnum > 0 and not attisdropped) as columns,
      (select json_agg(attname order by attname) from pg_index join pg_attribute on attrelid = t.oid and attnum = any(indkey)
        where indrelid = t.oid and indisprimary) as "primaryKey",
      coalesce((select json_agg(json_build_object('table', confrelid::regclass,
          'columns', (select json_agg(attname order by place) from unnest(conkey) with ordinality as key (number, place)
            join pg_attribute on attrelid = conrelid and attnum = number),
          'foreignColumns', (select json_agg(attname order by place) from unnest(confkey) with ordinality as key (number, place)
            join pg_attribute on attrelid = confrelid and attnum = number)))
        from pg_constraint where conrelid = t.oid and contype = 'f'), '[]') as "foreignKeys"
    from pg_class t where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`);
  return inOrder(rows);
}

function inOrder(tables: readonly Table[]): Table[] {
  const sorted: Table[] = [];
  const isReady = ({ foreignKeys }: Table) =>
    foreignKeys.every(({ table }) => sorted.some(({ name }) => name === table));
  for (let left = [...tables]; left.length > 0; left = left.filter((table) => !sorted.includes(table))) {
    const ready = left.filter(isReady);
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${left.map(({ name }) => name).join(', ')}`);
    sorted.push(...ready);
  }
  return sorted;
}

/** One row, each value as text. */
export type TextRow = Record<string, string | null>;

/** Reads all rows of a table as texts, in the order of the primary key. Reads only the columns that the table was described with. */
export async function rowsOf(client: pg.ClientBase, { name, columns, primaryKey }: Table): Promise<TextRow[]> {
  const texts = columns.map((column) => `"${column.name}"::text as "${column.name}"`).join(', ');
  const keys = primaryKey.map((key) => `"${key}"`).join(', ');
  return (await client.query<TextRow>(`select ${texts} from "${name}" order by ${keys}`)).rows;
}
