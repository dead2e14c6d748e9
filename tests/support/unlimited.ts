/** The environment without rate limits: all of a test's people call from one address. */
export const unlimited = { RATE_LIMIT_READS: '0', RATE_LIMIT_WRITES: '0', RATE_LIMIT_SIGN_INS: '0' };
