import { answerTasks } from './answer-tasks';
import type { SocialCard } from './drawing/draw-card';
import type { ShopSign } from './drawing/draw-sign';
import type { StatusPicture } from './drawing/draw-status';
import { toPlain } from './plain-error';

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
