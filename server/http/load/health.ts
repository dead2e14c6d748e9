import { Router, type Request, type Response } from 'express';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { ObjectStorage } from '../../storage/object-storage';
import { isDatabaseFull, isDiskFull } from './no-room';
import { publicPictureProblem } from '../public-pictures';

/** Time limit of one check, in milliseconds. */
const checkTimeoutMs = 2_000;

/** How long the results of expensive checks are reused, in milliseconds. */
const reuseMs = { room: 2_000, publicPictures: 30_000 };

/** Makes PostgreSQL write a temporary file of about 1 MB, which fails on a full disk. PostgreSQL removes the file. */
const writeTemporaryFile = `set local work_mem = '64kB'; select repeat('x', 1000) from generate_series(1, 1000) order by random() offset 1000`;

interface HealthDeps {
  pool: Pool;
  storage: ObjectStorage;
  log: Logger;
  /** Aborts when the process receives a stop signal. */
  stopping: AbortSignal;
}

/**
 * Serves `/healthz` (200 while the process runs) and `/readyz` (200 if database and object store answer and have disk space, and
 * the process is not stopping). `reasons` lists failed checks, `warnings` lists problems that only affect visitors.
 */
export function healthRoutes({ pool, storage, log, stopping }: HealthDeps, { room, publicPictures } = reuseMs): Router {
  const router = Router();
  router.get('/healthz', (_req: Request, res: Response) => {
    res.setHeader('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  const databaseIsFull = reused(room, () => pool.query(writeTemporaryFile).then(() => false, isDatabaseFull));
  const storeIsFull = reused(room, () => storage.checkRoom().then(() => false, isDiskFull));
  const logChange = changeLogger(log);
  const warnings = reused(publicPictures, () => publicPictureProblem(pool, storage).then(logChange));
  const check = async () => {
    const [database, store, fullDatabase, fullStore, warning] = await Promise.all([
      within(
        checkTimeoutMs,
        pool.query('select 1').then(() => true),
      ),
      within(
        checkTimeoutMs,
        storage.check().then(() => true),
      ),
      within(checkTimeoutMs, databaseIsFull()),
      within(checkTimeoutMs, storeIsFull()),
      within(checkTimeoutMs, warnings()),
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
  // Concurrent requests share one check, because the path is public and has no rate limit.
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

/** Returns the result of `work`; undefined if it fails or takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, milliseconds, undefined)));
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/** Caches the result of `work` for this time. */
function reused<T>(milliseconds: number, work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (!last || performance.now() - last.at >= milliseconds) last = { at: performance.now(), result: work() };
    return last.result;
  };
}

/** Returns a function that logs a problem when it appears or changes, and when it is solved. */
function changeLogger(log: Logger) {
  let before: string | undefined;
  return (problem: string | undefined) => {
    if (problem && problem !== before) log.warn(problem);
    if (!problem && before) log.info('Visitors can load pictures again');
    before = problem;
    return problem;
  };
}
