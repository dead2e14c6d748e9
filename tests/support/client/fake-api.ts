import { allEndpoints } from '@shared/api';
import type { CallInput, CallOutput, Endpoint } from '@shared/contract/endpoint';
import type { ErrorBody } from '@shared/contract/errors';
import { appHeader } from '@shared/contract/headers';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { safeParse } from 'zod/mini';

/** A call as the client sent it: the parts that its contract has, before they are parsed. */
type Call<E extends Endpoint> = Pick<CallInput<E>, keyof CallInput<E> & ('params' | 'query' | 'body')> & {
  headers: Record<string, string>;
  signal: AbortSignal;
};

/** What the contract promises; a `Response` for an error, or for an answer with headers. */
type Answer<E extends Endpoint> = CallOutput<E> | Response;
type Answerer<E extends Endpoint> = Answer<E> | ((call: Call<E>) => Answer<E> | Promise<Answer<E>>);

/** A step between the client and the answers. It returns a response of its own, or that of `next`. */
type Step = (request: SentRequest, next: () => Promise<Response>) => Promise<Response>;

interface SentRequest {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

export type FakeApi = ReturnType<typeof fakeApi>;

/**
 * Replaces the server in every test of a file: `fetch` gets the answers that a test gives with `on`, by contract. A call
 * without an answer, or one that does not fit its contract, fails the test.
 */
export function fakeApi() {
  const answers = new Map<Endpoint, Answerer<Endpoint>>();
  const nextAnswers = new Map<Endpoint, Answerer<Endpoint>[]>();
  const sent = new Map<Endpoint, unknown[]>();
  const steps: Step[] = [];
  const requests: string[] = [];
  const writes: Omit<SentRequest, 'headers'>[] = [];
  const unexpected: string[] = [];

  async function answer(request: SentRequest, query: object, signal: AbortSignal): Promise<Response> {
    const { method, path, body, headers } = request;
    if (method !== 'GET') writes.push({ method, path, body });
    const endpoint = allEndpoints.find((each) => each.method === method && patternOf(each).test(path));
    const call = { params: endpoint && paramsOf(endpoint, path), query, body, headers, signal };
    const isExpected = endpoint && (answers.has(endpoint) || nextAnswers.get(endpoint)?.length);
    if (!isExpected || !fits(endpoint, call)) {
      unexpected.push(`${method} ${path} ${JSON.stringify({ query, body })}`);
      return refusal(501, `No test expects ${method} ${path}`);
    }
    sent.set(endpoint, [...(sent.get(endpoint) ?? []), call]);
    const given = nextAnswers.get(endpoint)?.shift() ?? answers.get(endpoint);
    const result = typeof given === 'function' ? await given(call) : given;
    if (result instanceof Response) return result.clone();
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
  }

  async function fetch(address: string, init: RequestInit) {
    requests.push(address);
    const { pathname, searchParams } = new URL(address, 'https://seamfolk.example');
    const request = {
      method: init.method ?? 'GET',
      path: pathname,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      headers: (init.headers ?? {}) as Record<string, string>,
    };
    const last = () => answer(request, Object.fromEntries(searchParams), init.signal as AbortSignal);
    const response = await steps.reduce<() => Promise<Response>>((next, step) => () => step(request, next), last)();
    response.headers.set(appHeader, '1');
    return response;
  }

  beforeEach(() => {
    for (const each of [answers, nextAnswers, sent]) each.clear();
    for (const each of [steps, requests, writes, unexpected]) each.length = 0;
    vi.stubGlobal('fetch', fetch);
  });
  afterEach(() => expect(unexpected, 'calls that no test expects').toEqual([]));

  return {
    /** Sets the answer of a call. */
    on: <E extends Endpoint>(endpoint: E, given: Answerer<E>) =>
      void answers.set(endpoint, given as Answerer<Endpoint>),
    /** Sets the answer of the next call alone, or of the one after those that already have such an answer. */
    once<E extends Endpoint>(endpoint: E, given: Answerer<E>) {
      nextAnswers.set(endpoint, [...(nextAnswers.get(endpoint) ?? []), given as Answerer<Endpoint>]);
    },
    /** Puts a step before the answers and the earlier steps. Returns a function that removes it. */
    intercept(step: Step): () => void {
      steps.push(step);
      return () => void steps.splice(steps.indexOf(step), 1);
    },
    /** The calls of an endpoint that reached the answers. */
    sent: <E extends Endpoint>(endpoint: E) => (sent.get(endpoint) ?? []) as Call<E>[],
    /** All writes that reached the answers. */
    writes,
    /** The addresses of all calls. */
    requests,
  };
}

/** An error of the server. */
export function refusal(status: number, error: string | ErrorBody): Response {
  return Response.json(typeof error === 'string' ? { message: error } : error, { status });
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

function paramsOf(endpoint: Endpoint, path: string): object {
  const values = Object.entries(patternOf(endpoint).exec(path)?.groups ?? {});
  return Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
}

function fits(endpoint: Endpoint, call: { params: unknown; query: unknown; body: unknown }): boolean {
  const parts = ['params', 'query', 'body'] as const;
  return parts.every((part) => !endpoint[part] || safeParse(endpoint[part], call[part]).success);
}
