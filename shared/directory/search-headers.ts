import { nextCursor, nextPageLink } from '../contract/next-page';
import type { SearchPage } from '../pages/page-data';
import type { Near } from '../places/contract';

/** Data of a page of search results other than its rows. */
type PageFacts = Omit<SearchPage, 'tailors'>;

const totalCount = 'X-Total-Count';
const totalIsAtLeast = 'X-Total-Is-At-Least';
const nearHeader = 'X-Near';
const picturesHeader = 'X-Pictures-Url';

/**
 * Encodes a page of search results as response headers: the number of matches, whether counting stopped early, what
 * `near` was understood as (JSON, percent-encoded, because headers carry ASCII), the folder of the pictures, and the next page as
 * `Link` (RFC 8288).
 * `path` and `query` are those of the request.
 */
export function searchHeaders(
  { total, more, near, picturesUrl, next }: PageFacts,
  path: string,
  query: URLSearchParams,
): Record<string, string> {
  return {
    [totalCount]: String(total),
    ...(more && { [totalIsAtLeast]: 'true' }),
    ...(near && { [nearHeader]: encodeURIComponent(JSON.stringify(near)) }),
    [picturesHeader]: picturesUrl,
    ...(next && { Link: nextPageLink(path, query, next) }),
  };
}

/** Decodes the headers of `searchHeaders`. If a proxy has removed them, `rows` is the total and the pictures are this server's. */
export function readSearchHeaders(headers: Headers, rows: number): PageFacts {
  const near = headers.get(nearHeader);
  return {
    total: Number(headers.get(totalCount) ?? rows),
    more: headers.get(totalIsAtLeast) === 'true',
    picturesUrl: headers.get(picturesHeader) ?? '/pictures/',
    next: nextCursor(headers),
    ...(near && { near: JSON.parse(decodeURIComponent(near)) as Near }),
  };
}
