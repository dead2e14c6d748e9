import { readFile } from 'node:fs/promises';
import { openDatabase } from '../../server/db/client';
import type { Served } from './load-generator';
import { runSteps, type StepsByPath } from './run-steps';
import { percentile } from './statistics';

/**
 * Runs the statements without HTTP: the upper limit for any server with this pool. Run it as a separate program,
 * `sql-alone.ts DATABASE_URL STATEMENTS_FILE`; it answers each message `{ paths, visitors, seconds }` with a `Served`.
 */
const [url = '', file = ''] = process.argv.slice(2);
const { pool } = openDatabase(url);
const stepsByPath: StepsByPath = JSON.parse(await readFile(file, 'utf8'));

interface Round {
  paths: readonly string[];
  visitors: number;
  seconds: number;
}

process.on('message', async (round: Round) => process.send?.(await served(round)));
process.once('SIGTERM', () => process.exit(0));
process.send?.('ready');

async function served({ paths, visitors, seconds }: Round): Promise<Served> {
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  let next = 0;
  const visit = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      await runSteps(pool, stepsByPath[paths[next++ % paths.length] ?? ''] ?? []);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  const perSecond = times.length / ((performance.now() - started) / 1000);
  return { answers: times.length, perSecond, p99Milliseconds: percentile(times, 0.99), failed: 0 };
}
