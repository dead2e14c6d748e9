import { versionOf } from '@shared/contract/version';
import { HttpError } from '../errors';

/** The versions of a row that a write accepts; undefined accepts any. */
export type Versions = readonly string[] | undefined;

const tag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
const tags = new RegExp(`^${tag.source}(?:[ \\t]*,[ \\t]*${tag.source})*$`);

/**
 * Parses If-Match (RFC 9110, 13.1.1). Comparison is strong, so weak tags and unknown tags match no version.
 * @throws HttpError 400 if the header is neither '*' nor a list of tags
 */
export function expectedVersions(header: string | undefined): Versions {
  if (header === undefined || header === '*') return undefined;
  if (!tags.test(header)) throw new HttpError(400, 'invalid', 'If-Match must be * or entity tags');
  return (header.match(tag) ?? []).flatMap((each) => versionOf(each) ?? []);
}
