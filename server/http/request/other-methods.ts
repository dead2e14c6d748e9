import type { Router } from 'express';
import type { Endpoint } from '@shared/contract/endpoint';
import { HttpError } from '../errors';

/**
 * Answers other methods of the paths in `known`: OPTIONS with 204 and `Allow`, any other method with 405 and `Allow`. Call it
 * after the handlers, on their own router, because an Express router otherwise answers OPTIONS itself.
 */
export function refuseOtherMethods(router: Router, known: readonly Pick<Endpoint, 'method' | 'path'>[]): void {
  for (const { method, path } of known) {
    router.all(path, (_req, res, next) => {
      const allowed = (res.locals.allowed ??= new Set()) as Set<string>;
      allowed.add(method);
      if (method === 'GET') allowed.add('HEAD');
      next();
    });
  }
  router.use((req, res, next) => {
    const { allowed } = res.locals as { allowed?: Set<string> };
    if (!allowed) return next();
    res.setHeader('Allow', [...allowed].sort().join(', '));
    if (req.method === 'OPTIONS') return void res.status(204).end();
    throw new HttpError(405, 'method_not_allowed', `${req.method} is not possible here`);
  });
}
