import { registry, toJSONSchema } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** Names no schema, so that each is written in full instead of referred to. */
const unnamed = registry<never>();

/** One side of a schema as JSON Schema: what is sent to the server, or what it answers. */
export function jsonSchemaOf(schema: $ZodType, io: 'input' | 'output') {
  return toJSONSchema(schema, { io, unrepresentable: 'any', metadata: unnamed });
}
