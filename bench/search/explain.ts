import pg from 'pg';
import type { Statement } from './recording';

/** The cost of one statement, as the database reports it. */
export interface Cost {
  /** Planning and execution. */
  milliseconds: number;
  /** Pages of 8 kB that were read, from the cache or the disk. */
  buffers: number;
}

/** One long-lived connection, as a server has: its prepared statements get a generic plan if that is as good. */
export interface Explainer {
  cost: (statement: Statement) => Promise<Cost>;
  stop: () => Promise<void>;
}

/** Connects to a database. */
export async function explainer(url: string): Promise<Explainer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const prepared = new Map<string, string>();

  async function cost({ name, text, values }: Statement): Promise<Cost> {
    if (text.startsWith(plansOnly)) {
      const { rows } = await client.query(text.replace(plansOnly, 'explain (buffers, summary, format json)'), values);
      return costOf(rows[0]['QUERY PLAN'][0]);
    }
    const known = prepared.get(text);
    const own = known ?? `statement_${prepared.size}`;
    if (!known) await client.query(`prepare ${own} as ${text}`);
    if (name) prepared.set(text, own);
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const { rows } = await client.query(`explain (analyze, buffers, timing off, format json) execute ${own}${given}`);
    if (!name) await client.query(`deallocate ${own}`);
    return costOf(rows[0]['QUERY PLAN'][0]);
  }

  return { cost, stop: () => client.end() };
}

/** The prefix that returns a plan and runs nothing. */
export const plansOnly = 'explain (format json)';

/** Missing if nothing ran. */
interface Pages {
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
}

interface Explained {
  Plan: Pages;
  Planning?: Pages;
  'Planning Time': number;
  'Execution Time'?: number;
}

function costOf({ Plan, Planning, ...times }: Explained): Cost {
  const pages = (of?: Pages) => (of?.['Shared Hit Blocks'] ?? 0) + (of?.['Shared Read Blocks'] ?? 0);
  return {
    milliseconds: times['Planning Time'] + (times['Execution Time'] ?? 0),
    buffers: pages(Plan) + pages(Planning),
  };
}

/** Returns an untyped literal, as the driver sends values: the statement determines the type. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(arrayText(value));
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

function arrayText(values: readonly unknown[]): string {
  const items = values.map((item) => (item === null ? 'null' : `"${String(item).replace(/["\\]/g, '\\$&')}"`));
  return `{${items.join(',')}}`;
}
