import type { users } from './tables';
import type { Env } from '../env';
import { foldAscii } from '../operator-list';

type User = Pick<typeof users.$inferSelect, 'issuer' | 'subject' | 'email' | 'emailVerified'>;

/** Whether the environment names the user as an operator: by issuer and subject, or by an e-mail address that is verified. */
export function isOperator(
  { operators }: Pick<Env, 'operators'>,
  { issuer, subject, email, emailVerified }: User,
): boolean {
  return operators.some((operator) =>
    'email' in operator
      ? emailVerified && email !== null && foldAscii(email) === operator.email
      : issuer === operator.issuer && subject === operator.subject,
  );
}
