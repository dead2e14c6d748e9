import type { Env } from '../../env';

/** The issuer of the embedded provider's users. It is constant, while the provider's URL depends on PORT and PUBLIC_URL. */
export const embeddedIssuer = 'embedded';

/** Returns the embedded provider's URL, on the site's own origin. */
export function embeddedIssuerUrl({ publicUrl }: Pick<Env, 'publicUrl'>): string {
  return `${publicUrl}/oidc`;
}
