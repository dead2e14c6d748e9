import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOutput, Endpoint } from '@shared/contract/endpoint';
import type { ErrorBody } from '@shared/contract/errors';
import { endpointKey } from '@shared/contract/query-keys';
import { etagOf, type Versioned } from '@shared/contract/version';
import { transport } from './transport';

/**
 * Any answer that is not 2xx. `message` is '{status}: {body}'; `body` is the server's error if it was JSON. `requestId`
 * identifies the request in the server's log. `retryAfterSeconds` is undefined if the server names no time.
 */
export class ApiError extends Error {
  readonly body: ErrorBody | undefined;

  constructor(
    readonly status: number,
    text: string,
    readonly requestId: string | null = null,
    readonly retryAfterSeconds?: number,
  ) {
    super(`${status}: ${text}`);
    this.body = parsedBody(text);
  }
}

/** Returns the server's message for a toast, or the fallback if it sent none (network down, no JSON). */
export function serverMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.body?.message) || fallback;
}

/** Returns whether the server refused a request because its session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Returns whether a failed call may have succeeded on the server: there was no answer, or a 5xx. */
export function isAnswerLost(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** Returns the first 8 characters of the failed request's id, to find it in the server's log; undefined without an answer. */
export function referenceOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.requestId?.slice(0, 8) : undefined;
}

type Input<E extends Endpoint> = keyof CallInput<E> extends never ? [] : [input: CallInput<E>];

/**
 * Returns calls from their addresses alone, for screens of the first load: they import only the type of the contracts, so their code
 * contains no schema and no zod. The compiler compares the addresses with the contracts. Those of the workroom stand in
 * `shared/<noun>/calls.ts`. Visitors' pages write theirs: a file that they share with the workroom would be one more in their first load.
 */
export function callsAt<Api extends Readonly<Record<string, Endpoint>>>(addresses: {
  [Name in keyof Api]: Pick<Api[Name], 'method' | 'path'>;
}): Api {
  return addresses as unknown as Api;
}

/** Calls an endpoint and returns its JSON (`undefined` for 204). @throws the same errors as `ask` */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Input<E>): Promise<CallOutput<E>> {
  const read = (response: Response) => (response.status === 204 ? Promise.resolve() : response.json());
  return callAndRead(endpoint, (input ?? {}) as CallInput<E>, read as (response: Response) => Promise<CallOutput<E>>);
}

/** Does the same as `call`, for callers that also need the response headers. */
export async function callAndRead<E extends Endpoint, T>(
  endpoint: E,
  input: CallInput<E>,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { params, query, ...rest } = input as EndpointInput;
  const init = {
    method: endpoint.method,
    headers: headersOf(rest),
    body: rest.body === undefined ? undefined : JSON.stringify(rest.body),
    // A delete is sent late, also when the page is left: the browser then completes it.
    keepalive: endpoint.method === 'DELETE',
  };
  return ask(addressOf(endpoint.path, params, query), read, init);
}

/**
 * Sends a call whose answer is not needed. The browser completes it even if the page is left, and nothing waits for it. Firefox
 * has no `sendBeacon` if the user turned it off.
 */
export function sendBeacon<E extends Endpoint>(endpoint: E, input: CallInput<E>): void {
  const { params, query, body } = input as EndpointInput;
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon?.(addressOf(endpoint.path, params, query), json);
}

/** A request as `fetch` takes it. Its headers are a record, which the book on the device reads. */
interface CallInit extends RequestInit {
  headers?: Record<string, string>;
}

/** The timeout for a complete answer. */
const timeoutMs = 60_000;

/**
 * Requests an address of the server and returns the result of `read`.
 * @throws ApiError for any status beyond 2xx, TypeError if the connection breaks or stalls for a minute
 */
export async function ask<T>(
  address: string,
  read: (response: Response) => Promise<T>,
  init: CallInit = {},
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const headers = { ...init.headers, ...transport.headers };
    const response = await transport.send(address, {
      ...init,
      headers,
      credentials: 'include',
      signal: timeout.signal,
    });
    return await read(await okOrThrow(response));
  } catch (cause) {
    throw timeout.signal.aborted ? new TypeError('The connection hung', { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a 2xx response. @throws ApiError otherwise. */
async function okOrThrow(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = (await response.text()) || response.statusText;
  const { headers } = response;
  const error = new ApiError(
    response.status,
    text,
    headers.get('X-Request-Id'),
    Number(headers.get('Retry-After')) || undefined,
  );
  transport.onRefusal?.(error.body?.code, headers);
  throw error;
}

/**
 * Returns the query of a GET endpoint. Its key is the path in segments (`['/api/measurements', customerId]`), which the
 * query client's default loader joins with '/' and fetches.
 */
export function endpointQuery<E extends Endpoint>(endpoint: E, params: Record<string, string> = {}) {
  return queryOptions<CallOutput<E>>({ queryKey: endpointKey(endpoint.path, params) });
}

/** The union of all possible inputs. */
interface EndpointInput {
  params?: object;
  query?: object;
  body?: unknown;
  changing?: Versioned;
  idempotencyKey?: string;
}

function headersOf({ body, changing, idempotencyKey }: EndpointInput): Record<string, string> {
  return {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(changing && { 'If-Match': etagOf(changing) }),
    ...(idempotencyKey && { 'Idempotency-Key': `"${idempotencyKey}"` }),
  };
}

function addressOf(path: string, params: object = {}, query: object = {}): string {
  const address = Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${address}?${search}` : address;
}

function parsedBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'message' in body ? (body as ErrorBody) : undefined;
  } catch {
    return undefined; // not JSON: a proxy's error page, or an empty body
  }
}
