import { allEndpoints } from '@shared/api';
import type { Endpoint } from '@shared/contract/endpoint';

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
const calls = allEndpoints.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));

/** Returns the call at a URL, with its params and its query. @throws Error if there is none */
export function addressOf(method: string, url: string) {
  const [path = '', search] = url.split('?');
  for (const { endpoint, pattern } of calls) {
    const found = endpoint.method === method ? pattern.exec(path) : null;
    if (!found) continue;
    return { address: endpoint, params: { ...found.groups }, query: Object.fromEntries(new URLSearchParams(search)) };
  }
  throw new Error(`No call is at ${method} ${url}`);
}
