import { answerTasks } from './answer-tasks';
import type { SocialCard } from './draw-card';
import { toPlain } from './plain-error';

/** What a worker process can do. */
export type PictureTask = { task: 'prepare'; upload: Buffer } | { task: 'card'; card: SocialCard };

answerTasks(run, toPlain);

/** Each kind of task loads only what it needs. */
async function run(todo: PictureTask): Promise<unknown> {
  if (todo.task === 'card') return (await import('./draw-card')).drawCard(todo.card);
  return (await import('./prepare-picture')).preparePicture(todo.upload);
}
