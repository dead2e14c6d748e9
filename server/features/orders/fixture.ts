import type { Fixture } from '../../../tests/support/nouns';
import { aCustomerOf } from '../../../tests/support/factories';

export default {
  body: async (agent) => ({
    id: crypto.randomUUID(),
    number: 142,
    customerId: (await aCustomerOf(agent)).id,
    currency: 'NGN',
    garments: [
      {
        id: crypto.randomUUID(),
        garment: 'Agbada',
        kind: 'new',
        works: ['Embroidery at the neck'],
        quantity: 2,
        done: 1,
        price: 4_500_000,
        wearer: 'Tunde',
        measures: {
          recordId: crypto.randomUUID(),
          label: 'Wedding',
          takenAt: '2026-03-31T10:30:00.000Z',
          measurements: { chest: '40 in' },
          ownMeasures: [{ key: 'own-0000abcd', name: 'Fila', value: '22 1/2' }],
        },
      },
    ],
    discount: 500_000,
    fittings: [
      {
        id: crypto.randomUUID(),
        onDate: '2026-06-05',
        atTime: '11:30',
        note: 'Bring the shoes',
        doneAt: '2026-06-05T11:00:00.000Z',
      },
    ],
    dueOn: '2026-06-12',
    dueTime: '16:00',
    rush: true,
    clothFrom: 'client',
    clothNote: '5 yd green lace',
    style: 'As in the picture',
    notes: 'Pays on Friday',
    payment: { id: crypto.randomUUID(), amount: 2_000_000, method: 'cash', onDate: '2026-06-01', note: 'At the door' },
    timeZone: 'Africa/Lagos',
  }),
  text: 'clothNote',
} satisfies Fixture;
