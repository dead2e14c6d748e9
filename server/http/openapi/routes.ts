import { Router } from 'express';
import { api } from '@shared/api';
import type { Env } from '../../env';
import { describeApi } from './openapi';
import { refuseOtherMethods } from '../request/other-methods';

/** Serves `GET /api/openapi.json`, the public description of every call. Mounted under `/api`. */
export function openapiRoutes(env: Env): Router {
  const description = JSON.stringify(describeApi(api, env));
  const router = Router();
  router.get('/openapi.json', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').type('json').send(description);
  });
  refuseOtherMethods(router, [{ method: 'GET', path: '/openapi.json' }]);
  return router;
}
