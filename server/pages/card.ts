import { Router } from 'express';
import type { AppDeps } from '../app';

export function cardRoutes(_deps: AppDeps): Router {
  return Router();
}
