import type pg from 'pg';
import { tablesOf, type Table } from './catalogue';
import { earlierValue, ownerAt, type Filled } from './earlier-values';

/** Fills each table with `count` rows, beside those that triggers insert. Longest texts, nulls and extreme numbers are among them. */
export async function fillTables(client: pg.ClientBase, count: number): Promise<void> {
  const filled: Filled = new Map();
  for (const table of await tablesOf(client)) {
    const rows = Array.from({ length: count }, (_, index) => rowOf(table, index, filled));
    const names = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`);
    const inserted = await client.query<Record<string, unknown>>(
      `insert into "${table.name}" (${names.join(', ')})
        select ${names.join(', ')} from json_populate_recordset(null::"${table.name}", $1) returning *`,
      [JSON.stringify(rows)],
    );
    filled.set(table.name, inserted.rows);
  }
}

function rowOf({ name, columns, foreignKeys }: Table, index: number, filled: Filled): Record<string, unknown> {
  const written = columns.filter(({ isGenerated }) => !isGenerated);
  const row = Object.fromEntries(written.map((column) => [column.name, earlierValue(name, column, index, filled)]));
  for (const { columns: own, table, foreignColumns } of foreignKeys) {
    const ofKey = written.filter((column) => own.includes(column.name));
    const isNone = index % 7 === 2 && ofKey.every(({ isNullable }) => isNullable);
    const parent = filled.get(table)?.[ofKey.some(({ isUnique }) => isUnique) ? index : ownerAt(index)];
    for (const column of ofKey)
      row[column.name] = isNone ? null : parent?.[foreignColumns[own.indexOf(column.name)] ?? ''];
  }
  return row;
}
