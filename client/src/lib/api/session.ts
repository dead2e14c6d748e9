import { createContext, useContext } from 'react';
import type { CurrentUser } from '@shared/session/contract';

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
