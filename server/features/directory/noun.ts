import { noun } from '../../noun';
import { limitedSearch } from './limited-search';
import { directoryRoutes } from './routes';
import { directoryStore } from './store';
import { sweepVocabulary } from './vocabulary';

/** The search over the public pages and portfolios of all tailors. `tailor` has its entry in the list of stored data. */
export const directoryNoun = noun({
  routes: directoryRoutes,
  everyone: (deps) => limitedSearch(deps, directoryStore(deps)),
  sweep: ({ db, log }) => sweepVocabulary(db).catch((err: unknown) => log.warn({ err }, 'words not swept')),
});
