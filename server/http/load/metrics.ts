import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { pageAt, pagePatterns } from '@shared/pages/pages';
import { HttpError } from '../errors';
import type { Load } from './turns';

/** Buckets of the histogram. Most responses take milliseconds; a statement is cancelled after ten seconds. */
const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The counts of a connection pool. */
interface MeasuredPool {
  totalCount: number;
  idleCount: number;
  /** Callers that wait for a connection. */
  queued: number;
}

/**
 * Serves `GET /metrics` in the Prometheus format to requests with the token as a bearer token: request durations by method,
 * route and status class; the connection pool; running and waiting work; the process and its event loop. Returns no handlers if
 * `token` is undefined.
 */
export function metrics(
  token: string | undefined,
  pool: MeasuredPool,
  loads: () => Record<string, Load>,
): RequestHandler[] {
  if (token === undefined) return [];
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measurePool(registry, pool);
  measureLoads(registry, loads);
  const router = Router();
  router.get('/metrics', async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    if (!hasToken(req, token)) {
      res.setHeader('WWW-Authenticate', 'Bearer');
      throw new HttpError(401, 'signed_out', 'The metrics are behind a token');
    }
    res.type(registry.contentType).send(await registry.metrics());
  });
  return [router, measureRequests(registry)];
}

/** Compares the token in constant time, so that the duration reveals nothing about it. */
function hasToken(req: Request, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(req.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function measureRequests(registry: Registry): RequestHandler {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by their route, until the answer has gone out',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  return (req, res, next) => {
    const measured = duration.startTimer();
    res.once('close', () => measured({ method: req.method, route: routeOf(req), status: statusOf(res) }));
    next();
  };
}

/** Returns the pattern of the route, never the path itself: a label must have few values and no personal data. */
function routeOf(req: Request): string {
  // Express keeps the matched route on the request.
  const { path } = (req.route ?? {}) as { path?: string | RegExp };
  if (path) return String(path);
  const [requestPath = ''] = req.originalUrl.split('?');
  const page = pageAt(requestPath);
  if (page) return pagePatterns[page.name];
  return requestPath.startsWith('/assets/') ? '/assets/*' : 'other';
}

/** Returns '2xx' and so on, or 'aborted' if the client disconnected before the end. */
function statusOf({ statusCode, writableFinished }: Response): string {
  return writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
}

function measurePool(registry: Registry, pool: MeasuredPool): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.queued);
    },
  });
}

function measureLoads(registry: Registry, loads: () => Record<string, Load>): void {
  new Gauge({
    name: 'work_tasks',
    help: 'Tasks that take turns, those that run and those that wait',
    labelNames: ['work', 'state'],
    registers: [registry],
    collect() {
      for (const [work, { running, waiting }] of Object.entries(loads())) {
        this.set({ work, state: 'running' }, running);
        this.set({ work, state: 'waiting' }, waiting);
      }
    },
  });
}
