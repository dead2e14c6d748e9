import { orderCalls } from '@shared/orders/calls';

/** The call for the tailor's settings for orders, which new rows need. */
export const settingsCall = orderCalls.book.path;

/** Calls that answer no rows. The last answer to each is kept on the device. */
export const keptCalls: readonly string[] = [
  '/api/auth/user',
  '/api/user',
  '/api/tailors/me',
  settingsCall,
  orderCalls.suggestions.path,
];
