import { paths } from './paths';

/** The fragment that opens the form of a new order. */
export const newOrderFragment = 'new-order';

/** The fragment that opens the settings at the order book. */
export const orderBookFragment = 'order-book';

/** The fragment that opens the settings at the sign of the closed book. */
export const newOrdersFragment = 'new-orders';

/** The URLs of orders. They are in a file of their own, because visitors need none of them. */
export const orderPaths = {
  order: (orderId: string) => `/orders/${orderId}`,
  orderReceipt: (orderId: string) => `/orders/${orderId}/receipt`,
  orderTags: (orderId: string) => `/orders/${orderId}/tags`,
  /** The form of a new order, on Home, or of a client on their page. */
  newOrder: (customerId?: string) => `${customerId ? paths.client(customerId) : paths.dashboard()}#${newOrderFragment}`,
  newOrdersInSettings: () => `${paths.settings()}#${newOrdersFragment}`,
  orderBookInSettings: () => `${paths.settings()}#${orderBookFragment}`,
};
