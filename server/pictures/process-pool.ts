import { PoolError, PoolProcess, type Job, type ProcessOptions } from './pool-process';

/** What runs the tasks, and how much of it there may be. */
export interface ProcessPoolOptions extends ProcessOptions {
  /** How many tasks run at a time, each in a process of its own. */
  processes: number;
  /** How many tasks may wait for a process. */
  waiting: number;
}

/** Tasks that run in processes which may hang, run out of memory or crash without harm to this one. */
export interface ProcessPool<Task, Result> {
  /** @throws PoolError, or what the task threw, as `answerTasks` has handed it over */
  run: (task: Task) => Promise<Result>;
  /** Ends all processes; what runs or waits is rejected. */
  stop: () => Promise<void>;
  /** The processes that there are now. */
  pids: () => number[];
  /** How many tasks run, and how many wait for a process. */
  load: () => { running: number; waiting: number };
}

/**
 * A pool that starts a process when a task finds none free, and ends it when no task came for a while. Tasks that run
 * keep this process alive, processes that idle do not.
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
