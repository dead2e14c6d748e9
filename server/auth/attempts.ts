import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Env } from '../env';
import { cookieName, cookieOptions } from './session';

/** Whether a key is used for the first time until then, by any process. */
export type IsFirst = (key: string, endsAt: Date) => Promise<boolean>;

/** How long somebody may stay on the provider's page. */
const attemptMs = 60 * 60 * 1000;
/** Abandoned ones beyond this are dropped, oldest first, so that the Cookie header stays small. */
const maxPending = 5;

const attemptSchema = z.object({
  code_verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  at: z.number(),
});

/** What has to be remembered between /api/login and /api/callback; the first three under the strategy's own names. */
export type Attempt = Omit<z.infer<typeof attemptSchema>, 'at'>;

/** A fresh `state`; sorts by age. */
export function newState(): string {
  return `${Date.now().toString(36)}.${randomBytes(18).toString('base64url')}`;
}

const stateForm = /^[0-9a-z]+\.[\w-]{24}$/;

/**
 * Keeps every sign-in under way in an encrypted cookie of its own, named by its state: two tabs don't overwrite each
 * other, signing in with one leaves the other valid, and nobody but this browser can come back with it.
 */
export function attemptJar(env: Env, isFirst: IsFirst) {
  const key = Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'sign-in attempts', 32));
  const prefix = `${cookieName(env, 'sign-in')}-`;
  const options = cookieOptions(env);
  const nameOf = (state: string) => prefix + state;
  const isOurs = (name: string) => name.startsWith(prefix) && stateForm.test(name.slice(prefix.length));
  /** Sealed, by name. Of other names that begin alike, some cannot be cleared, as no cookie may have them. */
  const pending = (req: Request) => new Map([...cookies(req)].filter(([name]) => isOurs(name)));

  return {
    keep(req: Request, res: Response, attempt: Attempt): void {
      const names = [...pending(req).keys()].sort();
      for (const name of names.slice(0, Math.max(0, names.length - maxPending + 1))) res.clearCookie(name, options);
      const name = nameOf(attempt.state);
      res.cookie(name, seal(key, name, { ...attempt, at: Date.now() }), { ...options, maxAge: attemptMs });
    },

    /**
     * The attempt of this state, once: the cookie goes, and who has kept it comes too late all the same. Undefined when
     * forged, expired, used or begun in another browser.
     */
    async take(req: Request, res: Response, state: unknown): Promise<Attempt | undefined> {
      if (typeof state !== 'string') return undefined;
      const name = nameOf(state);
      const sealed = pending(req).get(name);
      if (sealed === undefined) return undefined;
      res.clearCookie(name, options);
      const attempt = attemptSchema.safeParse(open(key, name, sealed)).data;
      if (!attempt || attempt.state !== state || Date.now() - attempt.at >= attemptMs) return undefined;
      const used = createHash('sha256').update(state).digest('base64url');
      return (await isFirst(`sign-in ${used}`, new Date(attempt.at + attemptMs))) ? attempt : undefined;
    },
  };
}

function cookies(req: Request): Map<string, string> {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

function seal(key: Buffer, name: string, value: unknown): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(name));
  const text = Buffer.concat([sealing.update(JSON.stringify(value)), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]).toString('base64url');
}

function open(key: Buffer, name: string, sealed: string): unknown {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
