import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOutput, Endpoint } from '@shared/contract/endpoint';
import { endpointKey } from '@shared/contract/query-keys';
import { ApiError } from './api-error';
import { type CallParts, overNetwork, transport, urlOf } from './transport';

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

/**
 * Calls an endpoint and returns its JSON (`undefined` for 204).
 * @throws ApiError for any status beyond 2xx, TypeError if the connection breaks or stalls for a minute
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input = {} as CallInput<E>]: Input<E>
): Promise<CallOutput<E>> {
  return transport.carry(endpoint, input).catch(rethrow) as Promise<CallOutput<E>>;
}

/** Does the same over the network alone, for callers that also need the headers of the answer, or send some. */
export async function callAndRead<E extends Endpoint, T>(
  endpoint: E,
  input: CallInput<E>,
  read: (response: Response) => Promise<T>,
  headers?: Record<string, string>,
): Promise<T> {
  return overNetwork(endpoint, input, read, headers).catch(rethrow);
}

/** Pages of a user learn of a refusal before the caller does. */
export function rethrow(error: unknown): never {
  if (error instanceof ApiError) transport.onRefusal?.(error.body?.code, error.headers);
  throw error;
}

/**
 * Sends a call whose answer is not needed. The browser completes it even if the page is left, and nothing waits for it. Firefox
 * has no `sendBeacon` if the user turned it off.
 */
export function sendBeacon<E extends Endpoint>(endpoint: E, input: CallInput<E>): void {
  const { params, query, body } = input as CallParts;
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon?.(urlOf(endpoint.path, params, query), json);
}

/**
 * Returns the query of a GET endpoint. Its key is the path in segments (`['/api/measurements', customerId]`).
 */
export function endpointQuery<E extends Endpoint>(endpoint: E, params: Record<string, string> = {}) {
  return queryOptions<CallOutput<E>>({
    queryKey: endpointKey(endpoint.path, params),
    queryFn: () => transport.carry(endpoint, { params }).catch(rethrow) as Promise<CallOutput<E>>,
  });
}
