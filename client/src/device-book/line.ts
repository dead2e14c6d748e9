import { appHeader, userHeader } from '@shared/contract/headers';
import { ApiError } from '../lib/api/api-error';
import { type Carry, jsonOf, ofApp, refuse, requestOf } from '../lib/api/transport';
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

/** Sends a request as `fetch` does. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

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

  const responseTo = async (...[url, init]: ReturnType<typeof requestOf>): Promise<Response> => {
    const stop = new AbortController();
    const headers = { ...init.headers, [userHeader]: userId };
    let giveUp: Running['giveUp'] = () => undefined;
    const givenUp = new Promise<never>((_resolve, reject) => (giveUp = reject));
    const request: Running = { since: performance.now(), giveUp };
    const isSilent = setTimeout(() => onState({ isUnreachable: true }), silenceMs);
    const isTooLong = setTimeout(() => giveUp(new TypeError('The connection hung')), longestMs);
    running.add(request);
    try {
      return await Promise.race([network(url, { ...init, headers, signal: stop.signal }), givenUp]);
    } catch (error) {
      stop.abort();
      throw error;
    } finally {
      clearTimeout(isSilent);
      clearTimeout(isTooLong);
      running.delete(request);
    }
  };

  /** Sends a call. Returns the JSON of its answer. Rejects with a TypeError if the app does not answer it, or its answer is cut. */
  const carry: Carry = async (...call) => {
    let response: Response;
    try {
      response = ofApp(await responseTo(...requestOf(...call)));
      onState({ isUnreachable: false });
      const serverMs = Date.parse(response.headers.get('Date') ?? '');
      if (serverMs) await onAnswer(serverMs);
    } catch (error) {
      if (error instanceof TypeError) onState({ isUnreachable: true });
      throw error;
    }
    return contentOf(response);
  };

  return {
    carry,
    /** Does the same, and returns a refusal as a value. */
    ask: async (...call: Parameters<Carry>): Promise<unknown> => carry(...call).catch(asValue),
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

/** Returns the JSON of an answer. @throws ApiError for a refusal, TypeError if the answer is cut, as for a missing connection */
async function contentOf(response: Response): Promise<unknown> {
  const reading = response.ok ? jsonOf(response) : refuse(response).catch(asValue);
  const read = await within(
    bodyMs,
    reading.then((value) => ({ value })).catch(() => undefined),
  );
  if (!read) throw new TypeError('The answer was cut');
  if (!(read.value instanceof ApiError)) return read.value;
  // Each refusal of the app has a reason.
  if (!read.value.body) throw new TypeError('The answer was cut');
  throw read.value;
}

function asValue(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
