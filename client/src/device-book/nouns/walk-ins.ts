import { walkInCalls } from '@shared/walk-ins/calls';
import { measurements, recordOf, takenWhenWritten } from './measurements';
import type { Entry } from '../../lib/offline-state';
import { rowOfClient } from './customers';
import type { AddedClient, NounWith } from './noun';

const clientIn = ({ customerId, name, phone }: Entry['body']): AddedClient => ({
  id: customerId as string,
  name,
  phone,
});

/** A walk-in is a new client with a record: it has no rows of its own. */
export const walkIns: NounWith<'walkIns'> = {
  ...measurements,
  path: '/api/walk-ins',
  reads: [],
  writes: {
    create: {
      kind: 'creation',
      address: walkInCalls.create,
      make: ({ name: _name, phone: _phone, ...record }) => recordOf(record),
      only: ['id', 'takenAt'],
      broughtBack: null,
      client: clientIn,
      beside: ({ body }) => rowOfClient(clientIn(body)),
      ids: ({ customerId }, second) => ({ customerId: customerId ?? second() }),
      sent: takenWhenWritten,
    },
  },
};
