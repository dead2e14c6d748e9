import type { Response } from 'express';
import { sharedDeviceCookie } from '@shared/session/shared-device';
import type { Env } from '../env';
import { cookieOptions } from './session/session';
import { sessionLimits } from './session/session-store';

/**
 * Tells the pages of this device what the sign-in page was told: on a device that others use too, the book is not kept until its user
 * switches that on (client/src/offline/device.ts).
 */
export function tellWhetherShared(res: Response, env: Env, isShared: boolean): void {
  const options = { ...cookieOptions(env), httpOnly: false };
  if (isShared) res.cookie(sharedDeviceCookie, '1', { ...options, maxAge: sessionLimits.totalMs });
  else res.clearCookie(sharedDeviceCookie, options);
}
