/**
 * What the log keeps of an error: its kind, codes and where it was thrown, down its causes. Database errors repeat the
 * values of the statement in their messages and details (names, phone numbers), and errors of parsing what they could not
 * read, so of those only the first part stays.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, cause } = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  return {
    type: error.constructor.name,
    message: withoutValues(error),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    stack: frames(error),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** drizzle puts the parameters under the statement; PostgreSQL puts the offending value after a colon or in quotes. */
function withoutValues(error: Error): string {
  const [statement = ''] = error.message.split(/\nparams:/);
  const repeatsValues = 'severity' in error || error instanceof SyntaxError;
  return repeatsValues ? statement.replace(/(: |["“]).*$/su, '…') : statement;
}

/** Without the message that stands above them: what somebody wrote may have a line that looks like a frame. */
function frames(error: Error): string[] {
  const below = (error.stack ?? '').replace(error.message, () => '');
  return below.split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []));
}
