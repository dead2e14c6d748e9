import type { SocialCard } from './drawing/draw-card';
import type { ShopSign } from './drawing/draw-sign';
import type { StatusPicture } from './drawing/draw-status';
import { toPlain } from './plain-error';
import { setPriority } from 'node:os';
import type { Answer } from './pool-process';

/** The tasks of a worker process. */
export type PictureTask =
  | { task: 'prepare'; upload: Buffer }
  | { task: 'card'; card: SocialCard }
  | { task: 'status'; status: StatusPicture }
  | { task: 'sign'; sign: ShopSign }
  | { task: 'fingerprint'; jpeg: Buffer };

answerTasks(run, toPlain);

/** Imports only the module that the task needs. */
async function run(todo: PictureTask): Promise<unknown> {
  switch (todo.task) {
    case 'card':
      return (await import('./drawing/draw-card')).drawCard(todo.card);
    case 'status':
      return (await import('./drawing/draw-status')).drawStatus(todo.status);
    case 'sign':
      return (await import('./drawing/draw-sign')).drawSign(todo.sign);
    case 'fingerprint':
      return (await import('./fingerprint')).fingerprint(todo.jpeg);
    default:
      return (await import('./prepare-picture')).preparePicture(todo.upload);
  }
}

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
