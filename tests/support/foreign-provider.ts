import type { Algorithm, SigningKey, TokenFault } from './id-token';

/** What the provider does wrong, when a test asks for it; the page that the browser visits is always there. */
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
  /** Where in its host the issuer is. */
  path: '',
  /** Where the claims are told: those of userinfo are in no id token. */
  claimsIn: 'id token' as 'id token' | 'userinfo',
  clientAuthentication: 'client_secret_basic' as 'client_secret_basic' | 'client_secret_post',
  /** Whether its answers name it (RFC 9207). */
  namesItself: false,
  endsSessions: false,
};

/** How providers differ that all keep to the specification. */
export type Kind = typeof ordinary;

/** An OpenID provider of somebody else's, as far as the code flow needs it; everybody is signed in at once. */
export interface ForeignProvider {
  issuer: string;
  /** The variables that make it an app's provider. */
  environment: Record<'OIDC_ISSUER_URL' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>;
  /** Who signs in next: the claims of the id token, `sub` among them. */
  person: Record<string, unknown>;
  fault: Fault | undefined;
  /** The error that it answers with in place of a code. */
  refusal: string | undefined;
  /** How often its configuration was asked for. */
  discoveries: number;
  /** How many requests it has left hanging. */
  unanswered: number;
  /** What it was last asked when somebody signed out. */
  endedSession: URLSearchParams | undefined;
  /** Signs with this, and publishes it alone. */
  key: SigningKey;
  rotateKey: () => Promise<void>;
  stop: () => Promise<void>;
}
