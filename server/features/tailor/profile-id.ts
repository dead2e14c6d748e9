import { createHmac } from 'node:crypto';
import type { Env } from '../../env';

/**
 * Returns the id that the profile of a user gets, a UUID of version 8 (RFC 9562): the first bits of an HMAC of the user's id. The
 * session tells it before there is a profile, because it is the seed of the page's cloth, which the setup shows. It is public, and
 * reveals nothing of the user without the server's secret.
 */
export function profileIdOf({ sessionSecret }: Pick<Env, 'sessionSecret'>, userId: string): string {
  const bytes = createHmac('sha256', sessionSecret).update(`profile of ${userId}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
