import type { Router } from 'express';
import type { Endpoint } from '@shared/endpoint';
import { HttpError } from './errors';

/**
 * Ends a router of known paths: a method that none of `known` has at a path gets 405 with `Allow`, OPTIONS gets 204 with the
 * same header. It belongs behind the handlers, in their own router, since Express's routers answer OPTIONS themselves otherwise.
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
