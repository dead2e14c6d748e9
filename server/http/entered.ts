import type { Access } from '@shared/contract/endpoint';

/**
 * How a user has ended the session of a device on another one: by signing out everywhere, which keeps what waits on the device, or by
 * deleting the account, which leaves nothing there.
 */
export type SessionEnd = 'everywhere' | 'account deleted';

/**
 * What one request can reach. `server/scope.ts` adds the scopes `everyone`, `me`, `mine` and `desk` to this interface, so that
 * `server/http` knows no noun.
 */
export interface Entered {
  /** Whether the user must not publish. */
  isSuspended?: boolean;
  /** How the caller's session was ended, if the caller has none any more. */
  ended?: SessionEnd;
}

interface ScopesOf {
  public: 'everyone';
  user: 'everyone' | 'me';
  tailor: 'everyone' | 'me' | 'mine';
  operator: 'everyone' | 'me' | 'desk';
}

/** The scopes that a handler receives, by the contract's access. */
export type ByAccess = { [A in Access]: Required<Pick<Entered, ScopesOf[A]>> };
