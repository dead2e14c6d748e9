import type { PgTable } from 'drizzle-orm/pg-core';
import type { $ZodType } from 'zod/v4/core';
import { api } from '@shared/api';
import type { Endpoint } from '@shared/contract/endpoint';
import { nounList, type nouns as registered } from '../../server/nouns';
import type { Agent } from './app';

/** What the tests of all nouns need of a noun whose rows a tailor owns: its `fixture.ts` exports it. */
export interface Fixture {
  /** Returns a body that creates a row of this tailor, with a value in each field. Makes the rows that it refers to. */
  body: (agent: Agent) => Promise<Record<string, unknown>>;
  /** The name of a text field that can be changed. */
  text: string;
  /** Returns the value that stands for a text in that field, if it takes only some values. 'second' has one of its own. */
  written?: (text: string) => string;
}

type Create = Endpoint & { body: $ZodType; response: $ZodType };

/** A noun whose rows a tailor owns. */
export interface TestedNoun extends Required<Fixture> {
  name: string;
  api: Readonly<Record<string, Endpoint>> & { list: Endpoint; create: Create; update: Endpoint; delete: Endpoint };
  table: PgTable;
}

const files = import.meta.glob<Fixture>('../../server/features/*/fixture.ts', { eager: true, import: 'default' });

/** The nouns with a table, by name. A noun without a fixture fails tests/nouns.test.ts. */
export const nouns = nounList.flatMap(([name, { table }]): TestedNoun[] => {
  const fixture = files[`../../server/features/${folderOf(name)}/fixture.ts`];
  const contracts = api[name as keyof typeof registered & keyof typeof api] as unknown as TestedNoun['api'];
  return table && fixture ? [{ written: asItIs, ...fixture, name, api: contracts, table }] : [];
});

function asItIs(text: string): string {
  return text;
}

/** Returns the folder of a noun: 'order-photos' of `orderPhotos`. */
function folderOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Creates a row of a noun. Returns the body that was sent and the answer. */
export async function createRow(agent: Agent, { api, body }: TestedNoun) {
  const sent = await body(agent);
  return { sent, answer: await agent.post(pathWith(api.create.path, sent), sent) };
}

/** Fills the parameters of a path with the values of a row or body: '/api/measurements/:customerId'. */
export const pathWith = (path: string, values: object) =>
  path.replace(/:(\w+)/g, (_, name: string) => String((values as Record<string, unknown>)[name]));
