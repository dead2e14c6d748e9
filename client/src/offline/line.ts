import { appHeader, userHeader } from '@shared/contract/headers';
import { ofApp, type Send } from '../lib/api/transport';
import type { OfflineState } from '../lib/offline-state';
import { within } from './within';

/** After so long without an answer the screen says that there is no connection, in milliseconds. */
const silenceMs = 8_000;

/** A request of this age is given up once another one was answered: its connection is dead. In milliseconds. */
const deadMs = 10_000;

/** The longest wait for an answer, in milliseconds. */
const longestMs = 60_000;

/** How long the question whether the server can be reached waits for its answer, in milliseconds. */
const probeMs = 2_500;

/** The longest wait for the rest of an answer that has begun, in milliseconds. */
const bodyMs = 60_000;

interface LineOptions {
  userId: string;
  network: Send;
  onState: (change: Partial<OfflineState>) => void;
  /** Called with the time of the server at each answer, in milliseconds since 1970. */
  onAnswer: (serverMs: number) => Promise<void>;
}

/** A request without an answer yet. */
interface Running {
  since: number;
  giveUp: (reason: TypeError) => void;
}

/** Returns the line to the server. Only an answer of the app itself counts (`ofApp`). */
export function lineTo({ userId, network, onState, onAnswer }: LineOptions) {
  const running = new Set<Running>();

  const answerOf = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const stop = new AbortController();
    const giveUpWithCaller = () => stop.abort();
    init.signal?.addEventListener('abort', giveUpWithCaller);
    const headers = { ...(init.headers as Record<string, string>), [userHeader]: userId };
    let giveUp: Running['giveUp'] = () => undefined;
    const givenUp = new Promise<never>((_resolve, reject) => (giveUp = reject));
    const request: Running = { since: performance.now(), giveUp };
    const isSilent = setTimeout(() => onState({ isUnreachable: true }), silenceMs);
    const isTooLong = setTimeout(() => giveUp(new TypeError('The connection hung')), longestMs);
    running.add(request);
    try {
      return await Promise.race([network(address, { ...init, headers, signal: stop.signal }), givenUp]);
    } catch (error) {
      stop.abort();
      throw error;
    } finally {
      clearTimeout(isSilent);
      clearTimeout(isTooLong);
      running.delete(request);
      init.signal?.removeEventListener('abort', giveUpWithCaller);
    }
  };

  return {
    /** Sends a request. Rejects with a TypeError if the app does not answer it. */
    send: (async (address, init) => {
      try {
        const response = ofApp(await answerOf(address, init));
        onState({ isUnreachable: false });
        const serverMs = Date.parse(response.headers.get('Date') ?? '');
        if (serverMs) await onAnswer(serverMs);
        return response;
      } catch (error) {
        if (error instanceof TypeError) onState({ isUnreachable: true });
        throw error;
      }
    }) satisfies Send as Send,
    /** Returns whether the app answers. Requests that hang meanwhile are given up. */
    probe: async (): Promise<boolean> => {
      const stop = new AbortController();
      const asked = network('/healthz', { cache: 'no-store', signal: stop.signal }).catch(() => undefined);
      const answer = await within(probeMs, asked);
      stop.abort();
      if (!answer?.headers.has(appHeader)) return false;
      for (const { since, giveUp } of running) {
        if (performance.now() - since > deadMs) giveUp(new TypeError('The connection hung'));
      }
      return true;
    },
  };
}

export type Line = ReturnType<typeof lineTo>;

/** Returns the JSON of an answer. @throws TypeError if the answer is cut, as for a missing connection */
export async function jsonOf<T>(response: Response): Promise<T> {
  const reading = (response.json() as Promise<T>).then((value) => ({ value })).catch(() => undefined);
  const read = await within(bodyMs, reading);
  if (!read) throw new TypeError('The answer was cut');
  return read.value;
}
