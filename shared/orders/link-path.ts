/** Returns the path of the client's page of an order. */
export const orderLinkPath = (token: string) => `/o/${token}`;
