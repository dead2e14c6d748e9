import type { PgTable } from 'drizzle-orm/pg-core';
import type { Endpoint } from '@shared/contract/endpoint';
import type { $ZodType } from 'zod/v4/core';
import type { Agent } from './app';

/** A noun whose rows a tailor owns: what the tests need that hold for every noun. */
export interface Noun {
  api: { list: Endpoint; create: Endpoint & { body: $ZodType; response: $ZodType } };
  table: PgTable;
  /** Returns a body that creates a row of this tailor, with the rows that it refers to. */
  body: (agent: Agent) => Promise<object>;
}

const files = import.meta.glob<Noun>('../nouns/*.ts', { eager: true, import: 'default' });

/** The nouns of tests/nouns, with the names of their files. */
export const nouns = Object.entries(files).map(([file, noun]) => ({
  ...noun,
  name: /(\w+)\.ts$/.exec(file)?.[1] ?? '',
}));

/** Fills the parameters of a path with the values of a row or body: '/api/measurements/:customerId'. */
export const pathWith = (path: string, values: object) =>
  path.replace(/:(\w+)/g, (_, name: string) => String((values as Record<string, unknown>)[name]));
