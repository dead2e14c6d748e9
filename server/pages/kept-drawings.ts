import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { GalleryImage } from '@shared/gallery/contract';
import { jpegName } from '@shared/pictures/picture-files';
import { sharedWork } from '../http/load/shared-work';
import { turnsByKey } from '../http/load/turns';
import type { DrawingScope } from '../scope';
import type { ObjectStorage } from '../storage/object-storage';
import { pictureKeyIn } from '../storage/picture-names';

const maxPictureBytes = 32_000_000;
/** How long a drawing is kept that lacks a picture, in milliseconds. */
const incompleteMs = 60_000;

/** Limit of one caller's drawings of a kind, so that other callers wait for two of them at most. */
const ofOneCaller = {
  atOnce: 2,
  waiting: 10,
  maxWaitMs: 10_000,
  message: 'Too many pictures at once. Please try again in a moment.',
};

export interface Drawing {
  file: Buffer;
  /** False if a picture was missing from the store. */
  isWhole: boolean;
}

/** A request that waits for a drawing. */
export interface DrawingRequester {
  /** The caller, as the rate limits name it. */
  caller: string;
  /** Aborts when the client has closed the connection. */
  left: AbortSignal;
  /** Counts a drawing that is not kept. @throws HttpError 429 */
  count: () => Promise<void>;
}

interface Deps {
  /** The drawings in the store. */
  drawings: DrawingScope;
  log: Logger;
}

interface Order {
  /** The tailor whose drawings are kept in the store too; left out for a drawing of no tailor. */
  tailorId?: string;
  /** A hash of the drawn content. */
  version: string;
  pictures: () => Promise<(Uint8Array | undefined)[]>;
  draw: (pictures: Uint8Array[], signal: AbortSignal) => Promise<Buffer>;
}

/**
 * Keeps the latest drawings in memory, and those of tailors in the store, so that another process does not draw them again.
 * Concurrent requests for one version share its drawing. A queued drawing is cancelled when all its requesters have closed
 * their connections. A turn and a rate limit count for one caller, so that no caller waits for the queue of another or is
 * refused by the limit of another.
 */
export function keptDrawings(deps: Deps, maxBytes: number) {
  const latest = new LRUCache<string, Drawing>({ maxSize: maxBytes, sizeCalculation: ({ file }) => file.length });
  const inTurnOf = turnsByKey(ofOneCaller);
  const sharedByCaller = sharedWork<Drawing>();
  const shared = sharedWork<Drawing>();
  const stored = storedDrawings(deps);

  const remember = (version: string, drawn: Drawing): Drawing => {
    latest.set(version, drawn, drawn.isWhole ? {} : { ttl: incompleteMs });
    return drawn;
  };

  const draw = async (order: Order, keep: (drawn: Drawing) => Promise<void>, signal: AbortSignal): Promise<Drawing> => {
    const pictures = await order.pictures();
    const here = pictures.flatMap((picture) => picture ?? []);
    const drawn = { file: await order.draw(here, signal), isWhole: here.length === pictures.length };
    await keep(drawn);
    return remember(order.version, drawn);
  };

  const make = async (order: Order, count: DrawingRequester['count'], signal: AbortSignal): Promise<Drawing> => {
    const { file, keep } = await stored(order);
    if (file) return remember(order.version, { file, isWhole: true });
    await count();
    let drawing: Promise<Drawing> | undefined;
    const begin = (unwanted: AbortSignal) => (drawing = draw(order, keep, unwanted));
    try {
      return await shared(order.version, begin, signal);
    } finally {
      // A drawing that still runs after its requesters have left keeps the turn of the caller who started it.
      await Promise.allSettled([drawing]);
    }
  };

  return async (order: Order, { caller, left, count }: DrawingRequester): Promise<Drawing> => {
    const { version } = order;
    const inTurn = (signal: AbortSignal) => inTurnOf(caller, () => make(order, count, signal), signal);
    return latest.get(version) ?? sharedByCaller(`${caller} ${version}`, inTurn, left);
  };
}

/** Returns a function that reads a tailor's drawing from the store, and can keep it there. A store that does not answer is left out. */
function storedDrawings({ drawings, log }: Deps) {
  const leftOut = (err: unknown) => log.warn({ err }, 'a drawing was made without the store');
  const keepNothing = async () => {};
  return async ({ tailorId, version }: Order) => {
    if (!tailorId) return { keep: keepNothing };
    try {
      const file = await drawings.read(version);
      const keep = async (drawn: Drawing) => {
        if (drawn.isWhole) await drawings.keep(tailorId, version, drawn.file).catch(leftOut);
      };
      return { file, keep };
    } catch (err) {
      leftOut(err);
      return { keep: keepNothing };
    }
  };
}

/** Returns a function that reads images from the store; undefined for each that is missing. */
export function storedPictures(storage: ObjectStorage, images: readonly Pick<GalleryImage, 'imageUrl'>[]) {
  const read = async ({ imageUrl }: Pick<GalleryImage, 'imageUrl'>) => {
    const key = pictureKeyIn(imageUrl);
    return key === undefined ? undefined : storage.readPublished(jpegName(key), maxPictureBytes);
  };
  return () => Promise.all(images.map(read));
}
