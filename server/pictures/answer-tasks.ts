import { constants, setPriority } from 'node:os';
import type { Answer } from './pool-process';

/**
 * The other end of a process pool: runs one task after the other, stepping back behind whatever answers a person.
 * @param serialize makes plain data of what a task throws
 */
export function answerTasks<Task>(
  run: (task: Task) => Promise<unknown>,
  serialize: (thrown: unknown) => unknown,
): void {
  // Not the lowest: beside busy neighbours that is a sixtieth of a core, and every picture would take too long.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // Signals go to the whole group; whether this process ends is for the one that started it to say.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  // Not process.exit, which waits for the decoder's thread.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', ({ task }: { task: Task }) => {
    run(task).then(
      (result) => tell({ result }),
      (thrown: unknown) => tell({ thrown: serialize(thrown) }),
    );
  });
  tell({ up: true });
}

function tell(answer: Answer<unknown>): void {
  process.send?.(answer);
}
