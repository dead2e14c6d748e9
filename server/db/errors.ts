/** The driver's error below drizzle's, when it is one of PostgreSQL's own. */
function databaseError(error: unknown): { code?: string; constraint?: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause) return cause as { code?: string; constraint?: string };
  }
  return undefined;
}

/** The name of the unique constraint that a statement ran into; undefined for any other error. */
export function violatedUnique(error: unknown): string | undefined {
  const cause = databaseError(error);
  return cause?.code === '23505' ? cause.constraint : undefined;
}

/** Whether a statement pointed at a row that is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return databaseError(error)?.code === '23503';
}

/** Whether no connection was free or opened in time, wherever in a chain of causes the pool says so. */
export function isConnectTimeout(error: unknown): boolean {
  return hasMessage(error, 'timeout exceeded when trying to connect');
}

/** Whether the connection broke before there was an answer: SQLSTATE classes 08 and 57P0x, or the socket's own words. */
export function isConnectionLost(error: unknown): boolean {
  if (/^(08...|57P0[1-3]|ECONNRESET|EPIPE)$/.test(databaseError(error)?.code ?? '')) return true;
  return error instanceof Error && error.message.startsWith('Connection terminated');
}

/** Whether the driver stopped waiting for an answer, wherever in a chain of causes it says so. */
export function isReadTimeout(error: unknown): boolean {
  return hasMessage(error, 'Query read timeout');
}

/** Whether a statement stopped waiting for what somebody else had locked. */
export function isLockTimeout(error: unknown): boolean {
  return databaseError(error)?.code === '55P03';
}

/** Whether the database ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return databaseError(error)?.code === '40P01';
}

function hasMessage(error: unknown, message: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause.message === message) return true;
  return false;
}
