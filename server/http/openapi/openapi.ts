import type { Endpoint } from '@shared/contract/endpoint';
import { cookieName } from '../../auth/session/session';
import type { Env } from '../../env';
import { operationOf } from './operation';
import { schemaWriter, type Json } from './schemas';

/** The calls of the API by noun and name, as in `api` of shared/api.ts. */
type Nouns = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** Describes the calls as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1.html). */
export function describeApi(nouns: Nouns, env: Env) {
  const { schemas, write } = schemaWriter();
  const paths: Record<string, Json> = {};
  const pathOf = describedPaths(Object.values(nouns).flatMap((calls) => Object.values(calls)));
  for (const [noun, calls] of Object.entries(nouns)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = pathOf(endpoint);
      const operation = { operationId: `${noun}_${name}`, tags: [noun], ...operationOf(endpoint, path, write) };
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seamfolk',
      version: '1',
      description:
        'A directory of tailors, and the workroom of each: profile, portfolio, clients, measurements and orders.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: new URL(env.publicUrl).origin }],
    tags: Object.keys(nouns).map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName(env, 'session'),
          description: 'The cookie that signing in at `/api/login` sets.',
        },
      },
    },
  };
}

/**
 * Returns the path of each call. OpenAPI has no two paths that differ only in the name of a parameter, such as `/tailors/:id` and
 * `/tailors/:slug`: the parameter of both is `id`.
 */
function describedPaths(endpoints: readonly Endpoint[]): (endpoint: Endpoint) => string {
  const shapeOf = ({ path }: Endpoint) => path.replace(/:\w+/g, ':');
  const paths = new Map<string, string>();
  for (const endpoint of endpoints) {
    const shape = shapeOf(endpoint);
    const isAlone = [undefined, endpoint.path].includes(paths.get(shape));
    paths.set(shape, isAlone ? endpoint.path : shape.replace(':', ':id'));
  }
  return (endpoint) => (paths.get(shapeOf(endpoint)) ?? endpoint.path).replace(/:(\w+)/g, '{$1}');
}
