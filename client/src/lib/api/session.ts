import { createContext, useContext } from 'react';
import type { CurrentUser } from '@shared/session/contract';
import type { EntryState } from '../navigation/history-state';
import { useHistoryState } from 'wouter/use-browser-location';

export type SessionState = 'loading' | 'unknown' | 'signed-out' | 'without-profile' | 'with-profile';

export interface Session {
  /** Which set of screens the user has. 'unknown' means that the server did not answer, which is no sign-out. */
  state: SessionState;
  user?: CurrentUser;
  /** Why the session is unknown. */
  error?: unknown;
  /** Asks the server again. */
  retry?: () => unknown;
}

/** The session of a visitor, unless `AskedSession` provides the server's answer. */
export const SessionContext = createContext<Session>({ state: 'signed-out' });

/** Returns which set of screens the user has. */
export const useSession = () => useContext(SessionContext);

/** Returns whether the operator has suspended the account: the user cannot publish. */
export const useIsSuspended = (): boolean => Boolean(useSession().user?.suspendedAt);

/** Returns whether this page has just saved the user's first profile and is about to open the dashboard. */
export function useProfileJustSaved(): boolean {
  return useHistoryState<EntryState | null>()?.profileSaved === true;
}
