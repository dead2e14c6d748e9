import { Router, type Request, type Response } from 'express';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { ObjectStorage } from '../storage/object-storage';
import { isDatabaseFull, isDiskFull } from './no-room';
import { publicTrouble } from './public-pictures';

/** How long a part may take to answer before it counts as away, in milliseconds. */
const patience = 2_000;

/** How long the result of a check that costs more is used again, in milliseconds. */
const reuse = { room: 2_000, publicPictures: 30_000 };

/** Makes PostgreSQL write a temporary file of about a megabyte, which fails on a full disk and leaves nothing behind. */
const writeTemporaryFile = `set local work_mem = '64kB'; select repeat('x', 1000) from generate_series(1, 1000) order by random() offset 1000`;

interface HealthDeps {
  pool: Pool;
  storage: ObjectStorage;
  log: Logger;
  /** Aborts when the process receives a signal to stop. */
  stopping: AbortSignal;
}

/**
 * `/healthz`: the process lives. `/readyz`: database and object store answer and have room, and the process is not stopping;
 * `reasons` says what is wrong with them, `warnings` what is wrong for visitors only.
 */
export function healthRoutes({ pool, storage, log, stopping }: HealthDeps, { room, publicPictures } = reuse): Router {
  const router = Router();
  router.get('/healthz', (_req: Request, res: Response) => {
    res.setHeader('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  const databaseIsFull = reused(room, () => pool.query(writeTemporaryFile).then(() => false, isDatabaseFull));
  const storeIsFull = reused(room, () => storage.checkRoom().then(() => false, isDiskFull));
  const noted = loggingChanges(log);
  const warnings = reused(publicPictures, () => publicTrouble(pool, storage).then(noted));
  const check = async () => {
    const [database, store, fullDatabase, fullStore, warning] = await Promise.all([
      within(
        patience,
        pool.query('select 1').then(() => true),
      ),
      within(
        patience,
        storage.check().then(() => true),
      ),
      within(patience, databaseIsFull()),
      within(patience, storeIsFull()),
      within(patience, warnings()),
    ]);
    const reasons = [
      ...(database ? [] : ['The database does not answer.']),
      ...(store ? [] : ['The store of pictures does not answer.']),
      ...(fullDatabase ? ['The disk of the database is full.'] : []),
      ...(fullStore ? ['The disk for pictures is full.'] : []),
    ];
    const parts = { database: Boolean(database && !fullDatabase), storage: Boolean(store && !fullStore) };
    return { ...parts, reasons, warnings: warning ? [warning] : [] };
  };
  // Requests at the same time share one check: the address is open to all, and not counted.
  let underWay: ReturnType<typeof check> | undefined;
  router.get('/readyz', async (_req: Request, res: Response) => {
    if (stopping.aborted) {
      res.set({ 'Cache-Control': 'no-store', 'Retry-After': '2' });
      return void res.status(503).json({ status: 'stopping' });
    }
    underWay ??= check().finally(() => (underWay = undefined));
    const found = await underWay;
    const ready = found.database && found.storage;
    res.setHeader('Cache-Control', 'no-store');
    if (!ready) res.setHeader('Retry-After', 2);
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', ...found });
  });
  return router;
}

/** What the work resolves to; undefined where it fails or takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, milliseconds, undefined)));
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/** Runs the work again only when its last result is older than that. */
function reused<T>(milliseconds: number, work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (!last || performance.now() - last.at >= milliseconds) last = { at: performance.now(), result: work() };
    return last.result;
  };
}

/** Logs one line when visitors cannot load pictures any more, or for another reason, and one when they can. */
function loggingChanges(log: Logger) {
  let before: string | undefined;
  return (trouble: string | undefined) => {
    if (trouble && trouble !== before) log.warn(trouble);
    if (!trouble && before) log.info('Visitors can load pictures again');
    before = trouble;
    return trouble;
  };
}
