import { answerTasks } from './answer-tasks';
import type { SocialCard } from './draw-card';
import { toPlain } from './plain-error';

/** The tasks of a worker process. */
export type PictureTask = { task: 'prepare'; upload: Buffer } | { task: 'card'; card: SocialCard };

answerTasks(run, toPlain);

/** Imports only the module that the task needs. */
async function run(todo: PictureTask): Promise<unknown> {
  if (todo.task === 'card') return (await import('./draw-card')).drawCard(todo.card);
  return (await import('./prepare-picture')).preparePicture(todo.upload);
}
