import { createHash } from 'node:crypto';
import type { Env } from '../../env';

/** The issuer that users of the embedded provider are kept under: its URL changes with PORT and PUBLIC_URL, they don't. */
export const embeddedIssuer = 'embedded';

/** The account that the demo data belongs to, one click away on the sign-in page. */
export const demoAccount = { email: 'demo@seamfolk.example', firstName: 'Adunni', lastName: 'Adéṣínà' };

/** Where the embedded provider is served: on the site's own origin. */
export function embeddedIssuerUrl({ publicUrl }: Pick<Env, 'publicUrl'>): string {
  return `${publicUrl}/oidc`;
}

/** One e-mail, one account, whatever its letter case; the same on every machine and after every reset. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(`seamfolk:${email.trim().toLowerCase()}`).digest('hex').slice(0, 32);
}
