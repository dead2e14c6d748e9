import * as z from 'zod/mini';

/** Whether every JavaScript object has a property of this name, such as 'constructor': a lookup finds it where nothing was stored. */
const isReserved = (key: string) => key in Object.prototype;

/** The key of a measure in sheets and records: a specified one, a common one, or 'own-' and a random part. */
export const measureKey = z.string('Must be text').check(
  z.regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/, 'Must begin with a letter, then letters, digits or hyphens, 40 at most'),
  z.refine((key) => !isReserved(key), 'Is a reserved word; use another key'),
);

/** Returns the key of a measure that was stored or exported before reserved words were refused: 'constructor' -> 'own-constructor'. */
export const storedKey = (key: string) => (isReserved(key) ? `own-${key}` : key);

/** The key of a stored measure in answers. */
export const answeredKey = z.string().check(z.overwrite(storedKey));

/** Returns the key of a measure that a tailor makes. */
export const newMeasureKey = () => `own-${crypto.randomUUID().slice(0, 8)}`;
