import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CurrentUser, sessionApi } from '@shared/session';
import { useHistoryState } from 'wouter/use-browser-location';
import { ApiError, contractAt, endpointQuery, isSignedOut } from '../../lib/api';

/** The signed-in user; a 401 means that there is none. */
export const currentUserQuery = endpointQuery(
  contractAt<typeof sessionApi.current>({ method: 'GET', path: '/api/auth/user' }),
);

/** The same user under the key that is invalidated after a profile save. */
const userQuery = endpointQuery(contractAt<typeof sessionApi.user>({ method: 'GET', path: '/api/user' }));

export type SessionState = 'loading' | 'unknown' | 'signed-out' | 'without-profile' | 'with-profile';

/**
 * Returns which set of screens the user has. 'unknown' means that the server did not answer, which is no sign-out. A failed
 * query stays failed: a screen that mounts must not refetch it and return all screens to 'Loading...'.
 */
export function useSession(): { state: SessionState; user: CurrentUser | undefined } {
  const { data: user, error, isPending } = useQuery({ ...currentUserQuery, retryOnMount: false });
  if (isPending) return { state: 'loading', user };
  if (!user) return { state: isSignedOut(error) ? 'signed-out' : 'unknown', user };
  return { state: user.hasTailorProfile ? 'with-profile' : 'without-profile', user };
}

/** Marks the session as signed out without a request, as if the server had answered 401. */
export function rememberSignedOut(queryClient: QueryClient): void {
  const options = queryClient.defaultQueryOptions({ queryKey: currentUserQuery.queryKey });
  const refusal = { status: 'error', error: new ApiError(401, 'Please log in'), errorUpdatedAt: Date.now() } as const;
  queryClient.getQueryCache().build(queryClient, options).setState(refusal);
}

/**
 * Returns a function for the first save of a profile: it marks the cached user as a tailor before the server is asked again.
 * The history entry stores that too, so that /register stays visible until the app moves on (see `useProfileJustSaved`).
 */
export function useMarkTailorProfile(): () => void {
  const queryClient = useQueryClient();
  return () => {
    const saved: SetupEntry = { profileSaved: true };
    window.history.replaceState(saved, '');
    queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, hasTailorProfile: true });
  };
}

interface SetupEntry {
  profileSaved?: boolean;
}

/** Returns whether this page has just saved the user's first profile and is about to open the dashboard. */
export function useProfileJustSaved(): boolean {
  return useHistoryState<SetupEntry | null>()?.profileSaved === true;
}

/** Reloads the signed-in user for both keys. */
export function refreshUser(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    queryClient.fetchQuery({ ...userQuery, staleTime: 0 }),
  ]);
}
