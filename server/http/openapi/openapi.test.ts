import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints, api } from '@shared/api';
import { customerLabels } from '@shared/customers/values';
import { startApp, type TestApp } from '../../../tests/support/app';

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters: { in: string; name: string; description?: string; explode?: boolean; schema?: Record<string, unknown> }[];
  responses: Record<string, { headers?: Record<string, unknown>; content?: Record<string, { schema?: unknown }> }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
}

let app: TestApp;
let description: Description;
beforeAll(async () => {
  app = await startApp();
  description = (await app.anonymous.get('/api/openapi.json')).body as unknown as Description;
});
afterAll(() => app.stop());

describe('GET /api/openapi.json', () => {
  it('answers a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate({ ...structuredClone(description) });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('says of one row that it may not be readable', () => {
    for (const name of ['orders_get', 'directory_tailor', 'customers_update']) {
      expect(JSON.stringify(operation(name).responses['409']), name).toContain('cannot be read as it is stored');
    }
    expect(JSON.stringify(operation('orders_list').responses['409'])).not.toContain('cannot be read');
  });

  it('may be cached publicly for five minutes', async () => {
    const { status, headers } = await app.anonymous.get('/api/openapi.json');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['content-type']).toContain('application/json');
  });

  it('describes every call once, with a unique operationId', () => {
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        call: `${method.toUpperCase()} ${path}`,
        operationId,
      })),
    );
    const shape = (call: string) => call.replace(/:\w+|\{\w+\}/g, ':');
    const calls = allEndpoints.map(({ method, path }) => shape(`${method} ${path}`));
    expect(operations.map(({ call }) => shape(call)).sort()).toEqual(calls.sort());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
    expect(operations).toContainEqual({ call: 'PUT /api/customers/{id}', operationId: 'customers_update' });
  });

  it.each(Object.entries(api).flatMap(([noun, calls]) => Object.keys(calls).map((name) => [noun, name])))(
    'describes what %s.%s takes and answers',
    (noun, name) => {
      const endpoint = Object.entries(api[noun as keyof typeof api]).find(([key]) => key === name)?.[1];
      const { parameters, responses } = operation(`${noun}_${name}`);
      const [path = ''] =
        Object.entries(description.paths).find(([, methods]) =>
          Object.values(methods).some(({ operationId }) => operationId === `${noun}_${name}`),
        ) ?? [];
      const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
      expect(pathNames).toHaveLength(endpoint?.path.match(/:/g)?.length ?? 0);
      expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(pathNames);
      const [success] = Object.keys(responses).filter((status) => status.startsWith('2'));
      expect(Object.keys(responses[success ?? '']?.content ?? {})).toEqual(
        endpoint?.response ? ['application/json'] : 'mediaType' in endpoint! ? [endpoint.mediaType] : [],
      );
      if (endpoint?.access === 'operator') expect(responses).toHaveProperty('404');
      else if (endpoint?.access !== 'public') expect(responses).toHaveProperty('401');
    },
  );

  it('has no two paths that differ only in the names of their parameters', () => {
    const shapes = Object.keys(description.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(shapes).toEqual([...new Set(shapes)]);
    const [parameter] = operation('directory_tailor').parameters;
    expect(parameter).toMatchObject({ in: 'path', name: 'id', description: 'The slug.' });
    expect(operation('measurements_list').parameters[0]).toMatchObject({
      name: 'id',
      description: "The customer's id.",
    });
  });

  it('says of every call whether it needs a session', () => {
    const open = Object.values(description.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ security }) => security?.length === 0);
    const publicCalls = allEndpoints.filter(({ access }) => access === 'public');
    expect(open).toHaveLength(publicCalls.length);
    expect(operation('directory_search').security).toEqual([]);
    expect(operation('customers_list').security).toEqual([{ session: [] }]);
  });

  it('describes numbers and lists of a query as numbers and lists', () => {
    const query = (id: string, named: string) => operation(id).parameters.find(({ name }) => name === named);
    expect(query('directory_search', 'lat')?.schema).toEqual({ type: 'number', minimum: -90, maximum: 90 });
    expect(query('directory_search', 'limit')?.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 24,
    });
    expect(query('directory_search', 'radius')?.schema).toMatchObject({ type: 'number', default: 40000 });
    expect(query('directory_search', 'garments')).toMatchObject({ explode: false, schema: { type: 'array' } });
    expect(query('tailorMap_cells', 'bounds')).toMatchObject({ explode: false, schema: { minItems: 4, maxItems: 4 } });
  });

  it('has a schema for the items of every array', () => {
    const arrays: unknown[] = [];
    JSON.stringify(description, (_, value: unknown) => {
      if (Object(value).type === 'array') arrays.push(Object(value).items);
      return value;
    });
    expect(arrays.length).toBeGreaterThan(20);
    expect(arrays.filter((items) => typeof items !== 'object')).toEqual([]);
  });

  it('names the schemas of rows, and their fields', () => {
    const { Customer, CustomerInput } = description.components.schemas;
    expect(Object.keys(CustomerInput?.properties ?? {})).toEqual(Object.keys(customerLabels));
    expect(Customer?.properties).toHaveProperty('updatedAt', { type: 'string', format: 'date-time' });
    expect(operation('customers_list').responses['200']?.content?.['application/json']?.schema).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Customer' },
    });
  });

  it('describes the request headers of a change and the response headers of a search', () => {
    expect(operation('customers_update').parameters).toContainEqual(expect.objectContaining({ name: 'If-Match' }));
    expect(operation('customers_create').parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key' }),
    );
    expect(Object.keys(operation('customers_create').responses['201']?.headers ?? {})).toEqual(
      expect.arrayContaining(['Location', 'Content-Location', 'ETag']),
    );
    expect(Object.keys(operation('directory_search').responses['200']?.headers ?? {})).toEqual(
      expect.arrayContaining(['X-Total-Count', 'Link']),
    );
  });
});

function operation(operationId: string): Operation {
  const all = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  const found = all.find((one) => one.operationId === operationId);
  if (!found) throw new Error(`No operation ${operationId}`);
  return found;
}
