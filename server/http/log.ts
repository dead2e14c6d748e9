import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger } from 'pino';
import { tailorApi } from '@shared/tailor';
import type { Env } from '../env';
import { describeError } from './log-error';

declare module 'http' {
  interface IncomingMessage {
    /** Names the request in the log and in the X-Request-Id of its answer. */
    id: string;
  }
}

/** One JSON line an event, on stdout; `{ err }` is written without the values that an error carries. */
export function createLog(env: Pick<Env, 'logLevel'>, stream?: DestinationStream): Logger {
  const options = {
    level: env.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return stream ? pino(options, stream) : pino(options);
}

const probes = new Set(['/healthz', '/readyz']);

/** Asked while somebody types: names that are not published yet, and may never be. */
const { path: triedAddress } = tailorApi.slugAvailability;
const beforeAddress = triedAddress.replace(':slug', '');

/**
 * Gives every request its id and writes one line when it is done. Of the request it tells the method and the path
 * alone, and the id of who is signed in: queries hold codes, signatures and search words, headers hold cookies, bodies
 * hold people.
 */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const [asked = ''] = req.originalUrl.split('?');
    const path = asked.toLowerCase().includes(beforeAddress) ? triedAddress : asked;
    req.id = randomUUID();
    res.setHeader('X-Request-Id', req.id);
    if (!probes.has(path)) {
      res.once('close', () => {
        const level = res.statusCode >= 500 ? 'error' : 'info';
        const event = { requestId: req.id, method: req.method, path, status: res.statusCode };
        const userId = req.session?.passport?.user?.id;
        const milliseconds = Math.round(performance.now() - startedAt);
        log[level](
          { ...event, ...(userId && { userId }), milliseconds, ...(!res.writableFinished && { aborted: true }) },
          'request',
        );
      });
    }
    next();
  };
}
