import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { sessionApi } from '@shared/session/contract';
import { call, callsAt, endpointQuery } from '../../lib/api/api';
import { noteUser } from '../../lib/api/page-user';
import type { EntryState } from '../../lib/navigation/history-state';

const { current, user } = callsAt<Pick<typeof sessionApi, 'current' | 'user'>>({
  current: { method: 'GET', path: '/api/auth/user' },
  user: { method: 'GET', path: '/api/user' },
});

/** The signed-in user, for whom the page is made from the answer on; a 401 means that there is none. */
export const currentUserQuery = {
  ...endpointQuery(current),
  queryFn: async () => {
    const signedIn = await call(current);
    noteUser(signedIn.id);
    return signedIn;
  },
};

/** The same user under the key that is invalidated after a profile save. */
const userQuery = endpointQuery(user);

/**
 * Returns a function for the first save of a profile: it marks the cached user as a tailor before the server is asked again.
 * The history entry stores that too, so that /register stays visible until the app moves on (see `useProfileJustSaved`).
 */
export function useMarkTailorProfile(): () => void {
  const queryClient = useQueryClient();
  return () => {
    history.replaceState({ profileSaved: true } satisfies EntryState, '');
    queryClient.setQueryData(currentUserQuery.queryKey, (before) => before && { ...before, hasTailorProfile: true });
  };
}

/** Reloads the signed-in user for both keys. */
export function refreshUser(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    queryClient.fetchQuery({ ...userQuery, staleTime: 0 }),
  ]);
}
