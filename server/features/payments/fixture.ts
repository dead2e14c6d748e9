import type { Order } from '@shared/orders/order';
import type { Agent } from '../../../tests/support/app';
import type { Fixture } from '../../../tests/support/nouns';
import order from '../orders/fixture';

async function anOrderOf(agent: Agent): Promise<Order> {
  const [first] = (await agent.get('/api/orders')).body as Order[];
  return first ?? ((await agent.post('/api/orders', await order.body(agent))).body as Order);
}

export default {
  body: async (agent) => ({
    orderId: (await anOrderOf(agent)).id,
    id: crypto.randomUUID(),
    amount: 1_500_000,
    method: 'transfer',
    onDate: '2026-06-02',
    note: 'From her sister',
  }),
  text: 'note',
} satisfies Fixture;
