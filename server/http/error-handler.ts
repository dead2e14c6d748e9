import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { BRAND } from '@shared/site/brand';
import type { ErrorBody, ErrorCode } from '@shared/contract/errors';
import { isDatabaseAway } from '../database-away';
import { ChangedMeanwhile, HttpError } from './errors';
import { isDatabaseFull, isDiskFull } from './load/no-room';

/** Default `Retry-After` in seconds by status. The error of a limit (429) says itself when its window ends. */
const retryAfterSeconds: Partial<Record<number, number>> = { 503: 2, 507: 60 };

/** Codes of conflicts with a request that is still running and ends soon. */
const inProgress = new Set<ErrorCode>(['claim_in_progress', 'in_progress']);

/**
 * `WWW-Authenticate`, which a 401 must carry (RFC 9110, 11.6.1). No scheme is registered for session cookies, and browsers show
 * a password prompt for schemes that they know, so this scheme has a name of its own.
 */
const challenge = `Session realm="${BRAND.toLowerCase()}"`;

/** Answers 404 for API paths that no contract names. */
export const unknownApiPath: RequestHandler = () => {
  throw new HttpError(404, 'not_found', 'No such API path');
};

/** Converts every error to a response; nothing else does. Details go to the log, never to the client. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (res.headersSent) {
      // Express's own handler would print the error with all its properties, which can hold personal data.
      log.error({ err: error, requestId: req.id }, 'an error interrupted a response that had started');
      return void res.destroy();
    }
    const answer = toHttpError(error);
    if (answer.status >= 500 && !isOverloadRefusal(error))
      log.error({ err: error, requestId: req.id }, 'request failed');
    const usual = inProgress.has(answer.code) ? 2 : retryAfterSeconds[answer.status];
    const retryAfter = answer.retryAfterSeconds ?? usual;
    if (retryAfter && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', retryAfter);
    if (answer.status === 401 && !res.hasHeader('WWW-Authenticate')) res.setHeader('WWW-Authenticate', challenge);
    res.setHeader('Cache-Control', 'no-store');
    const current = answer instanceof ChangedMeanwhile ? answer.current : undefined;
    const body: ErrorBody = { message: answer.message, code: answer.code, errors: answer.fields, current };
    res.status(answer.status).json(body);
  };
}

/** Whether this is a deliberate 503. It is frequent under overload, and the request's own log line is enough. */
function isOverloadRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status === 503 && error.cause === undefined;
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return (
    fromBodyParser(error) ??
    fromFullDisk(error) ??
    fromDatabase(error) ??
    new HttpError(500, 'internal', 'Something went wrong')
  );
}

/** Converts errors of express.json and of the router, which have `type` and `status`. */
function fromBodyParser(error: unknown): HttpError | undefined {
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large') return new HttpError(413, 'too_large', 'The request is larger than 100 KB');
  if (type === 'entity.parse.failed') return new HttpError(400, 'invalid', 'The request is not valid JSON');
  if (status === 415) return new HttpError(415, 'unsupported_type', 'The request must be JSON in UTF-8');
  if (status !== undefined && status >= 400 && status < 500) {
    return new HttpError(status, 'invalid', 'The request could not be read');
  }
  return undefined;
}

/** Converts errors of a full disk, of the store or of the database. Both work again without a restart when there is space. */
function fromFullDisk(error: unknown): HttpError | undefined {
  if (isDiskFull(error)) {
    const message = 'There is no room left to store this, and nothing of it was kept. Please try again later.';
    return new HttpError(507, 'insufficient_storage', message);
  }
  if (!isDatabaseFull(error)) return undefined;
  const message = 'There is no room left to save this. Please try again in a few minutes.';
  return new HttpError(503, 'unavailable', message, undefined, 60);
}

/**
 * SQLSTATEs of statements that can succeed if they are repeated: 25006 (read-only standby), 40001 (serialization failure), 40P01
 * (deadlock), 57014 (statement timeout).
 */
const repeatable = /^(25006|40001|40P01|57014)$/;
/** Foreign keys that a write violates if the account is deleted at the same time. */
const accountForeignKey = /_(users|tailors)_id_fk$/;

function fromDatabase(error: unknown): HttpError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint = '' } = cause as { code?: string; constraint?: string };
    if (code === '23503' && accountForeignKey.test(constraint))
      return new HttpError(401, 'signed_out', 'Please log in');
    if (code && repeatable.test(code)) return unavailable();
  }
  return isDatabaseAway(error) ? unavailable() : undefined;
}

const unavailable = () => new HttpError(503, 'unavailable', 'The service is busy. Please try again in a moment.');
