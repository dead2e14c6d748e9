import type { Algorithm, SigningKey, TokenFault } from './id-token';

/** What the provider does wrong on a test's request. The page that the browser visits always works. */
export type Fault =
  | TokenFault
  | 'down'
  | 'hangs'
  | 'slow'
  | 'not JSON'
  | `${'down' | 'hangs' | 'trickles'} at ${'/token' | '/jwks' | '/userinfo'}`
  | 'metadata of another issuer'
  | 'no id token'
  | 'userinfo of somebody else'
  | 'answer of another issuer'
  | 'answer of no issuer';

export const ordinary = {
  alg: 'RS256' as Algorithm,
  /** The issuer's path on its host. */
  path: '',
  /** Where the claims are: with userinfo the id token has none. */
  claimsIn: 'id token' as 'id token' | 'userinfo',
  clientAuthentication: 'client_secret_basic' as 'client_secret_basic' | 'client_secret_post',
  /** Whether its answers contain the issuer (RFC 9207). */
  namesItself: false,
  endsSessions: false,
};

/** Differences between providers that the specification allows. */
export type Kind = typeof ordinary;

/** An external OpenID provider with the code flow, which signs users in without a question. */
export interface ForeignProvider {
  issuer: string;
  /** The environment variables that make it an app's provider. */
  environment: Record<'OIDC_ISSUER_URL' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>;
  /** The next user: the claims of the id token with `sub`. */
  person: Record<string, unknown>;
  fault: Fault | undefined;
  /** The error that it returns instead of a code. */
  refusal: string | undefined;
  /** How often its configuration was requested. */
  discoveries: number;
  /** The number of requests left unanswered. */
  unanswered: number;
  /** The parameters of the last sign-out request. */
  endedSession: URLSearchParams | undefined;
  /** The signing key, and the only published one. */
  key: SigningKey;
  rotateKey: () => Promise<void>;
  stop: () => Promise<void>;
}
