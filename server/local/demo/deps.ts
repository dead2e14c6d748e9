import type { StoreDeps } from '../../deps';

/** What loading demo data needs. */
export interface DemoDeps extends StoreDeps {
  /** The issuer of the demo users, as in `users.issuer`. */
  issuer: string;
  /** Stops the work on pictures. The next start draws those that are missing. */
  signal?: AbortSignal;
}
