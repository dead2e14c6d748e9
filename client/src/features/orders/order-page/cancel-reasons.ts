import type { Order } from '@shared/orders/order';

type CancelReason = NonNullable<Order['cancelledBecause']>;

/** Why an order is cancelled: as it is asked, and as it is said afterwards. */
export const cancelReasonTexts: Readonly<Record<CancelReason, { asked: string; said: string }>> = {
  client: { asked: 'The client changed their mind', said: 'the client changed their mind' },
  tailor: { asked: 'I cannot make it', said: 'you could not make it' },
  unmade: { asked: 'It was never begun', said: 'it was never begun' },
};
