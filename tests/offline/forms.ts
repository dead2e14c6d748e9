import { newRowId } from '../../client/src/lib/api/row-id';
import { submissionKey } from '../../client/src/lib/api/submission-key';
import type { KeptRow } from '../../client/src/lib/offline-state';
import { aGarment } from '../support/client/orders';
import type { Device, Draft, Tab } from './device';

/** What a person enters in a form for a new row. */
export interface Entered {
  address: string;
  body: Record<string, unknown>;
}

interface Parents {
  customerId: string;
  orderId: string;
}

let lastAmount = 0;

/** Each payment has an amount of its own: the book asks about equal ones. */
const nextAmount = () => (lastAmount += 1);

/** The forms for new rows. Each has one text of the person, which is then in exactly one row. */
export const forms = {
  client: (name) => ({ address: '/api/customers', body: { name, phone: null, whatsapp: null, notes: null } }),
  record: (chest, { customerId }: Pick<Parents, 'customerId'>) => ({
    address: '/api/measurements',
    body: { customerId, tags: null, measurements: { chest } },
  }),
  'walk-in': (chest) => ({
    address: '/api/walk-ins',
    body: { name: 'Walk-in', phone: null, tags: null, measurements: { chest } },
  }),
  order: (style, { customerId }: Pick<Parents, 'customerId'>) => ({
    address: '/api/orders',
    body: { customerId, garments: [aGarment({ price: 1_000 })], style, payment: null },
  }),
  'order of a new client': (style) => ({
    address: '/api/orders',
    body: {
      ...{ customerId: newRowId(), newClient: { name: 'Newcomer', phone: null } },
      ...{ garments: [aGarment({ price: 1_000 })], style, payment: null },
    },
  }),
  payment: (note, { orderId }: Pick<Parents, 'orderId'>) => ({
    address: `/api/orders/${orderId}/payments`,
    body: { amount: nextAmount(), onDate: '2026-06-01', note },
  }),
} satisfies Record<string, (text: string, parents: Parents) => Entered>;

export type FormKind = keyof typeof forms;

export const formKinds = Object.keys(forms) as FormKind[];

/** Returns a form that is open in a tab. Every save of it has the key of its draft, until the draft is stored. */
export function anOpenForm(device: Device, tab: Tab = device, draft?: Draft) {
  let key = draft?.key;
  return {
    save: ({ address, body }: Entered): Promise<KeptRow> => {
      if (!key || !device.drafts.has(key)) key = submissionKey();
      return tab.create(address, body, key);
    },
  };
}

/** Makes a client with an order on the server, which the device has read. */
export async function aClientWithOrder(device: Device): Promise<Parents> {
  const { agent } = device.session;
  const client = await agent.post('/api/customers', { name: 'Ada' });
  const order = await agent.post('/api/orders', { customerId: client.body.id, garments: [aGarment()] });
  await device.sync();
  return { customerId: client.body.id, orderId: order.body.id };
}
