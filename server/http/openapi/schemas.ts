import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

export type Json = Record<string, unknown>;

/**
 * Converts zod schemas to JSON Schema 2020-12, which OpenAPI 3.1 uses: the type of requests ('input') or of responses
 * ('output'). A schema that has an `id` in `z.globalRegistry` is collected in `schemas` under that name and referenced.
 */
export function schemaWriter() {
  const schemas: Json = {};
  const write = (schema: $ZodType, io: 'input' | 'output'): Json => {
    const json = toComponents(z.toJSONSchema(schema, { io, unrepresentable: 'any', override: itemsOfTuple })) as Json;
    const { $schema: _, $defs = {}, ...own } = json;
    Object.assign(schemas, $defs);
    return own;
  };
  return { schemas, write };
}

export type WriteSchema = ReturnType<typeof schemaWriter>['write'];

/** `maxItems` says that a tuple has no further items. Linters want `items` to be a schema, not false. */
function itemsOfTuple({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.items === false) jsonSchema.items = {};
}

/** Changes references from the schema's own `$defs` to the document's components. */
function toComponents(json: unknown): unknown {
  const text = JSON.stringify(json).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  return JSON.parse(text) as unknown;
}
