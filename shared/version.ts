/** A row with a version: the moment of its last change, which no two of its states share. */
export interface Versioned {
  updatedAt: string;
}

/**
 * A version as If-Match and ETag write it. Both sides derive it from the row, which carries it in lists as well; the header
 * alone would not do, since proxies that compress an answer mark its tag as weak, and weak tags match nothing.
 */
export function etagOf({ updatedAt }: Versioned): string {
  return `"${updatedAt}"`;
}

/** The version that a tag stands for; undefined for one that no row of ours can have had. */
export function versionOf(etag: string): string | undefined {
  const text = /^"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"$/.exec(etag)?.[1];
  const at = new Date(text ?? NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text ? text : undefined;
}
