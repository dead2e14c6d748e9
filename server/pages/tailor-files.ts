import { Router } from 'express';
import type { AppDeps } from '../app';

export function tailorFileRoutes(_deps: AppDeps): Router {
  return Router();
}
