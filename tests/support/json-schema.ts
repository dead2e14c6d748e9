import { registry, toJSONSchema } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** An empty registry, so that each schema is written in full instead of as a reference. */
const unnamed = registry<never>();

/** Returns one side of a schema as JSON Schema: the request, or the response. */
export function jsonSchemaOf(schema: $ZodType, io: 'input' | 'output') {
  return toJSONSchema(schema, { io, unrepresentable: 'any', metadata: unnamed });
}
