import { PoolError, PoolProcess, type Job, type ProcessOptions } from './pool-process';

/** The processes of a pool, and its limits. */
export interface ProcessPoolOptions extends ProcessOptions {
  /** Tasks at once, each in its own process. */
  processes: number;
  /** Tasks that may wait for a process. */
  waiting: number;
}

/** Runs tasks in child processes. A child can hang, run out of memory or crash without harm to this process. */
export interface ProcessPool<Task, Result> {
  /** @throws PoolError, or the task's error as `answerTasks` serialized it */
  run: (task: Task) => Promise<Result>;
  /** Kills all processes; running and waiting tasks are rejected. */
  stop: () => Promise<void>;
  /** Returns the ids of the current processes. */
  pids: () => number[];
  /** Returns the numbers of running and of waiting tasks. */
  load: () => { running: number; waiting: number };
}

/**
 * Makes a pool that starts a process if a task finds none free, and kills it after an idle time. Running tasks keep this
 * process alive, idle children do not.
 */
export function processPool<Task, Result>(options: ProcessPoolOptions): ProcessPool<Task, Result> {
  const queue: Job<Task, Result>[] = [];
  const members = new Set<PoolProcess<Task, Result>>();
  let stopped = false;

  const start = () => {
    const member = new PoolProcess<Task, Result>(options, {
      free: dispatch,
      gone: () => {
        members.delete(member);
        dispatch();
      },
    });
    members.add(member);
    return member;
  };
  const freeMember = () => {
    const free = [...members].find((member) => member.isFree);
    return free ?? (members.size < options.processes ? start() : undefined);
  };
  const dispatch = () => {
    while (queue.length > 0) {
      const member = freeMember();
      const job = member && queue.shift();
      if (!job) return;
      member.take(job);
    }
  };

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (stopped) throw new PoolError('stopped');
        queue.push({ task, resolve, reject });
        dispatch();
        if (queue.length <= options.waiting) return;
        queue.pop();
        throw new PoolError('full');
      }),
    stop: async () => {
      stopped = true;
      for (const { reject } of queue.splice(0)) reject(new PoolError('stopped'));
      await Promise.all([...members].map((member) => member.end('stopped')));
    },
    pids: () => [...members].flatMap(({ pid }) => pid ?? []),
    load: () => ({ running: [...members].filter(({ isFree }) => !isFree).length, waiting: queue.length }),
  };
}
