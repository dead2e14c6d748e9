import type { $ZodType, output, input } from 'zod/v4/core';
import type { Versioned } from './version';

/** Who may call: anybody, a signed-in user, or a signed-in user with a tailor profile. */
export type Access = 'public' | 'user' | 'tailor';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API: both sides import it, neither repeats it.
 * `path` is written as Express reads it ('/api/customers/:id'); `params`, `query` and `body` parse what comes in,
 * `response` what goes out, so that a column which the contract does not name cannot leak.
 * A call without a response body (DELETE, 204) leaves `response` out.
 */
export interface Endpoint {
  access: Access;
  method: Method;
  path: string;
  /** What the call does, in one sentence of the API description. */
  summary: string;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  response?: $ZodType;
  /** One row with its version: GET answers it as ETag; PUT takes If-Match, and answers 412 with the row as it is now. */
  versioned?: true;
  /** POST takes an Idempotency-Key: sent again with the same one, it answers the row that is there already. */
  idempotent?: true;
  /** Headers of the answer beside those that `versioned` and the method imply, each with its meaning. */
  headers?: Readonly<Record<string, string>>;
  /** Errors beside those that every call, its access and its input imply: status -> when it is answered. */
  errors?: Readonly<Record<number, string>>;
  /** Media type of the answer where it is not JSON. */
  mediaType?: string;
}

/** Declares a call; keeps every schema's own type. */
export function endpoint<const E extends Endpoint>(contract: E): E {
  return contract;
}

type Parsed<S> = S extends $ZodType ? output<S> : undefined;
type Sent<S> = S extends $ZodType ? input<S> : undefined;

/** What the handler receives after parsing. */
export interface Received<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

type OnlyNamed<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What the caller hands over: just the parts that the contract names. */
export type CallInput<E extends Endpoint> = OnlyNamed<{
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
  /** The row as it was when the person began to change it. */
  changing: E extends { method: 'PUT'; versioned: true } ? Versioned : undefined;
  /** One key for one submission, however often it is sent. */
  idempotencyKey: E extends { idempotent: true } ? string : undefined;
}>;

/** What the caller gets; `undefined` for an answer without a body. */
export type CallOutput<E extends Endpoint> = Parsed<E['response']>;

/**
 * What a handler gives back, before the response schema has stripped and checked it. A list that may be long comes in parts:
 * each is an answer by itself, an array of some items or an object of some entries, and together they are the whole.
 */
export type HandlerOutput<E extends Endpoint> = E['response'] extends $ZodType
  ? input<E['response']> | AsyncIterable<input<E['response']>>
  : void;
