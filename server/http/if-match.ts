import { versionOf } from '@shared/version';
import { HttpError } from './errors';

/** The versions that a row may have for a write to go on; undefined: any. */
export type Versions = readonly string[] | undefined;

const tag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
const tags = new RegExp(`^${tag.source}(?:[ \\t]*,[ \\t]*${tag.source})*$`);

/**
 * What If-Match asks for (RFC 9110, 13.1.1). Tags are compared strongly: a weak one, or one that we never gave, is of no
 * version at all.
 * @throws HttpError 400 where the header is not a list of tags
 */
export function expectedVersions(header: string | undefined): Versions {
  if (header === undefined || header === '*') return undefined;
  if (!tags.test(header)) throw new HttpError(400, 'invalid', 'If-Match must be * or entity tags');
  return (header.match(tag) ?? []).flatMap((each) => versionOf(each) ?? []);
}
