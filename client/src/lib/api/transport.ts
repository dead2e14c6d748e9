/** Sends a request. Rejects with a TypeError without an answer. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

export const overNetwork: Send = (address, init) => fetch(address, init);

/** How `ask` sends requests: over the network, or by the book that this device keeps (`client/src/offline`). */
export const transport = { send: overNetwork };
