import type { Order } from '../../shared/orders/order';
import type { Agent } from '../support/app';

/** Makes an order of a client. */
export async function anOrder(agent: Agent, customerId: string): Promise<Order> {
  const garments = [{ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 }];
  const created = await agent.post('/api/orders', { customerId, garments, currency: 'NGN' });
  if (created.status !== 201) throw new Error(`No order: ${created.status} ${created.text}`);
  return created.body as Order;
}
