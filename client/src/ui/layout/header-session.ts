/** The link of a public header to a signed-in user's own screens. */
export interface HeaderSession {
  /** For a signed-in user: the link to the own screens, which replaces the sign-in links. */
  ownHref?: string;
  ownLabel?: string;
  /** The session is still unknown: space is reserved, and no link that may be wrong is shown. */
  isUnknown?: boolean;
}
