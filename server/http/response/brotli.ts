import { constants } from 'node:zlib';

/** For answers that are compressed for a request: 12 % smaller pages than with quality 4, in half as much more time. */
export const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
