/** The environment without rate limits, as all users of a test share one address. */
export const unlimited = {
  RATE_LIMIT_READS: '0',
  RATE_LIMIT_WRITES: '0',
  RATE_LIMIT_SIGN_INS: '0',
  RATE_LIMIT_REPORTS: '0',
  RATE_LIMIT_LINK_FORMS: '0',
  RATE_LIMIT_PROFILES: '0',
};

/** The environment with the default rate limits, beside `unlimited`: an empty variable counts as missing. */
export const defaultLimits = Object.fromEntries(Object.keys(unlimited).map((name) => [name, '']));
