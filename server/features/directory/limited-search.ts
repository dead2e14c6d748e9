import { performance } from 'node:perf_hooks';
import { spendPatience } from '../../db/patience';
import type { Env } from '../../env';
import { turns, type Load } from '../../http/turns';
import type { StoreDeps } from '../../deps';
import type { directoryStore } from './store';

type Searching = Pick<ReturnType<typeof directoryStore>, 'search'>;

/** As many may wait for their turn, and for so long: a short wait is better than a refusal, a long one is not. */
const waiting = 200;
const patienceMs = 1_200;

/** The API and the pages have a directory each, and visitors of a replica have others, which is the primary when it is away. */
const lines = new WeakMap<Env, ReturnType<typeof turns>>();

/**
 * The same directory whose searches take turns, so that they never have more than half of the pool: what signed-in people
 * do goes on, however many search. @throws HttpError 503 from `search` instead of piling up
 */
export function limitedSearch<D extends Searching>({ env }: Pick<StoreDeps, 'env'>, directory: D): D {
  const inTurn = lineOf(env);
  return {
    ...directory,
    search: (...asked: Parameters<Searching['search']>) => {
      const cameAt = performance.now();
      return inTurn(() => {
        spendPatience(performance.now() - cameAt);
        return directory.search(...asked);
      });
    },
  };
}

/** The searches of this process. */
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
  return turns({ atOnce, waiting, patienceMs, message: 'The service is busy. Please try again in a moment.' });
}
