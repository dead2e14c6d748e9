import { describe, expect, it } from 'vitest';
import { object, parse, safeParse, toJSONSchema } from 'zod/mini';
import { line } from '../contract/text';
import { customerInputSchema } from './contract';
import { customerFields } from './fields';
import { inputShapeOf } from './input-shape';

describe('the shape of a request', () => {
  const email = { ...customerFields.phone, label: 'E-mail', text: line(254), ifLeftOut: 'kept' } as const;
  const schema = object(inputShapeOf({ ...customerFields, email }));

  it('leaves out a later field that a request leaves out, and clears the others', () => {
    const written = parse(schema, { name: 'Ada' });
    expect(written).toEqual({ name: 'Ada', phone: null, whatsapp: null, notes: null });
    expect('email' in written).toBe(false);
  });

  it.each([
    [null, null],
    ['', null],
    [' ada@seamfolk.example ', 'ada@seamfolk.example'],
  ])('has %j of a later field as %j', (email, expected) => {
    expect(parse(schema, { name: 'Ada', email })).toMatchObject({ email: expected });
  });

  it('refuses a later field that is too long, and a request without the required one', () => {
    const { error } = safeParse(schema, { email: 'x'.repeat(255) });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'Name is required'],
      ['email', 'Must be at most 254 characters'],
    ]);
  });

  it('says in the description of the API that a later field stays', () => {
    const described = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect(described.required).toEqual(['name']);
    expect(described.properties?.email).toMatchObject({ description: expect.stringContaining('Stays as it is') });
  });

  it('clears the specified fields', () => {
    expect(parse(customerInputSchema, { name: 'Ada' })).toEqual({
      name: 'Ada',
      phone: null,
      whatsapp: null,
      notes: null,
    });
  });
});
