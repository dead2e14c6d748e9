import { setPriority } from 'node:os';
import type { Answer } from './pool-process';

/**
 * Runs the tasks of a process pool in the pool's process, one after the other, at the priority that the pool passes as its argument.
 * @param serialize converts a thrown value to plain data
 */
export function answerTasks<Task>(
  run: (task: Task) => Promise<unknown>,
  serialize: (thrown: unknown) => unknown,
): void {
  setPriority(Number(process.argv[2]));
  // Ctrl-C signals the whole process group. Only the parent process decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  // Not process.exit, which waits for the decoder's thread.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', ({ task }: { task: Task }) => {
    run(task).then(
      (result) => send({ result }),
      (thrown: unknown) => send({ thrown: serialize(thrown) }),
    );
  });
  send({ up: true });
}

function send(answer: Answer<unknown> | { up: true }): void {
  process.send?.(answer);
}
