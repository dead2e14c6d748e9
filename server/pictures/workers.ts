import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { HttpError } from '../http/errors';
import type { Load } from '../http/turns';
import type { SocialCard } from './draw-card';
import type { ShopSign } from './draw-sign';
import type { StatusPicture } from './draw-status';
import { fromPlain, type PlainError } from './plain-error';
import { PoolError } from './pool-process';
import type { PreparedPicture } from './prepare-picture';
import { processPool, type ProcessPoolOptions } from './process-pool';
import type { PictureTask } from './worker';

/** All work on pixels, outside the process that answers requests. */
export interface PictureWorkers {
  /** @throws HttpError 400, 413 or 415 with a message that says what is wrong with the file, 503 if too many wait */
  prepare: (upload: Buffer) => Promise<PreparedPicture>;
  /** Returns a JPEG of 1200 x 630 pixels. @throws HttpError 503 if too many wait */
  drawCard: (card: SocialCard) => Promise<Buffer>;
  /** Returns a JPEG of 1080 x 1920 pixels. @throws HttpError 503 if too many wait */
  drawStatus: (status: StatusPicture) => Promise<Buffer>;
  /** Returns a PDF of one page. @throws HttpError 503 if too many wait */
  drawSign: (sign: ShopSign) => Promise<Buffer>;
  /** Returns the fingerprint of a picture: see fingerprint.ts. @throws HttpError 503 if too many wait */
  fingerprint: (jpeg: Buffer) => Promise<Buffer>;
  /** Returns the current load of both pools. */
  load: () => Record<'pictures' | 'cards', Load>;
  stop: () => Promise<void>;
}

/** The task limit allows for the slowest accepted file, 48 megapixels of HEIC: 8 seconds of a core, here on a shared core. */
const limits = { waiting: 100, taskMs: 45_000, idleMs: 30_000 };

/**
 * Makes two pools: one for pictures, with up to two processes and one core left for requests, and one for social cards,
 * status pictures, signs and fingerprints, so that a crawler does not wait for ten photos. The processes start with the first task.
 */
export function startPictureWorkers(options: Partial<ProcessPoolOptions> = {}): PictureWorkers {
  const common = { ...pictureWorker(), ...limits, ...options };
  const processes = Math.min(2, Math.max(1, availableParallelism() - 1));
  const pictures = processPool<PictureTask, PreparedPicture>({ processes, ...common });
  const cards = processPool<PictureTask, Buffer>({ ...common, processes: 1 });
  return {
    prepare: (upload) => pictures.run({ task: 'prepare', upload }).catch(asHttpError),
    drawCard: (card) => cards.run({ task: 'card', card }).catch(asHttpError),
    drawStatus: (status) => cards.run({ task: 'status', status }).catch(asHttpError),
    drawSign: (sign) => cards.run({ task: 'sign', sign }).catch(asHttpError),
    fingerprint: (jpeg) => cards.run({ task: 'fingerprint', jpeg }).catch(asHttpError),
    load: () => ({ pictures: pictures.load(), cards: cards.load() }),
    stop: async () => {
      await Promise.all([pictures.stop(), cards.stop()]);
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
