import { createHash } from 'node:crypto';
import type { Env } from '../../env';

/** The issuer of the embedded provider's users. It is constant, while the provider's URL depends on PORT and PUBLIC_URL. */
export const embeddedIssuer = 'embedded';

/** The account of the demo data, one click away on the sign-in page. */
export const demoAccount = { email: 'demo@seamfolk.example', firstName: 'Adunni', lastName: 'Adéṣínà' };

/** Returns the embedded provider's URL, on the site's own origin. */
export function embeddedIssuerUrl({ publicUrl }: Pick<Env, 'publicUrl'>): string {
  return `${publicUrl}/oidc`;
}

/** Returns the subject of an e-mail, regardless of case; the same on every machine and after every reset. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(`seamfolk:${email.trim().toLowerCase()}`).digest('hex').slice(0, 32);
}
