import * as z from 'zod/mini';
import { clearedText } from '../contract/text';
import type { CustomerField } from './fields';

type Text = CustomerField['text'];

/** The shape of a request with these fields. */
type InputShape<Fields extends Record<string, CustomerField>> = {
  [Name in keyof Fields]: {
    refused: Fields[Name]['text'];
    cleared: ReturnType<typeof clearedText>;
    kept: ReturnType<typeof keptText>;
  }[Fields[Name]['ifLeftOut']];
};

/** Returns the shape of a request from a list of fields. */
export function inputShapeOf<Fields extends Record<string, CustomerField>>(fields: Fields): InputShape<Fields> {
  const schemas = Object.entries(fields).map(([name, { text, ifLeftOut }]) => [name, schemaOf[ifLeftOut](text)]);
  return Object.fromEntries(schemas) as InputShape<Fields>;
}

/** Makes a text optional. '' and null become null; absent stays absent, so that an update does not change it. */
const keptText = (text: Text) =>
  z
    .optional(
      z.pipe(
        z.nullable(text),
        z.transform((written): string | null => written || null),
      ),
    )
    .register(z.globalRegistry, {
      description: 'Stays as it is if it is left out; null or an empty text removes it.',
    });

const schemaOf = { refused: (text: Text) => text, cleared: clearedText, kept: keptText };
