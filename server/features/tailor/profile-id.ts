import { createHmac } from 'node:crypto';
import { idOfHash } from '../../db/hashed-id';
import type { Env } from '../../env';

/**
 * Returns the id that the profile of a user gets: an HMAC of the user's id. The session tells it before there is a profile, because
 * it is the seed of the page's cloth, which the setup shows. It is public, and reveals nothing of the user without the server's secret.
 */
export function profileIdOf({ sessionSecret }: Pick<Env, 'sessionSecret'>, userId: string): string {
  return idOfHash(createHmac('sha256', sessionSecret).update(`profile of ${userId}`).digest());
}
