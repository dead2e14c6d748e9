import type { Fixture } from '../../../tests/support/nouns';
import { aCustomerOf } from '../../../tests/support/factories';

export default {
  body: async (agent) => ({
    id: crypto.randomUUID(),
    takenAt: '2026-05-04T10:30:00.000Z',
    customerId: (await aCustomerOf(agent)).id,
    measurements: { neck: '15 in', notes: 'Roomy' },
    ownMeasures: [{ key: 'own-0000abcd', name: 'Fila', value: '22 1/2' }],
    tags: 'Wedding',
    sheetId: 'shirt',
    sheetName: 'Shirt',
  }),
  text: 'tags',
} satisfies Fixture;
