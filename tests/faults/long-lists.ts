import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { jobLimits, openDatabase } from '../../server/db/client';
import { startBuiltServer, type BuiltServer } from '../support/built-server';
import { insertDirectoryRows } from '../support/database/directory-rows';
import { profileInput } from '../support/factories';
import { fault, type Findings } from './fault';
import type { ReadTask, ReadResult } from './list-readers';
import { insertLongLists, insertLongPortfolio } from './long-lists-rows';
import { signedIn } from './world';

const parameters = {
  /** Times are not checked here, as they depend on the machine. */
  short: {
    ...{ rows: 600, lists: 3, heapMb: 96, tailors: 0 },
    ...{ idleSearches: 10, searches: 10, mostSlower: Infinity, mostRefused: Infinity },
  },
  /** Node uses half of the container's memory limit, 1,536 MB in deploy/kubernetes.yaml, for its heap. */
  long: {
    ...{ rows: 20_000, lists: 7, heapMb: 768, tailors: 2_000 },
    /** About as many searches alone as during each list: p99 of a few would depend on single ones. */
    ...{ idleSearches: 1_000, searches: 300, mostSlower: 3, mostRefused: 0 },
  },
};
type Parameters = typeof parameters.short;

/** Most simultaneous reads of one user: see server/http/mount.ts. */
const readers = 12;
const mostResidentMb = 500;
/** Pause of the visitor between two searches, in milliseconds. */
const pauseMs = 10;

/** One tailor with long lists reads each of them as often at once as allowed: first slowly or not at all, then at full speed. */
export const longLists = fault('long lists are read', parameters, async (world, given, findings) => {
  const url = await world.postgres.createDatabase('long_lists');
  const { pool, db } = openDatabase(url, {
    limits: { ...jobLimits, statement_timeout: 300_000, query_timeout: 302_000 },
  });
  const limit = `--max-old-space-size=${given.heapMb}`;
  const app = await startBuiltServer({ ...world.environment, DATABASE_URL: url, NODE_OPTIONS: limit });
  const reading = await startReaders();
  try {
    await insertDirectoryRows(db, given.tailors);
    const tailor = await signedIn(app, world.provider, 'reader');
    const { body: profile } = await tailor.post('/api/tailors', profileInput({ profileSlug: 'long-lists' }));
    const customerId = await insertLongLists(db, profile.id, given.rows);
    const lists: List[] = [
      { path: '/api/customers', rows: given.rows },
      { path: `/api/measurements/${customerId}`, rows: given.rows },
      // Before there are pictures: looking for 100,000 files that the store does not have would take minutes.
      { path: '/api/account/archive', rows: 0 },
      // Compression would use the processor for minutes if all readers had it.
      { path: '/api/customers', rows: given.rows, encoding: 'br', readers: 2 },
      { path: '/api/measurements/counts', rows: 0 },
      { path: '/api/gallery', rows: given.rows, prepare: () => insertLongPortfolio(db, profile.id, given.rows) },
      { path: `/api/gallery/${profile.id}`, rows: Math.min(given.rows, 1_000) },
    ];
    const seen = await readEach(lists.slice(0, given.lists), { app, reading, cookie: tailor.cookie, given, findings });
    return `read ${readers} of each list of ${given.rows} rows at once (${seen})`;
  } finally {
    reading.kill();
    await app.stop();
    await pool.end();
  }
});

interface List {
  path: string;
  /** Rows of the whole list with a `createdAt`. */
  rows: number;
  encoding?: 'br';
  readers?: number;
  /** Runs before the list is read. */
  prepare?: () => Promise<void>;
}

interface Reading {
  app: BuiltServer;
  /** The process of list-readers.ts. */
  reading: ChildProcess;
  cookie: string;
  given: Parameters;
  findings: Findings;
}

async function startReaders(): Promise<ChildProcess> {
  const entry = fileURLToPath(new URL('./list-readers.ts', import.meta.url));
  const reading = fork(entry, { execArgv: ['--import', 'tsx'] });
  await messageOf(reading);
  return reading;
}

/** Returns the next message of a process. @throws Error if it ends before */
async function messageOf(reading: ChildProcess): Promise<unknown> {
  const ended = once(reading, 'exit').then(([code]) => Promise.reject(new Error(`the readers ended: ${code}`)));
  const [message] = (await Promise.race([once(reading, 'message'), ended])) as unknown[];
  return message;
}

/** Reads the lists one by one while a visitor searches. Returns the times of the searches and the app's memory as text. */
async function readEach(lists: readonly List[], reading: Reading): Promise<string> {
  const { app, given, findings } = reading;
  const idle = await searching(app, given.idleSearches, async () => undefined);
  const seen = [`alone: ${shown(idle)}`];
  for (const list of lists) {
    await list.prepare?.();
    const meanwhile = await searching(app, given.searches, (enough) => readAtOnce(list, enough, reading));
    const what = `${list.path} ${list.encoding ?? ''}`.trim();
    findings.check(meanwhile.refused <= given.mostRefused, `${what}: ${meanwhile.refused} searches were refused`);
    findings.check(meanwhile.residentMb < mostResidentMb, `${what}: ${meanwhile.residentMb} MB resident`);
    const slower = meanwhile.p99 / idle.p99;
    findings.check(slower <= given.mostSlower, `${what}: a search at p99 was ${slower.toFixed(1)} times as slow`);
    seen.push(`${what}: ${shown(meanwhile)}`);
  }
  return seen.join('; ');
}

/** Requests a list several times; `enough` lets the readers read at full speed. */
async function readAtOnce(list: List, enough: Promise<void>, { app, reading, cookie, findings }: Reading) {
  const { path, rows, encoding = 'identity' } = list;
  const headers = { cookie, 'accept-encoding': encoding };
  const task: ReadTask = { url: `${app.origin}${path}`, headers, readers: list.readers ?? readers };
  reading.send(task);
  const [answered] = await Promise.all([messageOf(reading), enough.then(() => reading.send('enough'))]);
  const all = answered as ReadResult[];
  for (const result of all) {
    findings.count(1);
    // One archive at a time per user.
    const isRefused = result.status === 503 || (result.status === 409 && path.endsWith('/archive'));
    const isRight = isRefused || isWhole(result);
    const said = isRight ? '' : `; the server's last line: ${app.output().trim().split('\n').at(-1)}`;
    findings.check(isRight, `${path} was answered ${result.status} with ${result.rows} of ${rows} rows${said}`);
  }
  findings.check(all.some(isWhole), `${path} was never answered in full`);

  function isWhole(result: ReadResult): boolean {
    return result.status === 200 && result.rows === rows;
  }
}

/** Searches during `work`, `searches` times before its promise `enough` resolves. Times in milliseconds. */
async function searching(app: BuiltServer, searches: number, work: (enough: Promise<void>) => Promise<void>) {
  const times: number[] = [];
  let residentMb = 0;
  let refused = 0;
  const search = async () => {
    const began = performance.now();
    const answer = await fetch(`${app.origin}/api/tailors/search`);
    await answer.text();
    times.push(performance.now() - began);
    if (!answer.ok) refused += 1;
    residentMb = Math.max(residentMb, await residentMbOf(app));
    await sleep(pauseMs);
  };
  let isDone = false;
  const first = async () => {
    for (let number = 0; number < searches; number += 1) await search();
  };
  const enough = first();
  const working = work(enough).finally(() => (isDone = true));
  const searchingOn = async () => {
    await enough;
    while (!isDone) await search();
  };
  await Promise.all([working, searchingOn()]);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), refused, residentMb: Math.round(residentMb) };
}

const shown = ({ p50, p99, residentMb }: Awaited<ReturnType<typeof searching>>) =>
  `searches p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${residentMb} MB`;

async function residentMbOf({ process: { pid } }: BuiltServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024;
}
