import { turns, type Load } from '../http/load/turns';
import { PoolError, PoolProcess, type ProcessOptions } from './pool-process';

/** The processes of a pool, and its limits. */
export interface ProcessPoolOptions extends ProcessOptions {
  /** Tasks at once, each in its own process. */
  processes: number;
  /** Tasks that may wait for a process. */
  waiting: number;
  /** Longest wait for a process, in milliseconds; unlimited if left out. */
  maxWaitMs?: number;
}

/** Runs tasks in child processes. A child can hang, run out of memory or crash without harm to this process. */
export interface ProcessPool<Task, Result> {
  /**
   * `signal` removes a task that waits. A running one ends by itself: to kill its process costs as much as most tasks, because the
   * next task waits for a new one.
   * @throws HttpError 503 if too many wait, the wait is too long or `signal` aborts, PoolError, or the task's error as `answerTasks`
   * serialized it
   */
  run: (task: Task, signal?: AbortSignal) => Promise<Result>;
  /** Kills all processes; running and waiting tasks are rejected. */
  stop: () => Promise<void>;
  /** Returns the ids of the current processes. */
  pids: () => number[];
  /** Returns the numbers of running and of waiting tasks. */
  load: () => Load;
}

const message = 'Too many pictures at once. Please try again in a moment.';

/**
 * Makes a pool that starts a process if a task finds none free, and kills it after an idle time. Running tasks keep this
 * process alive, idle children do not.
 */
export function processPool<Task, Result>(options: ProcessPoolOptions): ProcessPool<Task, Result> {
  const { processes, waiting, maxWaitMs } = options;
  const withTurn = turns({ atOnce: processes, waiting, maxWaitMs, message });
  const members = new Set<PoolProcess<Task, Result>>();
  let stopped = false;

  const start = () => {
    const member = new PoolProcess<Task, Result>(options);
    members.add(member);
    void member.ended.then(() => members.delete(member));
    return member;
  };

  return {
    run: (task, signal) =>
      withTurn(() => {
        if (stopped) throw new PoolError('stopped');
        const free = [...members].find(({ isFree }) => isFree);
        return (free ?? start()).run(task);
      }, signal),
    stop: async () => {
      stopped = true;
      await Promise.all([...members].map((member) => member.end('stopped')));
    },
    pids: () => [...members].flatMap(({ pid }) => pid ?? []),
    load: withTurn.load,
  };
}
