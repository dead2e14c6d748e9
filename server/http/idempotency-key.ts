import { HttpError } from './errors';

/** A string of structured fields (RFC 8941), as the draft has it; or bare, as most clients write it. */
const written = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]{1,200})"|([\w.:+/=-]{1,200}))$/;

/**
 * The key of a submission (draft-ietf-httpapi-idempotency-key-header); undefined where there is none.
 * @throws HttpError 400 where it is not one
 */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, quoted, bare] = written.exec(String(header)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined)
    throw new HttpError(400, 'invalid', 'Idempotency-Key must be one string of at most 200 characters');
  return key;
}
