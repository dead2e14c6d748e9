import type { RequestHandler } from 'express';
import { HttpError } from './errors';

/**
 * Refuses a query that says nothing: escapes that are no UTF-8 (a lone surrogate, a `%` alone), which would be read as
 * something else, and a field that is named like the prototype.
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
