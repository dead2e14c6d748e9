import type { Fixture } from '../../../tests/support/nouns';
import { anOrderOf } from '../../../tests/support/orders';

export default {
  body: async (agent) => ({
    orderId: (await anOrderOf(agent)).id,
    id: crypto.randomUUID(),
    amount: 1_500_000,
    method: 'transfer',
    onDate: '2026-06-02',
    note: 'From her sister',
    exceedsPaid: true,
  }),
  text: 'note',
} satisfies Fixture;
