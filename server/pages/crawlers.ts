import { Router } from 'express';
import type { AppDeps } from '../app';

export function crawlerRoutes(_deps: AppDeps): Router {
  return Router();
}
