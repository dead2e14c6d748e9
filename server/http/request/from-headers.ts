import type { Request } from 'express';
import type { Endpoint, ParsedInput } from '@shared/contract/endpoint';
import type { RunOnce } from '../../features/submissions/store';
import type { Entered } from '../entered';
import { idempotencyKey } from './idempotency-key';
import { expectedVersions, type Versions } from './if-match';

/** Handler input that comes from headers: the row's accepted versions (If-Match), and how to create a row once per key. */
export type FromHeaders<E extends Endpoint> = (E extends { method: 'PUT'; versioned: true }
  ? { versions: Versions }
  : object) &
  (E extends { idempotent: true } ? { once: RunOnce } : object);

/** Reads those headers. `input` is the parsed input, so that differently written requests of equal content compare as equal. */
export function fromHeaders(endpoint: Endpoint, req: Request, input: ParsedInput<Endpoint>, me?: Entered['me']) {
  const { method, versioned, idempotent } = endpoint;
  return {
    ...(versioned && method === 'PUT' && { versions: expectedVersions(req.headers['if-match']) }),
    ...(idempotent && {
      once: me?.submissions.once({
        key: idempotencyKey(req.headers['idempotency-key']),
        request: submissionText(endpoint, input),
      }),
    }),
  };
}

/** Returns the call with all its input as a text, which is the same each time that one submission is sent. */
function submissionText({ method, path, recomputed = [] }: Endpoint, { params, body }: ParsedInput<Endpoint>): string {
  const sent = Object.entries(Object(body)).filter(([name]) => !recomputed.includes(name));
  const inPath = params === undefined ? [] : [JSON.stringify(params)];
  return [method, path, ...inPath, JSON.stringify(Object.fromEntries(sent))].join(' ');
}
