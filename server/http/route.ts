import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import type { $ZodType, $ZodIssue } from 'zod/v4/core';
import type { CallOutput, Endpoint, HandlerOutput, ParsedInput } from '@shared/contract/endpoint';
import { canonicalQuery } from './request/canonical-query';
import type { ByAccess, Entered, SessionEnd } from './entered';
import { ChangedMeanwhile, HttpError } from './errors';
import { fromHeaders, type FromHeaders } from './request/from-headers';
import { noteLeftOut, parsedAnswer, parsedStoredRow } from './response/readable-rows';
import { rowHeaders } from './response/row-headers';
import { isInParts, sendParts } from './response/send-parts';
import { WrittenAnswer } from './response/written-answer';
import type { Answer, SharedAnswers } from './load/shared-answers';
import { visitorCountry } from './request/visitor-country';

/** The input of a handler: parsed input, the scopes of its access, and a function that adds response headers. */
export type HandlerInput<E extends Endpoint> = ParsedInput<E> &
  ByAccess[E['access']] &
  FromHeaders<E> & {
    /** The parsed query in canonical form, for links to further pages. */
    canonicalQuery: URLSearchParams;
    /** ISO 3166-1 alpha-2 code, derived from Accept-Language. */
    visitorCountry: string | undefined;
    setHeader: (name: string, value: string) => void;
  };

type Output<E extends Endpoint> = HandlerOutput<E> | WrittenAnswer;

type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<Output<E>> | Output<E>;

interface RouteOptions<E extends Endpoint> {
  /** Set for a GET whose answer is the same for all visitors, so that it can be cached for a few seconds. */
  shared?: {
    /** Whether the answer depends on the visitor's country. */
    byCountry: (query: ParsedInput<E>['query']) => boolean;
  };
  /** Returns the function that is called each time the answer has been sent, also from the cache. */
  onSent?: (output: CallOutput<E>) => NonNullable<Answer['onSent']>;
}

/** A contract and the function that serves it. */
export interface Route {
  endpoint: Endpoint;
  handle: (req: Request, res: Response, entered: Entered, shared: SharedAnswers) => Promise<void>;
}

/** Makes a route of a contract and its handler: checks the access, parses the input, runs the handler, parses the output. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: RouteOptions<E> = {}): Route {
  return {
    endpoint,
    handle: async (req, res, entered, shared) => {
      const headers: Answer['headers'] = {};
      const scopes = scopesFor(endpoint, entered);
      const request = received(endpoint, req);
      const input = {
        ...scopes,
        ...request,
        ...fromHeaders(endpoint, req, request, entered.me),
        canonicalQuery: canonicalQuery(request.query),
        visitorCountry: visitorCountry(req.headers['accept-language']),
        setHeader: (name: string, value: string) => void (headers[name] = value),
      } as HandlerInput<E>;
      const output = () => outputOf(endpoint, handler, input, req);
      const answerWith = (body: unknown): Answer => {
        const answer = answerOf(endpoint, headers, answerBody(endpoint, body, req));
        return { ...answer, onSent: options.onSent?.(answer.body as CallOutput<E>) };
      };
      if (options.shared && shared.takes(req)) {
        const byCountry = options.shared.byCountry(input.query);
        const answer = async () => answerWith(await output());
        const { onSent } = await shared.send(req, res, { query: input.canonicalQuery, byCountry }, answer);
        return onSent?.(entered.everyone);
      }
      const answered = await output();
      if (answered instanceof WrittenAnswer) {
        noteLeftOut(req, answered.leftOut);
        return sendJson(res.status(200).set(headers), answered.json);
      }
      if (isInParts(answered)) return sendParts(res, headers, parsedParts(endpoint, req, answered));
      const answer = answerWith(answered);
      sendAlone(res, answer);
      answer.onSent?.(entered.everyone);
    },
  };
}

/** Runs the handler. The current row in a 412 is parsed by the response schema, as any answer. */
async function outputOf<E extends Endpoint>(
  { response }: E,
  handler: Handler<E>,
  input: HandlerInput<E>,
  req: Request,
) {
  try {
    return await handler(input);
  } catch (error) {
    if (!response || !(error instanceof ChangedMeanwhile)) throw error;
    const { current } = error;
    throw new ChangedMeanwhile(parsedStoredRow(current, req, () => z.parse(response, current)));
  }
}

/** Parses an answer. Of a write, a row that cannot be read stays an error of this server: the row has been written. */
function answerBody({ method, response }: Endpoint, body: unknown, req: Request): unknown {
  if (!response) return undefined;
  const parse = () => parsedAnswer(response, body, req);
  return method === 'GET' ? parsedStoredRow(body, req, parse) : parse();
}

async function* parsedParts({ response }: Endpoint, req: Request, parts: AsyncIterable<unknown>) {
  for await (const part of parts) yield response && parsedAnswer(response, part, req);
}

function answerOf(endpoint: Endpoint, headers: Answer['headers'], body: unknown): Answer {
  if (!endpoint.response) return { status: 204, headers };
  const status = endpoint.method === 'POST' ? 201 : 200;
  return { status, headers: { ...headers, ...rowHeaders(endpoint, body) }, body };
}

/** Sends the answer without Express's `json`, which would hash it for an ETag. These answers are not cached (`no-store`). */
function sendAlone(res: Response, { status, headers, body }: Answer): void {
  res.status(status).set(headers);
  if (body === undefined) return void res.end();
  sendJson(res, JSON.stringify(body));
}

function sendJson(res: Response, json: string): void {
  const text = Buffer.from(json);
  res.set({ 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(text.length) }).end(text);
}

/**
 * Returns the scopes that the call's access allows. @throws HttpError 401 without a user, 403 without a tailor profile and for a
 * suspended user who would publish, 404 for a call of an operator to everyone else
 */
export function scopesFor(
  { access, publishes }: Endpoint,
  { everyone, me, mine, desk, isSuspended, ended }: Entered,
): Partial<Entered> {
  if (access === 'public') return { everyone };
  if (access === 'operator') {
    if (!me || !desk) throw new HttpError(404, 'not_found', 'Not found');
    return { everyone, me, desk };
  }
  if (!me) throw ended ? endedSession(ended) : new HttpError(401, 'signed_out', 'Please log in');
  if (publishes && isSuspended) {
    throw new HttpError(403, 'suspended', 'Your account is suspended, so nothing can be published.');
  }
  if (access === 'user') return { everyone, me };
  if (!mine) throw new HttpError(403, 'profile_required', 'Create your tailor profile first');
  return { everyone, me, mine };
}

function endedSession(end: SessionEnd): HttpError {
  if (end === 'account deleted')
    return new HttpError(401, 'account_deleted', 'This account was deleted on another device.');
  return new HttpError(
    401,
    'ended_everywhere',
    'You have logged out everywhere on another device. Please log in again.',
  );
}

function received(endpoint: Endpoint, req: Request): ParsedInput<Endpoint> {
  return {
    // A malformed id answers 404, as the id of another user's row does.
    params: parsed(endpoint.params, req.params, endpoint.pathIsTyped ? 400 : 404),
    query: parsed(endpoint.query, req.query, 400),
    body: parsed(endpoint.body, req.body, 400, endpoint.nested),
  };
}

function parsed(
  schema: $ZodType | undefined,
  value: unknown,
  status: 400 | 404,
  nested: readonly string[] = [],
): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  if (status === 404) throw new HttpError(404, 'not_found', 'Not found');
  const fields = fieldMessages(result.error.issues, nested);
  throw new HttpError(400, 'invalid', Object.values(fields)[0]?.[0] ?? 'The request is not valid', fields);
}

/** Groups messages by the name of their top-level field, or of a field of a `nested` object; '' is the body as a whole. */
function fieldMessages(issues: readonly $ZodIssue[], nested: readonly string[]): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const name = path.slice(0, nested.includes(String(path[0])) ? 2 : 1).join('.');
    fields.set(name, [...(fields.get(name) ?? []), message]);
  }
  return Object.fromEntries(fields);
}
