import type pg from 'pg';

/** A statement that the app sent. */
export interface Statement {
  /** The name it is prepared by; '' for one that is planned each time. */
  name: string;
  text: string;
  values: unknown[];
}

/** Statements that ran at the same time. */
export type Step = Statement[];

/** Records the statements that a store sends through a pool or in a transaction. */
export interface Recorder {
  /** Returns the statements of `work`, in steps, in their order. Only one call at a time. */
  record: (work: () => Promise<unknown>) => Promise<Step[]>;
}

interface QueryConfig {
  name?: string;
  text: string;
  values?: unknown[];
}

/** Records every connection that a pool opens from now on. */
export function recorderOf(pool: pg.Pool): Recorder {
  let steps: Step[] = [];
  let running = 0;
  const recordStatement = (query: string | QueryConfig, values: unknown) => {
    const { name = '', text, values: own } = typeof query === 'string' ? { text: query } : query;
    const statement = { name, text, values: Array.isArray(values) ? values : (own ?? []) };
    const step = steps.at(-1);
    if (running > 0 && step) step.push(statement);
    else steps.push([statement]);
    running += 1;
  };

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recorded = (...args: unknown[]) => {
      recordStatement(args[0] as string | QueryConfig, args[1]);
      const done = args.at(-1);
      if (typeof done === 'function') {
        return query(...args.slice(0, -1), (...answer: unknown[]) => {
          running -= 1;
          done(...answer);
        });
      }
      return Promise.resolve(query(...args)).finally(() => (running -= 1));
    };
    client.query = recorded as typeof client.query;
  });

  return {
    record: async (work) => {
      steps = [];
      await work();
      return steps;
    },
  };
}
