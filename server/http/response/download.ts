import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Endpoint } from '@shared/contract/endpoint';
import { responseClosed } from './response-closed';
import type { ByAccess } from '../entered';
import { scopesFor, type Route } from '../route';

/** A file to download. The server chooses its name: letters, digits, hyphens and dots, so it needs no escaping. */
interface Download {
  fileName: string;
  contentType: string;
  content: Readable;
  /** How many slow minutes the client may have in total; unlimited if left out. */
  slowMinutes?: number;
}

/** Slowest accepted speed, and the speed below which a minute is slow: 800 kbit/s. */
const bytesPerMinute = { least: 1_000_000, slow: 6_000_000 };

/**
 * Makes the route of a contract without input whose answer is a file. An error before the first byte is answered as any other
 * error. A later error destroys the connection, so that the client detects the incomplete file. `content` is destroyed when the
 * client disconnects or is disconnected because it reads too slowly.
 */
export function download<E extends Endpoint>(
  endpoint: E,
  handler: (input: ByAccess[E['access']]) => Promise<Download>,
): Route {
  return {
    endpoint,
    handle: async (req, res, entered) => {
      const { fileName, contentType, content, slowMinutes } = await handler(
        scopesFor(endpoint, entered) as ByAccess[E['access']],
      );
      res.set({ 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${fileName}"` });
      if (req.method === 'HEAD') return void (content.destroy(), res.end());
      // The time limit of a silent socket would cut a client that waits for data from the server.
      req.socket.setTimeout(0);
      const watch = watchSpeed(res, slowMinutes);
      void responseClosed(res).then(() => content.destroy());
      await pipeline(content, res).catch(() => undefined);
      clearInterval(watch);
    },
  };
}

/** Destroys the response of a client that reads too slowly. A client that waits for data from the server does not count. */
function watchSpeed(res: Response, slowMinutes = Infinity): NodeJS.Timeout {
  const { socket } = res.req;
  let before = socket.bytesWritten;
  let slow = 0;
  return setInterval(() => {
    const taken = socket.bytesWritten - before;
    before += taken;
    if (res.writableLength === 0) return;
    if (taken < bytesPerMinute.slow) slow += 1;
    if (taken < bytesPerMinute.least || slow >= slowMinutes) res.destroy();
  }, 60_000);
}
