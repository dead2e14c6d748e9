import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint } from '@shared/endpoint';
import { granted, type ByAccess, type Route } from './route';

/** A file to be saved. Its name is of our own making: letters, digits, hyphens and dots. */
interface Download {
  fileName: string;
  contentType: string;
  content: Readable;
}

/** How long the reader may take nothing, in milliseconds. */
const patienceMs = 60_000;

/**
 * Joins a contract without input, whose answer is a file, and its handler. What goes wrong before the first byte is answered
 * as any error. What goes wrong later breaks the connection, so that half a file does not look like a whole one; a reader
 * who goes away destroys `content`.
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
      res.setTimeout(patienceMs, () => res.destroy());
      await pipeline(content, res).catch(() => undefined);
    },
  };
}
