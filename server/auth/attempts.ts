import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { SharedCounter } from '../db/shared-counter';
import type { Env } from '../env';
import { cookieName, cookieOptions } from './session/session';

/** Longest time between /api/login and /api/callback. */
const attemptSeconds = 60 * 60;
/** The oldest cookies beyond this number are removed, so that the Cookie header stays small. */
const maxPending = 5;

const attemptSchema = z.object({
  code_verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  exp: z.number(),
});

/** State of one sign-in between /api/login and /api/callback. The passport strategy requires the names of the first three. */
export type Attempt = Omit<z.infer<typeof attemptSchema>, 'exp'>;

/** Returns a new `state`. States sort by age. */
export function newState(): string {
  return `${Date.now().toString(36)}.${randomBytes(18).toString('base64url')}`;
}

const stateForm = /^[0-9a-z]+\.[\w-]{24}$/;

/**
 * Keeps each sign-in attempt in its own cookie, an encrypted JWT (RFC 7519, `dir` with A256GCM), named by its state. Two
 * tabs can sign in side by side, and a callback is accepted only from the browser that began the attempt.
 */
export function attemptJar(env: Env, count: SharedCounter) {
  const key = Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'sign-in attempts', 32));
  const prefix = `${cookieName(env, 'sign-in')}-`;
  const options = cookieOptions(env);
  const nameOf = (state: string) => prefix + state;
  const isOurs = (name: string) => name.startsWith(prefix) && stateForm.test(name.slice(prefix.length));
  /** Encrypted attempts by cookie name. Leaves out names of another form, because Express cannot clear some of them. */
  const pending = (req: Request) => new Map([...cookies(req)].filter(([name]) => isOurs(name)));

  return {
    async keep(req: Request, res: Response, attempt: Attempt): Promise<void> {
      const names = [...pending(req).keys()].sort();
      for (const name of names.slice(0, Math.max(0, names.length - maxPending + 1))) res.clearCookie(name, options);
      const jwt = new EncryptJWT(attempt).setExpirationTime(`${attemptSeconds} s`);
      const value = await jwt.setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key);
      res.cookie(nameOf(attempt.state), value, { ...options, maxAge: attemptSeconds * 1000 });
    },

    /**
     * Returns the attempt with this state and clears its cookie. Returns undefined when the cookie is missing, forged or
     * expired, or when the state was used before.
     */
    async take(req: Request, res: Response, state: unknown): Promise<Attempt | undefined> {
      if (typeof state !== 'string') return undefined;
      const name = nameOf(state);
      const value = pending(req).get(name);
      if (value === undefined) return undefined;
      res.clearCookie(name, options);
      const attempt = await decrypted(value, key);
      if (attempt?.state !== state) return undefined;
      const used = createHash('sha256').update(state).digest('base64url');
      const uses = await count(`sign-in ${used}`, new Date(attempt.exp * 1000));
      return uses === 1 ? attempt : undefined;
    },
  };
}

function cookies(req: Request): Map<string, string> {
  const pairs = (req.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

async function decrypted(value: string, key: Buffer) {
  try {
    const { payload } = await jwtDecrypt(value, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return attemptSchema.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
