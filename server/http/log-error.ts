/**
 * What the log keeps of an error: its kind, codes and where it was thrown, down its causes. Database errors repeat the
 * values of the statement in their messages and details (names, phone numbers), so of those only the first part stays.
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
  return 'severity' in error ? statement.replace(/(: |["“]).*$/su, '…') : statement;
}

function frames(error: Error): string[] {
  return (error.stack ?? '').split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []));
}
