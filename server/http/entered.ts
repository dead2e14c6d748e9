import type { Access } from '@shared/contract/endpoint';

/**
 * What one request can reach. `server/scope.ts` adds the scopes `everyone`, `me`, `mine` and `desk` to this interface, so that
 * `server/http` knows no noun.
 */
export interface Entered {
  /** Whether the user must not publish. */
  isSuspended?: boolean;
}

interface ScopesOf {
  public: 'everyone';
  user: 'everyone' | 'me';
  tailor: 'everyone' | 'me' | 'mine';
  operator: 'everyone' | 'me' | 'desk';
}

/** The scopes that a handler receives, by the contract's access. */
export type ByAccess = { [A in Access]: Required<Pick<Entered, ScopesOf[A]>> };
