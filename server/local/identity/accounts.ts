import { createHash } from 'node:crypto';

/** The account of the demo data, one click away on the sign-in page. */
export const demoAccount = { email: 'demo@seamfolk.example', firstName: 'Adunni', lastName: 'Adéṣínà' };

/** Returns the subject of an e-mail, regardless of case; the same on every machine and after every reset. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(`seamfolk:${email.trim().toLowerCase()}`).digest('hex').slice(0, 32);
}
