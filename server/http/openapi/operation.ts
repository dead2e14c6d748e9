import type { $ZodObjectDef, $ZodType } from 'zod/v4/core';
import type { Endpoint } from '@shared/contract/endpoint';
import { errorBodySchema } from '@shared/contract/errors';
import { userHeader } from '@shared/contract/headers';
import type { Json, WriteSchema } from './schemas';

/** Describes a call at a path (`/api/customers/{id}`) as an OpenAPI Operation Object, without its `operationId`. */
export function operationOf(endpoint: Endpoint, path: string, write: WriteSchema): Json {
  const { access, summary, body } = endpoint;
  return {
    summary,
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(endpoint, path, write),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: write(body, 'input') } } },
    }),
    responses: { ...success(endpoint, write), ...failures(endpoint, write) },
  };
}

function parametersOf(endpoint: Endpoint, path: string, write: WriteSchema): Json[] {
  const { access, params, query, method, versioned, idempotent } = endpoint;
  return [
    ...pathFields(params, path, write),
    ...queryFields(query, write),
    ...(versioned && method === 'PUT'
      ? [header('If-Match', 'The ETag of the row that the change was made from.')]
      : []),
    ...(idempotent
      ? [header('Idempotency-Key', 'One key for one submission: sent again, it answers the row that is there already.')]
      : []),
    ...(access === 'public'
      ? []
      : [header(userHeader, 'The id of the user for whom the page of the request was made.')]),
  ];
}

const header = (name: string, description: string) => ({ in: 'header', name, description, schema: { type: 'string' } });

/** Describes the parameters of a path. One that has another name in the path says what it is. */
function pathFields(params: $ZodType | undefined, path: string, write: WriteSchema): Json[] {
  const fields = Object.entries(params ? fieldsOf(params, 'input', write).properties : {});
  return fields.map(([name, schema]) => {
    const named = path.includes(`{${name}}`)
      ? { name }
      : { name: 'id', description: `The ${name.replace(/Id$/, "'s id")}.` };
    return { in: 'path', ...named, required: true, schema };
  });
}

/** Describes the parameters of a query as what their texts are parsed to: numbers, and arrays joined by commas. */
function queryFields(query: $ZodType | undefined, write: WriteSchema): Json[] {
  if (!query) return [];
  const { required } = fieldsOf(query, 'input', write);
  return Object.entries(fieldsOf(query, 'output', write).properties).map(([name, schema]) => ({
    in: 'query',
    name,
    required: required.includes(name),
    schema,
    ...(Object(schema).type === 'array' && { style: 'form', explode: false }),
  }));
}

function fieldsOf(schema: $ZodType, io: 'input' | 'output', write: WriteSchema) {
  const { properties = {}, required = [] } = write(schema, io) as { properties?: Json; required?: string[] };
  return { properties, required };
}

function success(endpoint: Endpoint, write: WriteSchema): Json {
  const { response, mediaType } = endpoint;
  const described = headersOf(endpoint);
  const content = mediaType
    ? { [mediaType]: {} }
    : response && { 'application/json': { schema: write(response, 'output') } };
  return {
    [successStatus(endpoint)]: {
      description: content ? 'Done.' : 'Done; the answer has no body.',
      headers: Object.fromEntries(
        Object.entries(described).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
      ),
      ...(content && { content }),
    },
  };
}

function headersOf(endpoint: Endpoint): Record<string, string> {
  const { method, response, versioned, batch, headers } = endpoint;
  const createsRow = endpoint.idempotent && !batch;
  const writesRow = createsRow || (versioned && method === 'PUT');
  return {
    ...((versioned || createsRow) && { ETag: 'The version of the row, for If-Match.' }),
    ...(writesRow && { 'Content-Location': 'The address of the row, at which it is changed and deleted.' }),
    ...(method === 'POST' && response && !batch && { Location: 'The address of the created row or file.' }),
    ...headers,
  };
}

/** Returns the status of a successful response. */
export function successStatus({ method, response, mediaType }: Endpoint): number {
  if (mediaType) return 200;
  if (!response) return 204;
  return method === 'POST' ? 201 : 200;
}

function failures(endpoint: Endpoint, write: WriteSchema): Json {
  const schema = write(errorBodySchema, 'output');
  return Object.fromEntries(
    Object.entries(errorsOf(endpoint)).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema } } },
    ]),
  );
}

/** Returns every error status that a call may answer, with its cause. */
export function errorsOf(endpoint: Endpoint): Readonly<Record<number, string>> {
  const ofCall = { ...errorsOfAccess(endpoint), ...errorsOfInput(endpoint), ...endpoint.errors };
  const errors: Record<number, string> = { ...errorsOfAll, ...ofCall };
  if (endpoint.access === 'public') return errors;
  return { ...errors, 409: [errors[409], otherUser].filter(Boolean).join(' ') };
}

const otherUser = `Another user is signed in than \`${userHeader}\` names (\`other_user\`).`;

const errorsOfAll = {
  400: 'The address or the input is not valid; `errors` names the fields.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  500: 'A fault of the server.',
  503: 'The server is busy or waits for its database; `Retry-After` says when to try again.',
};

function errorsOfAccess({ access, method, publishes }: Endpoint): Record<number, string> {
  const signedOut = 'The caller is not signed in.';
  const suspended = publishes ? ', the account is suspended,' : '';
  if (access === 'tailor') {
    return {
      401: signedOut,
      403: `The user has no tailor profile${suspended || ','} or another site sends the request.`,
    };
  }
  if (access === 'public') return {};
  if (access === 'operator') {
    const notFound = { 404: 'The caller is no operator, or the row is missing.' };
    return method === 'GET' ? notFound : { ...notFound, 403: 'Another site sends the request.' };
  }
  return method === 'GET'
    ? { 401: signedOut }
    : {
        401: signedOut,
        403: publishes
          ? 'The account is suspended, or another site sends the request.'
          : 'Another site sends the request.',
      };
}

const unreadable = 'The row cannot be read as it is stored.';

/** Whether an answer is one row, with an id. */
function isOneRow(response: $ZodType | undefined): boolean {
  const def = response?._zod.def;
  return def?.type === 'object' && 'id' in (def as $ZodObjectDef).shape;
}

function errorsOfInput({ method, params, response, versioned, idempotent }: Endpoint): Record<number, string> {
  const errors: Record<number, string> = {};
  if ((method === 'GET' && isOneRow(response)) || (versioned && method === 'PUT')) errors[409] = unreadable;
  if (params) errors[404] = "The row is missing or another user's.";
  if (versioned && method === 'PUT') errors[412] = 'The row has another version; `current` holds it as it is now.';
  if (idempotent) {
    errors[404] = 'The row that was made with this key or id is deleted.';
    errors[409] = 'The same submission is being saved, or the id is taken.';
    errors[422] = 'The key was used for another submission.';
  }
  if (method !== 'GET') {
    errors[413] = 'The request is larger than 100 KB.';
    errors[415] = 'The request is not JSON in UTF-8.';
  }
  return errors;
}
