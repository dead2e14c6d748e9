/** The id of the draft of a new payment of an order, or of money that is given back. */
export const newPaymentId = (orderId: string, isGivenBack = false): string =>
  `${isGivenBack ? 'back' : 'new'}-${orderId}`;
