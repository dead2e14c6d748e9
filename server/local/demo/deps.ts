import type { StoreDeps } from '../../deps';

/** The dependencies for loading demo data. */
export interface DemoDeps extends StoreDeps {
  /** The issuer of the demo users, as in `users.issuer`. */
  issuer: string;
  /** Stops the work on pictures. The next start draws the missing ones. */
  signal?: AbortSignal;
}
