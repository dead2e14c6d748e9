import { createHash, createHmac } from 'node:crypto';

/** A request as a store receives it, with all parts that a presigned URL can sign. */
export interface SignedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
}

/**
 * Returns whether a store with signature checks would accept a presigned request, by AWS Signature Version 4 with query
 * parameters. A change of any signed part makes the signature invalid; unsigned parts can have any value.
 */
export function isSigned({ method, url, headers }: SignedRequest, secret: string, now = new Date()): boolean {
  const { pathname, searchParams: query, host } = new URL(url);
  const given = query.get('X-Amz-Signature');
  const time = query.get('X-Amz-Date') ?? '';
  const [, ...scope] = (query.get('X-Amz-Credential') ?? '').split('/');
  const names = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  if (now.getTime() > timeOf(time) + Number(query.get('X-Amz-Expires')) * 1000) return false;
  const sent: Record<string, string | undefined> = { host, ...headers };
  const canonical = [
    method,
    pathname,
    [...query]
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${sent[name] ?? ''}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = scope.reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${secret}`);
  return given === hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), digest].join('\n')).toString('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Parses a time such as '20260102T030405Z'. */
function timeOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
