import type { Request } from 'express';
import type { Endpoint } from '@shared/endpoint';
import type { Once } from '../features/submissions/store';
import type { UserScope } from '../scope';
import { idempotencyKey } from './idempotency-key';
import { expectedVersions, type Versions } from './if-match';

/** What some contracts take from headers: which versions of the row may be replaced; how to make a row once for each key. */
export type FromHeaders<E extends Endpoint> = (E extends { method: 'PUT'; versioned: true }
  ? { versions: Versions }
  : object) &
  (E extends { idempotent: true } ? { once: Once } : object);

/** Reads those headers; `body` as the contract has understood it, so that it is the same however it was written. */
export function fromHeaders(
  { method, path, versioned, idempotent }: Endpoint,
  req: Request,
  body: unknown,
  me?: UserScope,
) {
  return {
    ...(versioned && method === 'PUT' && { versions: expectedVersions(req.headers['if-match']) }),
    ...(idempotent && {
      once: me?.submissions.once({
        key: idempotencyKey(req.headers['idempotency-key']),
        request: `${method} ${path} ${JSON.stringify(body)}`,
      }),
    }),
  };
}
