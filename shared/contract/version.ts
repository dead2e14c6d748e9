/** A row with a version: the time of its last change, which is different for every change. */
export interface Versioned {
  updatedAt: string;
}

/**
 * Returns a row's version as an entity tag, for If-Match and ETag. Client and server both derive it from the row. The client does
 * not use the ETag header, because compressing proxies change it to a weak tag, which If-Match does not accept.
 */
export function etagOf({ updatedAt }: Versioned): string {
  return `"${updatedAt}"`;
}

/** Returns the version in an entity tag; undefined if it is not a tag of `etagOf`. */
export function versionOf(etag: string): string | undefined {
  const text = /^"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"$/.exec(etag)?.[1];
  const at = new Date(text ?? NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text ? text : undefined;
}
