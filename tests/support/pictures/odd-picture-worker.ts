import type { PictureTask } from '../../../server/pictures/worker';

/** A worker process that draws cards at once, never finishes pictures and signs, and crashes on pictures that say 'crash'. */
process.on('message', ({ task }: { task: PictureTask }) => {
  if (task.task === 'card') process.send?.({ result: Buffer.from('a card') });
  else if (task.task === 'prepare' && task.upload.toString() === 'crash') process.kill(process.pid, 'SIGSEGV');
});
process.send?.({ up: true });
