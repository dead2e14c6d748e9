import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Endpoint } from '@shared/endpoint';
import { gone } from './gone';
import { granted, type ByAccess, type Route } from './route';

/** A file to be saved. Its name is of our own making: letters, digits, hyphens and dots. */
interface Download {
  fileName: string;
  contentType: string;
  content: Readable;
}

/** What a reader has to take in each minute at least. */
const bytesPerMinute = 1_000_000;

/**
 * Joins a contract without input, whose answer is a file, and its handler. What goes wrong before the first byte is answered
 * as any error. What goes wrong later breaks the connection, so that half a file does not look like a whole one; a reader
 * who goes away, or takes less than a megabyte a minute, destroys `content`.
 */
export function download<E extends Endpoint>(
  endpoint: E,
  handler: (input: ByAccess[E['access']]) => Promise<Download>,
): Route {
  return {
    endpoint,
    handle: async (req, res, entered) => {
      const { fileName, contentType, content } = await handler(granted(endpoint, entered) as ByAccess[E['access']]);
      res.set({ 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${fileName}"` });
      if (req.method === 'HEAD') return void (content.destroy(), res.end());
      const watch = watched(res);
      void gone(res).then(() => content.destroy());
      await pipeline(content, res).catch(() => undefined);
      clearInterval(watch);
    },
  };
}

/** Breaks off where the reader is too slow; one who waits for us is not. */
function watched(res: Response): NodeJS.Timeout {
  let before = 0;
  return setInterval(() => {
    const taken = res.socket?.bytesWritten ?? 0;
    if (res.writableLength > 0 && taken - before < bytesPerMinute) res.destroy();
    before = taken;
  }, 60_000);
}
