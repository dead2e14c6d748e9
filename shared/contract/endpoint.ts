import type { $ZodType, output, input } from 'zod/v4/core';
import type { Versioned } from './version';

/**
 * Who may call: everyone, signed-in users, signed-in users with a tailor profile, or operators. For everyone else a call of an
 * operator does not exist (404).
 */
export type Access = 'public' | 'user' | 'tailor' | 'operator';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The contract of one call of the API, which client and server import. `path` has the syntax of Express ('/api/customers/:id').
 * `params`, `query` and `body` parse the request. `response` parses the answer, so that columns that it does not name are not
 * sent. A call without a response body (DELETE, 204) leaves `response` out.
 */
export interface Endpoint {
  access: Access;
  method: Method;
  path: string;
  /** One sentence for the API description. */
  summary: string;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  response?: $ZodType;
  /** The row has a version: GET answers it as ETag; PUT accepts If-Match, and answers 412 with the current row. */
  versioned?: true;
  /** POST accepts an Idempotency-Key: a repeated request with the same key answers the row of the first one. */
  idempotent?: true;
  /** Fields of the body that a client computes at each sending of one submission: another value makes it no other submission. */
  recomputed?: readonly string[];
  /** Objects of the body whose fields have error messages of their own: 'newClient.name'. Other objects are one field. */
  nested?: readonly string[];
  /** The path ends in a text that a user is typing: it is not logged, and an invalid one is answered by 400 instead of 404. */
  pathIsTyped?: true;
  /** The call puts something before the public: a suspended user is answered 403. */
  publishes?: true;
  /** POST creates several rows or none that the caller can read, so that its answer has no version and no address. */
  batch?: true;
  /** The path below which the created row is, if it is not the call's own path. */
  createsAt?: string;
  /** Further response headers than those that follow from `versioned` and the method, with their meanings. */
  headers?: Readonly<Record<string, string>>;
  /** Further errors than those of every call, its access and its input: status -> cause. */
  errors?: Readonly<Record<number, string>>;
  /** Media type of the answer if it is not JSON. */
  mediaType?: string;
}

/** Where a call is: what a page needs to send it before its schemas are loaded. */
export type Address = Pick<Endpoint, 'method' | 'path'>;

/** The addresses of a noun's calls by their names. Its contract adds the schemas. */
export type Calls = Readonly<Record<string, Address>>;

/** Declares a contract and keeps the types of its schemas. */
export function endpoint<const E extends Endpoint>(contract: E): E {
  return contract;
}

type OutputOf<S> = S extends $ZodType ? output<S> : undefined;
type InputOf<S> = S extends $ZodType ? input<S> : undefined;

/** The parsed input of a handler. */
export interface ParsedInput<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

type OnlyNamed<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The client's input of a call: only the parts that the contract has. */
export type CallInput<E extends Endpoint> = OnlyNamed<{
  params: InputOf<E['params']>;
  query: InputOf<E['query']>;
  body: InputOf<E['body']>;
  /** The row that the change started from. Its version is sent as If-Match. */
  changing: E extends { method: 'PUT'; versioned: true } ? Versioned : undefined;
  /** One key per submission. Retries send the same key. */
  idempotencyKey: E extends { idempotent: true } ? string : undefined;
}>;

/** The client's result of a call; undefined for an answer without a body. */
export type CallOutput<E extends Endpoint> = OutputOf<E['response']>;

/**
 * The result of a handler, before the response schema checks it and removes other properties. A long list comes in parts. Each
 * part is a valid answer, an array of some items or an object of some entries; together they are the whole.
 */
export type HandlerOutput<E extends Endpoint> = E['response'] extends $ZodType
  ? input<E['response']> | AsyncIterable<input<E['response']>>
  : void;

/** The cause of a 412 of a call that creates a row with a given id. Not beside the schema of errors: visitors' pages load contracts without it. */
export const otherRowOfId = 'The id is that of a row with other values; `current` holds it as it is now.';
