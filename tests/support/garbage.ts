import fc from 'fast-check';
import type { $ZodType } from 'zod/v4/core';
import { jsonSchemaOf } from './json-schema';

/** The part of JSON Schema that the contracts use. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  maxLength?: number;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Texts that are known to break storage, parsers, paths, statements or layouts. */
const difficultTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202egnirts',
  '\ufeff',
  'Z̸̢̛̞͓̺̝̘̮͙͖̯̩͈̮̋̽͗̎̈́̂̇ͅ'.repeat(20),
  '👩‍👩‍👧‍👦',
  '\u{10ffff}',
  "' or 1=1; --",
  '%',
  '%00',
  '%_\\',
  '\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '1e309',
  '-1',
  '99999999999999999999',
  '2026-02-30',
  '::1',
  'x'.repeat(5_001),
  '☃'.repeat(20_000),
];

const text = fc.oneof(fc.constantFrom(...difficultTexts), fc.string({ unit: 'binary', maxLength: 80 }), fc.string());

const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0, 2 ** 53, -(2 ** 63), 1e308, 0.1));

/** Any JSON, mostly with difficult texts. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.constantFrom(null, true, false, [], {}, [[[[[[]]]]]]),
  fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }),
);

/** Input near a contract's schema, mostly with an error. */
export function nearly(schema: $ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: like(jsonSchema(schema), ids) }, { weight: 1, arbitrary: anyJson });
}

/** Returns the names of a contract's fields. */
export function fieldNames(schema: $ZodType): string[] {
  return Object.keys(jsonSchema(schema).properties ?? {});
}

function jsonSchema(schema: $ZodType): Schema {
  return jsonSchemaOf(schema, 'input') as Schema;
}

/** Valid values for fields whose rules a JSON Schema does not express. */
const hints: Record<string, readonly string[]> = { country: ['Nigeria', 'Japan'], contentType: ['image/png'] };

function like(schema: Schema, ids: readonly string[], name = ''): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => like(one, ids, name)));
  switch (schema.type) {
    case 'object':
      return objectLike(schema.properties ?? {}, ids);
    case 'array':
      return fc.array(like(schema.items ?? {}, ids), { minLength: 1, maxLength: 3 });
    case 'string':
      return textLike(schema, ids, name);
    case 'integer':
    case 'number':
      return fc.nat(1_000);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyJson;
  }
}

function textLike({ format, pattern, maxLength }: Schema, ids: readonly string[], name: string) {
  if (hints[name]) return fc.constantFrom(...hints[name]);
  if (format === 'uuid') return fc.constantFrom(...ids);
  if (pattern) return fc.stringMatching(/^[a-z0-9-]{3,20}$/);
  return text.filter((written) => written.length <= (maxLength ?? Infinity));
}

/** Fields that no contract accepts: the owner of a row, and names that would reach the prototype. */
const forbiddenFields = ['id', 'tailorId', 'userId', 'createdAt', 'isActive', 'constructor', 'toString'];

/** All fields, or some of them; some with a wrong type, some unknown. */
function objectLike(properties: Record<string, Schema>, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, like(schema, ids, name)]),
  );
  const right = fc.oneof(fc.record(fields), fc.record(fields, { requiredKeys: [] }));
  const wrong = fc.dictionary(fc.constantFrom(...Object.keys(properties), 'x'), anyJson, { maxKeys: 1 });
  const extra = fc.dictionary(fc.constantFrom(...forbiddenFields), fc.oneof(fc.constantFrom(...ids), anyJson), {
    maxKeys: 1,
  });
  return fc.tuple(right, wrong, extra).map((parts) => Object.assign({}, ...parts) as unknown);
}

/** One part of a path or query as it is sent, with invalid escapes too. */
export function urlPart(ids: readonly string[]): fc.Arbitrary<string> {
  const broken = fc.constantFrom('%', '%zz', '%00', '%ff', '%ed%a0%80', '%u0041', '..', '%2e%2e%2f', '[]', 'a,b', '+');
  // By its bytes, since a lone surrogate has no escape.
  const escaped = text.map((written) => encodeURIComponent(Buffer.from(written).toString()).slice(0, 6_000) || '-');
  return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...ids) }, broken, escaped);
}

/** A query with fields once, twice, as lists, as objects, and unknown ones. */
export function anyQuery(names: readonly string[], ids: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...names, '__proto__', 'constructor', 'x');
  const suffix = fc.constantFrom('', '', '', '[]', '[a]', '[__proto__]', '%5B%5D', '.');
  const pair = fc.tuple(name, suffix, urlPart(ids)).map(([field, more, value]) => `${field}${more}=${value}`);
  return fc.array(pair, { maxLength: 6 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
}
