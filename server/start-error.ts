import { DrizzleQueryError } from 'drizzle-orm';

/** An error at the start. Only its one-line message is printed, without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Returns the code of an error ('EACCES', 'ECONNREFUSED', '28P01'), else its message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** Returns a StartError that explains a failed connection, without the URL's password. Returns other errors unchanged. */
export function databaseProblem(url: string, cause: unknown): unknown {
  const { hostname, port, pathname } = new URL(url);
  const reason = reasonOf(cause instanceof DrizzleQueryError ? cause.cause : cause);
  const problem = databaseProblems[reason] ?? (/timeout/i.test(reason) ? 'does not answer' : undefined);
  if (!problem) return cause;
  return new StartError(`The database ${pathname.slice(1)} at ${hostname}:${port || 5432} ${problem}`, { cause });
}

const databaseProblems: Record<string, string> = {
  ECONNREFUSED: 'cannot be reached: nothing listens there',
  ENOTFOUND: 'cannot be reached: there is no such host',
  EAI_AGAIN: 'cannot be reached: there is no such host',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ETIMEDOUT: 'does not answer',
  ECONNRESET: 'closed the connection',
  '28P01': 'refuses the password of DATABASE_URL',
  '28000': 'refuses the user of DATABASE_URL',
  '3D000': 'does not exist',
  '42501': 'does not allow the user of DATABASE_URL to create tables',
  '57P03': 'is starting or stopping: try again in a moment',
};
