import { HttpError } from '../errors';

/** A quoted string (RFC 8941), as the draft requires, or an unquoted one, as most clients send it. */
const written = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]{1,200})"|([\w.:+/=-]{1,200}))$/;

/**
 * Returns the key of a submission (draft-ietf-httpapi-idempotency-key-header); undefined without the header.
 * @throws HttpError 400 if the header is malformed
 */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, quoted, bare] = written.exec(String(header)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined)
    throw new HttpError(400, 'invalid', 'Idempotency-Key must be one string of at most 200 characters');
  return key;
}
