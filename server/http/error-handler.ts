import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { BRAND } from '@shared/brand';
import type { ErrorBody, ErrorCode } from '@shared/errors';
import { ChangedMeanwhile, HttpError } from './errors';
import { isDatabaseFull, isDiskFull } from './no-room';

/** Seconds after which it is worth trying again, where nobody knows better: a part of the system is away, or it was too much. */
const retryAfterSeconds: Partial<Record<number, number>> = { 503: 2, 429: 60, 507: 60 };

/** Somebody else is at it: soon it is known what came of it. */
const inProgress = new Set<ErrorCode>(['claim_in_progress', 'in_progress']);

/**
 * What a 401 has to carry (RFC 9110, 11.6.1). No registered scheme stands for a session cookie, and browsers ask for a
 * password where they know the scheme, so this is a name of our own.
 */
const challenge = `Session realm="${BRAND.toLowerCase()}"`;

/** Any API path that no contract names. */
export const unknownApiPath: RequestHandler = () => {
  throw new HttpError(404, 'not_found', 'No such API path');
};

/** The one place where an error becomes a status. Details go to the log, never to the person. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (res.headersSent) {
      // Express's own handler would print it, with all that it carries.
      log.error({ err: error, requestId: req.id }, 'an answer broke off');
      return void res.destroy();
    }
    const answer = toHttpError(error);
    if (answer.status >= 500 && !isTurningAway(error)) log.error({ err: error, requestId: req.id }, 'request failed');
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

/** Said on purpose, and often when there is too much to do: the line of the request tells enough. */
function isTurningAway(error: unknown): boolean {
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

/** express.json and the router mark their errors with `type` and `status`. */
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

/** Full disks, of the store and of the database. Writing works again without a restart as soon as there is room. */
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
 * SQLSTATE classes 08 and 53, 25006 (a standby), 40001 and 40P01 (in each other's way), 55P03 (locked), 57014 (out of time),
 * 57P0x (shutdown), and the codes of sockets and names: away or busy, not wrong.
 */
const databaseAway =
  /^(08...|53...|25006|40001|40P01|55P03|57014|57P0[1-5]|E(CONN|HOST|NET)(REFUSED|RESET|UNREACH)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)$/;
/** What a row that is written cannot point at any more where the account was deleted at the same moment. */
const toAnAccount = /_(users|tailors)_id_fk$/;
const poolMessages = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/i;

function fromDatabase(error: unknown): HttpError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint = '' } = cause as { code?: string; constraint?: string };
    if (code === '23503' && toAnAccount.test(constraint)) return new HttpError(401, 'signed_out', 'Please log in');
    if ((code && databaseAway.test(code)) || poolMessages.test(cause.message)) {
      return new HttpError(503, 'unavailable', 'The service is busy. Please try again in a moment.');
    }
  }
  return undefined;
}
