import { ofEach } from '@shared/contract/field';
import { customerCalls } from '@shared/customers/calls';
import { customerFields } from '@shared/customers/fields';
import { byText } from './sorting';
import { stated } from './stated';
import type { AddedClient, NounWith, RowBeside } from './noun';

const clientOf = (body: object): object => ({ ...ofEach(customerFields, 'empty'), ...stated(body) });

/** Returns the row of a client who is added with another row; none without one. */
export const rowOfClient = (client: AddedClient | undefined): RowBeside[] =>
  client ? [{ table: 'customers', id: client.id, values: clientOf(client) }] : [];

export const customers: NounWith<'customers'> = {
  table: 'customers',
  words: { one: 'client', changed: 'Client changed' },
  path: '/api/customers',
  // The newest records have the names of their clients.
  shownBy: ['/api/customers', '/api/measurements'],
  fields: customerFields,
  clientOf: ({ id }) => id,
  writes: {
    create: {
      kind: 'creation',
      address: customerCalls.create,
      make: clientOf,
      only: ['id'],
      broughtBack: { names: Object.keys(customerFields) },
    },
    update: { kind: 'change', address: customerCalls.update, make: stated },
  },
  reads: [
    {
      address: customerCalls.list,
      answer: async (_parts, here) =>
        (await here.all('customers')).sort(byText(({ name, id }) => `${String(name).toLowerCase()} ${id}`)),
    },
  ],
};
