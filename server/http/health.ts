import { Router, type Request, type Response } from 'express';
import type { Pool } from 'pg';
import type { ObjectStorage } from '../storage/object-storage';

/** How long a part may take to answer before it counts as away, in milliseconds. */
const patience = 2_000;

/** `/healthz`: the process lives. `/readyz`: database and object store answer as well. */
export function healthRoutes({ pool, storage }: { pool: Pool; storage: ObjectStorage }): Router {
  const router = Router();
  router.get('/healthz', (_req: Request, res: Response) => {
    res.setHeader('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  const check = async () => {
    const [database, store] = await Promise.all([answers(pool.query('select 1')), answers(storage.check())]);
    return { database, store };
  };
  // Whoever asks meanwhile is answered by the same one: the address is open to all, and not counted.
  let underWay: ReturnType<typeof check> | undefined;
  router.get('/readyz', async (_req: Request, res: Response) => {
    underWay ??= check().finally(() => (underWay = undefined));
    const { database, store } = await underWay;
    const ready = database && store;
    res.setHeader('Cache-Control', 'no-store');
    if (!ready) res.setHeader('Retry-After', 2);
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', database, storage: store });
  });
  return router;
}

async function answers(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, patience, false)));
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
