import type { Address } from '@shared/contract/endpoint';
import type { ErrorCode } from '@shared/contract/errors';
import { appHeader } from '@shared/contract/headers';
import { etagOf, type Versioned } from '@shared/contract/version';
import { ApiError } from './api-error';

/** What a call is sent with: the parts that its contract has. */
export interface CallParts {
  params?: object;
  query?: object;
  body?: unknown;
  changing?: Versioned;
  idempotencyKey?: string;
}

/**
 * Carries a call to what answers it. Returns the JSON of the answer; undefined for one without a body (204).
 * @throws ApiError for any status beyond 2xx, TypeError without an answer of the app
 */
export type Carry = (address: Address, parts: CallParts) => Promise<unknown>;

/** The timeout for a complete answer. */
const timeoutMs = 60_000;

/**
 * Sends a call over the network and returns the result of `read`. `headers` go with it.
 * @throws ApiError for any status beyond 2xx, TypeError if the connection breaks or stalls for a minute
 */
export async function overNetwork<T>(
  address: Address,
  parts: CallParts,
  read: (response: Response) => Promise<T>,
  headers?: Record<string, string>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const [url, init] = requestOf(address, parts);
  try {
    Object.assign(init.headers, headers, transport.headers);
    const response = ofApp(await fetch(url, { ...init, signal: timeout.signal }));
    return await read(response.ok ? response : await refuse(response));
  } catch (cause) {
    throw timeout.signal.aborted ? new TypeError('The connection hung', { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns an answer of the app itself. One of a proxy, of a gateway while the server is replaced, or of a hotel's network says nothing
 * about what was asked, whatever its status and text: a save that it answers is not saved.
 * @throws TypeError for one of those, as without a connection
 */
export function ofApp(answer: Response): Response {
  if (!answer.headers.has(appHeader)) throw new TypeError('Not of the app');
  return answer;
}

/** @throws ApiError */
export async function refuse(response: Response): Promise<never> {
  throw new ApiError(response.status, (await response.text()) || response.statusText, response.headers);
}

/** Returns the JSON of an answer; undefined for one without a body. */
export const jsonOf = async (response: Response): Promise<unknown> =>
  response.status === 204 ? undefined : response.json();

/** How `call` reaches the server: over the network, or by the book that this device keeps (`client/src/device-book`). */
interface Transport {
  carry: Carry;
  /** They go with every request: pages of a signed-in user name that user (page-user.ts). */
  headers: Readonly<Record<string, string>>;
  /** Gets the code and the headers of each refusal before the caller does. */
  onRefusal?: (code: ErrorCode | undefined, headers: Headers) => void;
}

export const carryOverNetwork: Carry = (address, parts) => overNetwork(address, parts, jsonOf);

export const transport: Transport = { carry: carryOverNetwork, headers: {} };

/** Returns the request that `fetch` sends for a call. */
export function requestOf(
  { method, path }: Address,
  { params, query, body, changing, idempotencyKey }: CallParts,
): [url: string, init: RequestInit & { headers: Record<string, string> }] {
  const init = {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(changing && { 'If-Match': etagOf(changing) }),
      ...(idempotencyKey && { 'Idempotency-Key': `"${idempotencyKey}"` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'include' as const,
    // A delete is sent late, also when the page is left: the browser then completes it.
    keepalive: method === 'DELETE',
  };
  return [urlOf(path, params, query), init];
}

/** Returns the path with its params and its query. */
export function urlOf(path: string, params: object = {}, query: object = {}): string {
  const url = Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${url}?${search}` : url;
}
