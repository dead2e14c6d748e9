/** Returns the header `Link` (RFC 8288) to the next page of a list. `path` and `query` are those of the request. */
export function nextPageLink(path: string, query: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(query);
  next.set('cursor', cursor);
  return `<${path}?${next}>; rel="next"`;
}

/** Reads the cursor of the next page: `</api/tailors/search?cursor=24>; rel="next"` -> '24'. */
export function nextCursor(headers: Headers): string | undefined {
  const next = /<[^>]*\?([^>]*)>;\s*rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  return new URLSearchParams(next).get('cursor') ?? undefined;
}
