import { noun } from '../../noun';
import { sweepDrawings } from './store';

/** Files that are drawn from a page to share. `tailor` has their entry in the list of stored data. */
export const drawingNoun = noun({
  sweep: ({ db, storage, log }, signal) =>
    sweepDrawings({ db, storage }, signal).catch((err: unknown) => log.warn({ err }, 'drawings not swept')),
});
