import type { DirectoryQuery } from './discover-filters';

/**
 * The key under which the answer of a GET call is kept: its address in segments, '/api/tailors/:slug' ->
 * ['/api/tailors', slug], which joined with '/' are the address again.
 */
export function endpointKey(path: string, params: Record<string, string> = {}): string[] {
  return path.split('/:').map((segment, index) => (index === 0 ? segment : (params[segment] ?? '')));
}

/** The key of a search of the directory, without where its pages begin. */
export function searchKey(path: string, query: DirectoryQuery): [string, DirectoryQuery] {
  return [path, query];
}
