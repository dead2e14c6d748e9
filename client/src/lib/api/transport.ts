import type { ErrorCode } from '@shared/contract/errors';

/** Sends a request. Rejects with a TypeError without an answer. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

export const overNetwork: Send = (address, init) => fetch(address, init);

interface Transport {
  send: Send;
  headers: Readonly<Record<string, string>>;
  onRefusal?: (code: ErrorCode | undefined, headers: Headers) => void;
}

/**
 * How `ask` sends requests: over the network, or by the book that this device keeps (`client/src/offline`). `headers` go with every call,
 * and `onRefusal` gets the code and the headers of each refusal before the caller does: pages of a signed-in user set both (page-user.ts).
 */
export const transport: Transport = { send: overNetwork, headers: {} };
