/** SQLSTATE classes 08 and 53, a lock timeout, a shutdown, and errors of sockets and DNS. */
const awayCodes =
  /^(08...|53...|55P03|57P0[1-5]|E(CONN|HOST|NET)(REFUSED|RESET|UNREACH)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
const poolMessages = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/i;

/**
 * Whether work failed because the database is away or holds a lock that is not released, so that other work that waits would fail
 * for the same reason. Searches the chain of causes.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if ((typeof code === 'string' && awayCodes.test(code)) || poolMessages.test(cause.message)) return true;
  }
  return false;
}
