import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { paymentFields } from '../payments/fields';
import { orderFields } from './fields';

/** What a request has to say, or the server chooses. */
const chosen = ['number', 'customerId', 'currency', 'garments', 'amount', 'onDate'];

describe.each([
  ['an order', orderFields],
  ['a payment', paymentFields],
])('a field of %s', (_, fields) => {
  const optional = Object.entries(fields).filter(([name]) => !chosen.includes(name));

  it.each(optional)('that a request leaves out is empty: %s', (_name, { input, answer, empty }) => {
    expect(z.parse(input, undefined)).toEqual(empty);
    expect(z.parse(answer, empty)).toEqual(empty);
  });
});
