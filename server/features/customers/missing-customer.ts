import { isForeignKeyViolation } from '../../db/errors';
import { HttpError } from '../../http/errors';

/**
 * Turns the refusal of the key to `customers` into 404, the same for a client who is missing and for another tailor's. Other errors
 * are thrown again. @throws HttpError 404
 */
export function asMissingCustomer(error: unknown): never {
  if (isForeignKeyViolation(error)) throw new HttpError(404, 'not_found', 'Client not found');
  throw error;
}
