/** Returns the first error in the chain of causes that has a code: drizzle wraps the driver's error. */
function databaseError(error: unknown): { code?: string; constraint?: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause) return cause as { code?: string; constraint?: string };
  }
  return undefined;
}

/** Returns the name of the violated unique constraint; undefined for any other error. */
export function violatedUnique(error: unknown): string | undefined {
  const cause = databaseError(error);
  return cause?.code === '23505' ? cause.constraint : undefined;
}

/** Whether a statement violated a foreign key. */
export function isForeignKeyViolation(error: unknown): boolean {
  return databaseError(error)?.code === '23503';
}

/** Whether the pool could not provide a free or a new connection in time. Searches the chain of causes. */
export function isConnectTimeout(error: unknown): boolean {
  return (
    hasMessage(error, 'timeout exceeded when trying to connect') ||
    hasMessage(error, 'Connection terminated due to connection timeout')
  );
}

/** Whether a connection, a lock or the end of a statement did not come in time, so that the same statement may succeed later. */
export function isBusy(error: unknown): boolean {
  const isCancelled = databaseError(error)?.code === '57014';
  return isCancelled || isConnectTimeout(error) || isReadTimeout(error) || isLockTimeout(error);
}

/** Whether the connection broke before the answer: SQLSTATE class 08 or 57P01 to 57P03, or an error of the socket. */
export function isConnectionLost(error: unknown): boolean {
  if (/^(08...|57P0[1-3]|ECONNRESET|EPIPE)$/.test(databaseError(error)?.code ?? '')) return true;
  return hasMessage(error, 'Connection terminated') || hasMessage(error, 'Connection terminated unexpectedly');
}

/** Whether the driver's `query_timeout` expired. Searches the chain of causes. */
export function isReadTimeout(error: unknown): boolean {
  return hasMessage(error, 'Query read timeout');
}

/** Whether a statement's wait for a lock timed out. */
export function isLockTimeout(error: unknown): boolean {
  return databaseError(error)?.code === '55P03';
}

/** Whether the database cancelled the transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return databaseError(error)?.code === '40P01';
}

function hasMessage(error: unknown, message: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause.message === message) return true;
  return false;
}
