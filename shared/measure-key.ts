import * as z from 'zod/mini';

/** The key of a measure in sheets and records: a specified one, a common one, or 'own-' and a random part. */
export const measureKey = z
  .string('Must be text')
  .check(
    z.regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/, 'Must begin with a letter, then letters, digits or hyphens, 40 at most'),
  );
