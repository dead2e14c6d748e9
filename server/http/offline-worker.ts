import type { RequestHandler } from 'express';
import { workerPath } from '@shared/pages/workroom-shell';
import type { AppDeps } from '../deps';

/** Whether the workroom has a worker: the operator can switch it off, and the development server has none. */
export function hasWorker({ env, development }: Pick<AppDeps, 'env' | 'development'>): boolean {
  return env.offlineWorker && !development;
}

/**
 * A worker that removes the workroom's worker, with everything that it has stored. Browsers ask for the worker at each start of the
 * workroom, so they find this one. Open pages stay as they are.
 */
const removingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/** Serves the worker that removes itself, if the workroom has none; else the build's worker follows. */
export function workerSwitch(deps: Pick<AppDeps, 'env' | 'development'>): RequestHandler {
  const isOn = hasWorker(deps);
  return (req, res, next) => {
    if (isOn || req.path !== workerPath) return next();
    res.setHeader('Cache-Control', 'no-cache');
    res.type('js').send(removingWorker);
  };
}
