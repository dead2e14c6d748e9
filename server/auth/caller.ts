import { createHmac, hkdfSync } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Env } from '../env';
import { sessionCookie, sessionUserId } from './session';

/** Whole networks of IPv6 addresses belong to one line, as one address of IPv4 does. */
const ipv6Prefix = 64;
const maxKnown = 20_000;

/** Who is calling, for counting. */
export interface Callers {
  /**
   * People who are signed in by themselves, so that a shop behind one address does not share what one of them may ask for,
   * everybody else by their address; a keyed hash.
   */
  nameOf: (req: Request) => string;
  /** Whether they are named as themselves before their session has been read: their cookie has been seen with one. */
  isKnown: (req: Request) => boolean;
}

/** Knows as many people as have called lately, and their addresses. */
export function knownCallers(env: Env): Callers {
  const hashKey = Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'callers', 32));
  const hashed = (who: string) => createHmac('sha256', hashKey).update(who).digest('base64url');
  const byCookie = new LRUCache<string, string>({ max: maxKnown });
  const byAddress = new LRUCache<string, string>({
    max: maxKnown,
    memoMethod: (address) => hashed(`address ${ipKeyGenerator(address, ipv6Prefix)}`),
  });

  return {
    nameOf: (req) => {
      const cookie = sessionCookie(req, env);
      const userId = 'session' in req ? sessionUserId(req) : null;
      if (cookie && userId && !byCookie.has(cookie)) byCookie.set(cookie, hashed(`user ${userId}`));
      const name = cookie && byCookie.get(cookie);
      return name || byAddress.memo(addressOf(req));
    },
    isKnown: (req) => byCookie.has(sessionCookie(req, env) ?? ''),
  };
}

/** Some proxies append the port: '198.51.100.7:4711', '[2001:db8::7]:4711'. What is no address even so is the proxy's affair. */
function addressOf({ ip = '', socket }: Request): string {
  const bare = ip.replace(/^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/, '$1$2');
  // A connection that is gone has no address any more.
  return isIP(bare) ? bare : (socket.remoteAddress ?? '');
}
