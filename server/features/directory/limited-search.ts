import { isDatabaseAway } from '../../database-away';
import type { Env } from '../../env';
import { turns, type Load } from '../../http/load/turns';
import type { StoreDeps } from '../../deps';
import type { directoryStore } from './store';

type SearchStore = Pick<ReturnType<typeof directoryStore>, 'search' | 'count' | 'map'>;

/** The longest queue of searches. It is fair by caller, so that a program's random searches do not delay those of other visitors. */
const maxWaiting = 200;

/** One queue per process: the API and the pages have separate directories, and visitors may read from a replica or the primary. */
const queues = new WeakMap<Env, ReturnType<typeof turns>>();

/**
 * Returns the directory with searches, counts and maps that take turns, so that they use at most half of the pool and leave the rest to
 * signed-in users. @throws HttpError 503 from these if the queue is full or the wait too long
 */
export function limitedSearch<D extends SearchStore>({ env }: Pick<StoreDeps, 'env'>, directory: D): D {
  const inTurn = queueOf(env);
  return {
    ...directory,
    search: (...args: Parameters<SearchStore['search']>) => inTurn(() => directory.search(...args)),
    count: (...args: Parameters<SearchStore['count']>) => inTurn(() => directory.count(...args)),
    map: (...args: Parameters<SearchStore['map']>) => inTurn(() => directory.map(...args)),
  };
}

/** Returns the load of this process's searches. */
export function searchLoad(env: Env): Load {
  return queueOf(env).load();
}

function queueOf(env: Env): ReturnType<typeof turns> {
  const queue = queues.get(env) ?? searchTurns(env.databasePoolSize);
  queues.set(env, queue);
  return queue;
}

function searchTurns(poolSize: number) {
  const atOnce = Math.floor(poolSize / 2);
  return turns({
    atOnce,
    waiting: maxWaiting,
    maxWaitMs: 'request',
    rejectsQueue: isDatabaseAway,
    message: 'The service is busy. Please try again in a moment.',
  });
}
