import type { Request } from 'express';
import type { Endpoint } from '@shared/contract/endpoint';
import type { RunOnce } from '../../features/submissions/store';
import type { Entered } from '../entered';
import { idempotencyKey } from './idempotency-key';
import { expectedVersions, type Versions } from './if-match';

/** Handler input that comes from headers: the row's accepted versions (If-Match), and how to create a row once per key. */
export type FromHeaders<E extends Endpoint> = (E extends { method: 'PUT'; versioned: true }
  ? { versions: Versions }
  : object) &
  (E extends { idempotent: true } ? { once: RunOnce } : object);

/** Reads those headers. `body` is the parsed body, so that differently written requests of equal content compare as equal. */
export function fromHeaders(
  { method, path, versioned, idempotent }: Endpoint,
  req: Request,
  body: unknown,
  me?: Entered['me'],
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
