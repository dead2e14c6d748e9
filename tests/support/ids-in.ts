import type { $ZodType } from 'zod/v4/core';
import { jsonSchemaOf } from './json-schema';

interface Json {
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
}

const isId = (name: string) => /Ids?$|^ids$|^mergeInto$/.test(name);

/** Returns the fields of a request's schema that hold ids of rows: 'customerId', 'customers.mergeInto'. */
export function idsIn(schema: $ZodType): string[] {
  return [...new Set(fieldsOf(jsonSchemaOf(schema, 'input') as Json))];
}

function fieldsOf({ properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: Json): string[] {
  const own = Object.entries(properties).flatMap(([name, json]) => [
    ...(isId(name) ? [name] : []),
    ...fieldsOf(json).map((field) => `${name}.${field}`),
  ]);
  return [...own, ...[...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf)];
}
