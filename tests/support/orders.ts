import type { OrderPhoto } from '@shared/order-photos/contract';
import type { Order } from '@shared/orders/order';
import order from '../../server/features/orders/fixture';
import type { Agent } from './app';
import { anUpload } from './pictures/uploads';

/** Returns an order of this tailor; makes one, with its client, if there is none. */
export async function anOrderOf(agent: Agent): Promise<Order> {
  const [first] = (await agent.get('/api/orders')).body as Order[];
  return first ?? aNewOrderOf(agent);
}

/** Makes an order of this tailor, with its client if there is none. */
export async function aNewOrderOf(agent: Agent): Promise<Order> {
  const { payment: _, ...body } = await order.body(agent);
  const created = await agent.post('/api/orders', body);
  if (created.status !== 201) throw new Error(`No order: ${created.status} ${JSON.stringify(created.body)}`);
  return created.body as Order;
}

/** Uploads a picture and adds it to an order, by default as its cloth. */
export async function anOrderPhoto(agent: Agent, orderId: string, details = {}, file?: Buffer): Promise<OrderPhoto> {
  const objectId = await anUpload(agent, file);
  const created = await agent.post(`/api/orders/${orderId}/photos`, { objectId, kind: 'cloth', ...details });
  if (created.status !== 201) throw new Error(`No photo: ${created.status} ${JSON.stringify(created.body)}`);
  return created.body as OrderPhoto;
}
