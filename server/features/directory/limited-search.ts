import type { Database } from '../../db/client';
import { turns, type Load } from '../../http/turns';
import type { StoreDeps } from '../../scope';
import type { directoryStore } from './store';

type Searching = Pick<ReturnType<typeof directoryStore>, 'search'>;

/** As many may wait for their turn, and for so long: a short wait is better than a refusal, a long one is not. */
const waiting = 200;
const patienceMs = 2_000;

/** The API and the pages have a directory each, over one pool. */
const lines = new WeakMap<Database, ReturnType<typeof turns>>();

/**
 * The same directory whose searches take turns, so that they never have more than half of the pool: what signed-in people
 * do goes on, however many search. @throws HttpError 503 from `search` instead of piling up
 */
export function limitedSearch<D extends Searching>({ db, env }: Pick<StoreDeps, 'db' | 'env'>, directory: D): D {
  const inTurn = lineOf({ db, env });
  return {
    ...directory,
    search: (...asked: Parameters<Searching['search']>) => inTurn(() => directory.search(...asked)),
  };
}

/** The searches of this process over one pool. */
export function searchLoad(deps: Pick<StoreDeps, 'db' | 'env'>): Load {
  return lineOf(deps).load();
}

function lineOf({ db, env }: Pick<StoreDeps, 'db' | 'env'>): ReturnType<typeof turns> {
  const line = lines.get(db) ?? searchTurns(env.databasePoolSize);
  lines.set(db, line);
  return line;
}

function searchTurns(poolSize: number) {
  const atOnce = Math.floor(poolSize / 2);
  return turns({ atOnce, waiting, patienceMs, message: 'The service is busy. Please try again in a moment.' });
}
