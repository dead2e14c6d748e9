import { noun, type Noun } from '../../noun';
import { accountRoutes } from './routes';
import { accountStore, keptDataStore } from './store';

/** A user's account as a whole: the archive and the list of stored data of these nouns, and the deletion. */
export const accountNoun = (nouns: readonly Noun[]) =>
  noun({
    routes: accountRoutes,
    everyone: () => keptDataStore(nouns.flatMap(({ kept = [] }) => kept)),
    me: (deps, userId) =>
      accountStore(
        deps,
        userId,
        nouns.flatMap(({ archive = [] }) => archive),
      ),
  });
