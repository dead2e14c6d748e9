import { createHmac, hkdfSync } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Env } from '../env';
import { sessionCookie, sessionUserId } from './session/session';

/** One internet connection has a whole /64 network of IPv6 addresses, so they count as one caller. */
const ipv6Prefix = 64;
const maxKnown = 20_000;

/** Identifies callers for the rate limits. */
export interface Callers {
  /**
   * Returns a keyed hash of the user's id, or of the IP address without a session. Users behind one address, such as a shop's,
   * therefore have separate limits.
   */
  nameOf: (req: Request) => string;
  /** Returns a keyed hash of the IP address; of an IPv6 address the network. */
  networkNameOf: (req: Request) => string;
  /** Whether the user is known before the session has been read, from an earlier request with the same cookie. */
  isKnown: (req: Request) => boolean;
}

/** Makes `Callers` that remember the most recent 20,000 session cookies and addresses. */
export function knownCallers(env: Env): Callers {
  const hashKey = Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'callers', 32));
  const hashed = (who: string) => createHmac('sha256', hashKey).update(who).digest('base64url');
  const byCookie = new LRUCache<string, string>({ max: maxKnown });
  const byAddress = new LRUCache<string, string>({
    max: maxKnown,
    memoMethod: (address) => hashed(`address ${address}`),
  });

  return {
    nameOf: (req) => {
      const cookie = sessionCookie(req, env);
      const userId = sessionUserId(req);
      if (cookie && userId && !byCookie.has(cookie)) byCookie.set(cookie, hashed(`user ${userId}`));
      const name = cookie && byCookie.get(cookie);
      return name || byAddress.memo(networkOf(req));
    },
    networkNameOf: (req) => byAddress.memo(networkOf(req)),
    isKnown: (req) => byCookie.has(sessionCookie(req, env) ?? ''),
  };
}

/** Returns the address of the caller; of an IPv6 address the network, as one internet connection has a whole one. */
export function networkOf(req: Request): string {
  return ipKeyGenerator(addressOf(req), ipv6Prefix);
}

/**
 * Returns the address without the port that some proxies append ('198.51.100.7:4711', '[2001:db8::7]:4711'). If that is no IP
 * address, returns the address of the socket.
 */
function addressOf({ ip = '', socket }: Request): string {
  const bare = ip.replace(/^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/, '$1$2');
  // A closed socket has no address.
  return isIP(bare) ? bare : (socket.remoteAddress ?? '');
}
