import type { CookieOptions, Response } from 'express';
import { sharedDeviceCookie, userCookie } from '@shared/session/device-cookies';
import type { Env } from '../env';
import { cookieOptions } from './session/session';
import { sessionLimits } from './session/session-store';

const readable = (env: Env): CookieOptions => ({ ...cookieOptions(env), httpOnly: false });
const lasting = (env: Env): CookieOptions => ({ ...readable(env), maxAge: sessionLimits.totalMs });

/** Tells the pages of this device who has signed in (client/src/device-book/device.ts). */
export function tellUser(res: Response, env: Env, userId: string): void {
  res.cookie(userCookie, userId, lasting(env));
}

/**
 * Tells the pages of this device what the sign-in page was told: on a device that others use too, the book is not kept until its user
 * switches that on (client/src/device-book/device.ts).
 */
export function tellWhetherShared(res: Response, env: Env, isShared: boolean): void {
  if (isShared) res.cookie(sharedDeviceCookie, '1', lasting(env));
  else res.clearCookie(sharedDeviceCookie, readable(env));
}
