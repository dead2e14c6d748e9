import type { Env } from '../../env';
import { turns, type Load } from '../../http/load/turns';
import type { StoreDeps } from '../../deps';
import type { directoryStore } from './store';

type Searching = Pick<ReturnType<typeof directoryStore>, 'search' | 'map'>;

/** Searches that may wait for their turn, and how long. A short wait is better than a refusal; a long one is not. */
const waiting = 200;
const maxWaitMs = 1_200;

/** One queue per process: the API and the pages have separate directories, and visitors may read from a replica or the primary. */
const lines = new WeakMap<Env, ReturnType<typeof turns>>();

/**
 * Returns the directory with searches and maps that take turns, so that they use at most half of the pool and leave the rest to
 * signed-in users. @throws HttpError 503 from both if the queue is full or the wait too long
 */
export function limitedSearch<D extends Searching>({ env }: Pick<StoreDeps, 'env'>, directory: D): D {
  const inTurn = lineOf(env);
  return {
    ...directory,
    search: (...asked: Parameters<Searching['search']>) => inTurn(() => directory.search(...asked)),
    map: (...asked: Parameters<Searching['map']>) => inTurn(() => directory.map(...asked)),
  };
}

/** Returns the load of this process's searches. */
export function searchLoad(env: Env): Load {
  return lineOf(env).load();
}

function lineOf(env: Env): ReturnType<typeof turns> {
  const line = lines.get(env) ?? searchTurns(env.databasePoolSize);
  lines.set(env, line);
  return line;
}

function searchTurns(poolSize: number) {
  const atOnce = Math.floor(poolSize / 2);
  return turns({ atOnce, waiting, maxWaitMs, message: 'The service is busy. Please try again in a moment.' });
}
