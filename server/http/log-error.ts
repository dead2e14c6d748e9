/**
 * Describes an error for the log: type, codes, stack and causes. Messages of database errors contain values of the statement
 * (names, phone numbers), and those of syntax errors contain the input, so only their first part is kept.
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

/** Removes values: drizzle appends the parameters to the statement; PostgreSQL writes values after a colon or in quotes. */
function withoutValues(error: Error): string {
  const [statement = ''] = error.message.split(/\nparams:/);
  const repeatsValues = 'severity' in error || error instanceof SyntaxError;
  return repeatsValues ? statement.replace(/(: |["“]).*$/su, '…') : statement;
}

/** Returns the frames of the stack. Removes the message first, because user input in it can look like a frame. */
function frames(error: Error): string[] {
  const below = (error.stack ?? '').replace(error.message, () => '');
  return below.split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []));
}
