/** What is said where a tailor has no orders yet. */
export const noOrders = {
  title: 'No orders yet',
  text: 'Write the next order here. It takes about 15 seconds, and your client gets a receipt.',
};
