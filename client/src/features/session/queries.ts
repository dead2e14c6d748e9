import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CurrentUser, sessionApi } from '@shared/session';
import { useHistoryState } from 'wouter/use-browser-location';
import { ApiError, contractAt, endpointQuery, isSignedOut } from '../../lib/api';

/** Who is signed in; nobody where the server says so by a 401. */
export const currentUserQuery = endpointQuery(
  contractAt<typeof sessionApi.current>({ method: 'GET', path: '/api/auth/user' }),
);

/** The same user under the address that is refreshed after a profile save. */
const userQuery = endpointQuery(contractAt<typeof sessionApi.user>({ method: 'GET', path: '/api/user' }));

export type SessionState = 'loading' | 'unknown' | 'signed-out' | 'without-profile' | 'with-profile';

/**
 * Which set of screens the person has; 'unknown' where the server could not say, which is no sign-out. A failed lookup
 * stays failed: a screen that asks again must not send everybody back to 'Loading...'.
 */
export function useSession(): { state: SessionState; user: CurrentUser | undefined } {
  const { data: user, error, isPending } = useQuery({ ...currentUserQuery, retryOnMount: false });
  if (isPending) return { state: 'loading', user };
  if (!user) return { state: isSignedOut(error) ? 'signed-out' : 'unknown', user };
  return { state: user.hasTailorProfile ? 'with-profile' : 'without-profile', user };
}

/** Where it is known beforehand that nobody is signed in: as if the server had been asked and had said so. */
export function rememberSignedOut(queryClient: QueryClient): void {
  const options = queryClient.defaultQueryOptions({ queryKey: currentUserQuery.queryKey });
  const refusal = { status: 'error', error: new ApiError(401, 'Please log in'), errorUpdatedAt: Date.now() } as const;
  queryClient.getQueryCache().build(queryClient, options).setState(refusal);
}

/**
 * After the first save of a profile: the cached user has one from now on, before the server is asked again. The current
 * history entry remembers it, so that /register stays on the screen until the app moves on (see `useProfileJustSaved`).
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

/** Whether this very page has just saved the person's first profile and is about to go to the dashboard. */
export function useProfileJustSaved(): boolean {
  return useHistoryState<SetupEntry | null>()?.profileSaved === true;
}

/** Asks the server again who is signed in, at both addresses. */
export function refreshUser(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    queryClient.fetchQuery({ ...userQuery, staleTime: 0 }),
  ]);
}
