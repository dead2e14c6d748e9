import type { Request } from 'express';
import type { Endpoint, ParsedInput } from '@shared/contract/endpoint';
import type { RunOnce } from '../../features/submissions/store';
import type { Entered } from '../entered';
import { HttpError } from '../errors';
import { versionOf } from '@shared/contract/version';

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

/** A quoted string (RFC 8941), as the draft requires, or an unquoted one, as most clients send it. */
const written = /^(?:"([\x20\x21\x23-\x5b\x5d-\x7e]{1,200})"|([\w.:+/=-]{1,200}))$/;

/**
 * Returns the key of a submission (draft-ietf-httpapi-idempotency-key-header); undefined without the header.
 * @throws HttpError 400 if the header is malformed
 */
function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [, quoted, bare] = written.exec(String(header)) ?? [];
  const key = quoted ?? bare;
  if (key === undefined)
    throw new HttpError(400, 'invalid', 'Idempotency-Key must be one string of at most 200 characters');
  return key;
}

/** The versions of a row that a write accepts; undefined accepts any. */
type Versions = readonly string[] | undefined;

const tag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
const tags = new RegExp(`^${tag.source}(?:[ \\t]*,[ \\t]*${tag.source})*$`);

/**
 * Parses If-Match (RFC 9110, 13.1.1). Comparison is strong, so weak tags and unknown tags match no version.
 * @throws HttpError 400 if the header is neither '*' nor a list of tags
 */
function expectedVersions(header: string | undefined): Versions {
  if (header === undefined || header === '*') return undefined;
  if (!tags.test(header)) throw new HttpError(400, 'invalid', 'If-Match must be * or entity tags');
  return (header.match(tag) ?? []).flatMap((each) => versionOf(each) ?? []);
}
