/** Whether a file could not be written because the disk is full or its quota is exceeded. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === 'ENOSPC' || code === 'EDQUOT');
}

/** Whether the database could not write because its disk is full. For a quota it has no SQLSTATE, only a message. */
export function isDatabaseFull(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => code === '53100' || /^could not (extend|write to) file/.test(message),
  );
}

function causesOf(error: unknown): (Error & { code?: unknown })[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
