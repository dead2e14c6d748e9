import * as z from 'zod/mini';
import { oneLine } from './one-line';

/** Characters that Postgres cannot store (NUL) or that are half of a pair (lone surrogates). */
const storable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Something that can be seen, not only marks, spaces and characters that join or turn others. */
const visible = (text: string) => /[^\p{M}\p{Z}\p{C}]/u.test(text);

const text = (maxLength: number, tidied: (written: string) => string, missing = 'Must be text') =>
  z
    .string(missing)
    .check(
      z.refine(storable, 'Contains characters that cannot be stored'),
      z.overwrite(tidied),
      z.maxLength(maxLength, `Must be at most ${maxLength} characters`),
    );

/** A line that may be empty, trimmed; see one-line.ts. */
export const line = (maxLength: number, missing?: string) => text(maxLength, oneLine, missing);

/** A line that has to be there and to be seen. */
export const requiredText = (maxLength: number, message: string) =>
  line(maxLength, message).check(z.refine(visible, message));

/** A line that may be left out or empty: '' then. */
export const emptyText = (maxLength: number) => z._default(line(maxLength), '');

/** Text that may be left out: '', null and absent all mean 'none' and become null. It may have several lines. */
export const optionalText = (maxLength: number) => noneAsNull(text(maxLength, (written) => written.trim()));

/** The same for a single line. */
export const optionalLine = (maxLength: number) => noneAsNull(line(maxLength));

const noneAsNull = (schema: ReturnType<typeof text>) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((written): string | null => written || null),
  );

/** A row's id as it stands in a URL. */
export const idParams = z.object({ id: z.uuid('Not an id') });

/** A moment as it crosses the wire; a `Date` of the server becomes ISO 8601 in UTC. */
export const moment = z
  .pipe(
    z.union([z.string(), z.date()]),
    z.transform((at): string => new Date(at).toISOString()),
  )
  .register(z.globalRegistry, { type: 'string', format: 'date-time' });
