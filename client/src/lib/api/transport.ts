import type { ErrorCode } from '@shared/contract/errors';
import { appHeader } from '@shared/contract/headers';

/** Sends a request. Rejects with a TypeError without an answer of the app. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

export const overNetwork: Send = async (address, init) => ofApp(await fetch(address, init));

/**
 * Returns an answer of the app itself. One of a proxy, of a gateway while the server is replaced, or of a hotel's network says nothing
 * about what was asked, whatever its status and text: a save that it answers is not saved.
 * @throws TypeError for one of those, as without a connection
 */
export function ofApp(answer: Response): Response {
  if (!answer.headers.has(appHeader)) throw new TypeError('Not of the app');
  return answer;
}

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
