import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

export type Json = Record<string, unknown>;

/**
 * Writes zod schemas as JSON Schema 2020-12, as OpenAPI 3.1 takes it: the side that is sent to the server ('input') or the
 * side that it answers ('output'). A schema that is registered with an `id` in `z.globalRegistry` is collected in `schemas`
 * under that name and referred to.
 */
export function schemaWriter() {
  const schemas: Json = {};
  const write = (schema: $ZodType, io: 'input' | 'output'): Json => {
    const json = toComponents(z.toJSONSchema(schema, { io, unrepresentable: 'any' })) as Json;
    const { $schema: _, $defs = {}, ...own } = json;
    Object.assign(schemas, $defs);
    return own;
  };
  return { schemas, write };
}

export type WriteSchema = ReturnType<typeof schemaWriter>['write'];

/** Points references at the document's components instead of the schema's own `$defs`. */
function toComponents(json: unknown): unknown {
  const text = JSON.stringify(json).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  return JSON.parse(text) as unknown;
}
