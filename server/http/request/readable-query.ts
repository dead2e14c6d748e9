import type { RequestHandler } from 'express';
import { HttpError } from '../errors';

/**
 * Refuses an invalid query with 400: percent escapes that are not UTF-8 (a lone surrogate, a single `%`), which Express would
 * decode to something else, and a field named `__proto__`.
 */
export const readableQuery: RequestHandler = (req, _res, next) => {
  const [, ...query] = req.originalUrl.split('?');
  if (query.length > 0 && (!isDecodable(query.join('?')) || Object.hasOwn(req.query, '__proto__'))) {
    throw new HttpError(400, 'invalid', 'The address could not be read');
  }
  next();
};

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
