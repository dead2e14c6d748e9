import type { DirectoryQuery } from '../directory/discover-filters';

/**
 * Returns the query cache's key of a GET call: '/api/tailors/:slug' -> ['/api/tailors', slug]. Its segments joined with '/' are
 * the path.
 */
export function endpointKey(path: string, params: Record<string, string> = {}): string[] {
  return path.split('/:').map((segment, index) => (index === 0 ? segment : (params[segment] ?? '')));
}

/** Returns the key of a search of the directory. `cursor` is that of its first page; '' for the first results. */
export function searchKey(path: string, query: DirectoryQuery, cursor = ''): [string, DirectoryQuery, string] {
  return [path, query, cursor];
}

/** Returns the key of the wider searches of a search that finds no tailor. */
export function widerKey(path: string, query: DirectoryQuery): [string, DirectoryQuery] {
  return [path, query];
}
