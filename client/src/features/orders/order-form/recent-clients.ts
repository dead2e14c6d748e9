import type { Customer } from '@shared/customers/contract';
import type { Order } from '@shared/orders/order';

/** Number of clients that the form offers before anything is typed. */
const shown = 8;

/** Returns the clients of the newest orders and records, and those that were added last. `latest` has the time of each client's newest record. */
export function recentClients(
  customers: readonly Customer[],
  orders: readonly Order[],
  latest: Readonly<Record<string, string>>,
): Customer[] {
  const ordered = new Map<string, string>();
  for (const { customerId, createdAt } of orders) {
    if (createdAt > (ordered.get(customerId) ?? '')) ordered.set(customerId, createdAt);
  }
  const lastAt = ({ id, createdAt }: Customer) =>
    [createdAt, latest[id] ?? '', ordered.get(id) ?? ''].reduce((one, other) => (one > other ? one : other));
  const timed = customers.map((customer) => ({ customer, at: lastAt(customer) }));
  timed.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  return timed.slice(0, shown).map(({ customer }) => customer);
}
