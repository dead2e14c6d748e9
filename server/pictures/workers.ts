import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { HttpError } from '../http/errors';
import type { Load } from '../http/load/turns';
import type { SocialCard } from './drawing/draw-card';
import type { ShopSign } from './drawing/draw-sign';
import type { StatusPicture } from './drawing/draw-status';
import { fromPlain, type PlainError } from './plain-error';
import { PoolError } from './pool-process';
import type { PreparedPicture } from './prepare-picture';
import { processPool, type ProcessPoolOptions } from './process-pool';
import type { PictureTask } from './worker';

/** All work on pixels, outside the process that answers requests. */
export interface PictureWorkers {
  /** @throws HttpError 400, 413 or 415 with a message that says what is wrong with the file, 503 if too many wait */
  prepare: (upload: Buffer) => Promise<PreparedPicture>;
  /** Returns a JPEG of 1200 x 630 pixels. @throws HttpError 503 if too many wait, the wait is too long or `signal` aborts */
  drawCard: (card: SocialCard, signal?: AbortSignal) => Promise<Buffer>;
  /** Returns a JPEG of 1080 x 1920 pixels. Throws as `drawCard` does. */
  drawStatus: (status: StatusPicture, signal?: AbortSignal) => Promise<Buffer>;
  /** Returns a PDF of one page. Throws as `drawCard` does. */
  drawSign: (sign: ShopSign, signal?: AbortSignal) => Promise<Buffer>;
  /** Returns the fingerprint of a picture: see fingerprint.ts. @throws HttpError 503 if too many wait */
  fingerprint: (jpeg: Buffer) => Promise<Buffer>;
  /** Returns the current load of the pools. */
  load: () => Record<'pictures' | 'cards' | 'files', Load>;
  stop: () => Promise<void>;
}

/** The task limit allows for the slowest accepted file, 48 megapixels of HEIC: 8 seconds of a core, here on a shared core. */
const limits = { waiting: 100, taskMs: 45_000, idleMs: 30_000 };
/** A program that fetches the preview of a link gives up after about as long. */
const drawing = { maxWaitMs: 10_000 };
/** Three times the processor time of the other pools where they compete. */
const cardPriority = 5;

/**
 * Makes three pools: one for uploaded pictures, with up to two processes and one core left for requests; one for social cards; and
 * one for status pictures and signs. A social card therefore waits for other social cards alone. The processes start with the first
 * task.
 */
export function startPictureWorkers(options: Partial<ProcessPoolOptions> = {}): PictureWorkers {
  const common = { ...pictureWorker(), ...limits, ...options };
  const processes = Math.min(2, Math.max(1, availableParallelism() - 1));
  const pictures = processPool<PictureTask, PreparedPicture | Buffer>({ processes, ...common });
  const cards = processPool<PictureTask, Buffer>({ ...drawing, priority: cardPriority, ...common, processes: 1 });
  const files = processPool<PictureTask, Buffer>({ ...drawing, ...common, processes: 1 });
  return {
    prepare: (upload) => pictures.run({ task: 'prepare', upload }).catch(asHttpError) as Promise<PreparedPicture>,
    drawCard: (card, signal) => cards.run({ task: 'card', card }, signal).catch(asHttpError),
    drawStatus: (status, signal) => files.run({ task: 'status', status }, signal).catch(asHttpError),
    drawSign: (sign, signal) => files.run({ task: 'sign', sign }, signal).catch(asHttpError),
    fingerprint: (jpeg) => pictures.run({ task: 'fingerprint', jpeg }).catch(asHttpError) as Promise<Buffer>,
    load: () => ({ pictures: pictures.load(), cards: cards.load(), files: files.load() }),
    stop: async () => {
      await Promise.all([pictures, cards, files].map((pool) => pool.stop()));
    },
  };
}

/** Returns what a process runs: the TypeScript source with a loader, or the built file; and its environment. */
export function pictureWorker(): Pick<ProcessPoolOptions, 'module' | 'nodeOptions' | 'environment'> {
  const memory = '--max-old-space-size=512';
  const environment = workerEnvironment();
  if (!import.meta.url.endsWith('.ts')) {
    return { module: new URL('./picture-worker.js', import.meta.url), nodeOptions: [memory], environment };
  }
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { module: new URL('./worker.ts', import.meta.url), nodeOptions: [memory, '--import', loader], environment };
}

/** Passes none of the server's secrets on, so that an exploited decoder finds none. */
function workerEnvironment(): Record<string, string> {
  const passed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  // Fewer malloc arenas than threads, so that the next picture reuses the memory of the previous one.
  return { ...Object.fromEntries(passed), MALLOC_ARENA_MAX: '2' };
}

function asHttpError(error: unknown): never {
  if (error instanceof PoolError) throw Object.assign(refusal(error), { cause: error });
  throw error instanceof HttpError ? error : fromPlain(error as PlainError);
}

function refusal({ reason, message }: PoolError): Error {
  if (reason === 'late') return new HttpError(400, 'invalid', 'The picture takes too long to read');
  if (reason === 'crashed') return new HttpError(400, 'invalid', 'The picture is damaged or incomplete');
  return new Error(message);
}
