import * as z from 'zod/mini';

/** Characters that Postgres cannot store (NUL) or that are half of a pair (lone surrogates). */
const storable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

const line = (maxLength: number, missing = 'Must be text') =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.maxLength(maxLength, `Must be at most ${maxLength} characters`),
      z.refine(storable, 'Contains characters that cannot be stored'),
    );

/** Text that has to be there, trimmed. */
export const requiredText = (maxLength: number, message: string) =>
  line(maxLength, message).check(z.minLength(1, message));

/** Text that may be empty, trimmed; '' stays ''. */
export const emptyText = (maxLength: number) => z._default(line(maxLength), '');

/** Text that may be left out: '', null and absent all mean 'none' and become null. */
export const optionalText = (maxLength: number) =>
  z.pipe(
    z.optional(z.nullable(line(maxLength))),
    z.transform((text): string | null => text || null),
  );

/** A row's id as it stands in a URL. */
export const idParams = z.object({ id: z.uuid('Not an id') });

/** A moment as it crosses the wire; a `Date` of the server becomes ISO 8601 in UTC. */
export const moment = z.pipe(
  z.union([z.string(), z.date()]),
  z.transform((at): string => new Date(at).toISOString()),
);
