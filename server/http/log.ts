import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Endpoint } from '@shared/contract/endpoint';
import type { Env } from '../env';

declare module 'http' {
  interface IncomingMessage {
    /** Identifies the request in the log and in the response header X-Request-Id. */
    id: string;
  }
}

/** Makes a log of JSON lines, by default on stdout. `{ err }` is written without values of users (see log-error.ts). */
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

/**
 * Gives every request an id and logs one line when it ends, except for health checks. Logs only the method, the path, the
 * user's id, and the ids of rows that could not be answered: queries contain codes, signatures and search words, headers contain cookies, bodies contain personal data. Of a path
 * that a user types (`pathIsTyped`), and of one that is a secret (`secretPaths`), it logs the pattern.
 */
export function requestLog(
  log: Logger,
  endpoints: readonly Endpoint[],
  secretPaths: readonly string[] = [],
): RequestHandler {
  const typedPaths = [...secretPaths, ...endpoints.flatMap(({ path, pathIsTyped }) => (pathIsTyped ? path : []))];
  const loggedPath = (requested: string) =>
    typedPaths.find((path) => requested.toLowerCase().includes(path.replace(/:.*/, ''))) ?? requested;
  return (req, res, next) => {
    const startedAt = performance.now();
    const [requested = ''] = req.originalUrl.split('?');
    const path = loggedPath(requested);
    req.id = randomUUID();
    res.setHeader('X-Request-Id', req.id);
    if (!probes.has(path)) {
      res.once('close', () => {
        const { leftOut } = req;
        const level = res.statusCode >= 500 || leftOut ? 'error' : 'info';
        const event = { requestId: req.id, method: req.method, path, status: res.statusCode };
        const userId = req.user?.id;
        const milliseconds = Math.round(performance.now() - startedAt);
        log[level](
          {
            ...event,
            ...(userId && { userId }),
            ...(leftOut && { leftOut }),
            milliseconds,
            ...(!res.writableFinished && { aborted: true }),
          },
          'request',
        );
      });
    }
    next();
  };
}

/**
 * Describes an error for the log: type, codes, stack and causes. Messages of database errors contain values of the statement
 * (names, phone numbers), and those of syntax errors contain the input, so only their first part is kept.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, cause } = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  return {
    type: error.constructor.name,
    message: withoutValues(error),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    stack: frames(error),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** Removes values: drizzle appends the parameters to the statement; PostgreSQL writes values after a colon or in quotes. */
function withoutValues(error: Error): string {
  const [statement = ''] = error.message.split(/\nparams:/);
  const repeatsValues = 'severity' in error || error instanceof SyntaxError;
  return repeatsValues ? statement.replace(/(: |["“]).*$/su, '…') : statement;
}

/** Returns the frames of the stack. Removes the message first, because user input in it can look like a frame. */
function frames(error: Error): string[] {
  const below = (error.stack ?? '').replace(error.message, () => '');
  return below.split('\n').flatMap((line) => (/^\s+at /.test(line) ? [line.trim()] : []));
}
