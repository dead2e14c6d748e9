import type { Mirror } from '../mirror';

/** Returns how much of the tailor's book is on the device, as the page about it says. */
export async function sizeOf(mirror: Pick<Mirror, 'count' | 'all'>) {
  return {
    customers: await mirror.count('customers'),
    openOrders: (await mirror.all('orders')).filter(({ closedOn }) => closedOn === null).length,
  };
}
