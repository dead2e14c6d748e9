import { appHeader } from '@shared/contract/headers';
import type { Send } from '../../../client/src/device-book/line';
import type { Agent } from '../../support/app';
import { pendingWork, type Clock } from './clock';
import { foreignAnswer, type ForeignAnswer } from './foreign-answers';
import { outsidePages, type Page } from './page';

/** What happens to a request between a device and the server. */
export type Fault =
  | 'online'
  /** The browser knows that there is no connection. */
  | 'offline'
  /** Neither the request nor an answer ever arrives, and nothing says so. */
  | 'silent'
  /** The request arrives. Its answer never does, also after the line is back. */
  | 'half-open'
  /** A write breaks off before it reaches the server; reads work. */
  | 'request-lost'
  /** A write reaches the server, and its answer breaks off. */
  | 'answers-lost'
  /** A proxy repeats the request. */
  | 'sent-twice'
  /** The body of the answer ends after some bytes: the connection breaks, or a proxy ends it as if it were whole. */
  | { cut: number; by: 'connection' | 'proxy' }
  /** The answer waits for the next request of the device, or for some milliseconds. */
  | { late: 'next request' | number }
  /** Something between the device and the server answers: in place of the server, or after the server has done its work. */
  | { answer: ForeignAnswer | '500 of ours'; reachesServer: boolean };

/** What happens to all requests of a device, or to each as a function chooses. */
export type Network = Fault | ((request: { method: string; address: string }) => Fault);

/** Returns a network with a fault for the next write alone. */
export function faultOnce(fault: Fault, otherwise: Fault = 'online'): Network {
  let isOver = false;
  return ({ method }) => {
    if (isOver || method === 'GET') return otherwise;
    isOver = true;
    return fault;
  };
}

/** Who is signed in on a device. */
export interface Session {
  agent: Agent;
  userId: string;
}

interface Line {
  clock: Clock;
  network: () => Network;
  session: () => Session;
  /** How far the server's clock is ahead of that of the tests, in milliseconds. */
  serverAheadMs: () => number;
  /** Removes what the site has stored on the device, as the header `Clear-Site-Data` demands. */
  clearStorage: () => void;
}

/** Returns what sends the requests of a page. */
export function lineOf({ clock, network, session, serverAheadMs, clearStorage }: Line): (page: Page) => Send {
  /** Answers that wait for the next request. */
  const heldBack = new Set<() => void>();

  const askServer = async (address: string, init: RequestInit): Promise<Response> => {
    const { agent } = session();
    const answer = await agent.browser.send(address, {
      method: init.method,
      headers: init.headers as Record<string, string> | undefined,
      body: init.body as string | undefined,
    });
    if (answer.headers['clear-site-data']?.includes('storage')) clearStorage();
    const { status, text } = answer;
    const headers = new Headers(answer.headers);
    headers.set('Date', new Date(Date.parse(headers.get('Date') ?? '') + serverAheadMs()).toUTCString());
    return new Response(status === 204 ? null : text, { status, headers });
  };

  const answerOf = async (page: Page, address: string, init: RequestInit): Promise<Response> => {
    const method = String(init.method);
    const chosen = network();
    const fault = typeof chosen === 'function' ? chosen({ method, address }) : chosen;
    const isWrite = method !== 'GET';
    const server = async () => {
      const end = pendingWork();
      return askServer(address, init).finally(end);
    };
    if (typeof fault === 'object') {
      if ('answer' in fault) {
        if (fault.reachesServer) await server();
        if (fault.answer !== '500 of ours') return foreignAnswer(fault.answer);
        return ours(500, { code: 'internal', message: 'Something went wrong' });
      }
      const answer = await server();
      if ('cut' in fault) return cutOff(answer, fault);
      await new Promise<void>((resolve) => {
        if (fault.late === 'next request') heldBack.add(resolve);
        else clock.start({ page, run: resolve }, fault.late);
      });
      return answer;
    }
    if (fault === 'offline' || (fault === 'request-lost' && isWrite)) throw new TypeError('Offline');
    if (fault === 'silent') return never();
    const answer = await server();
    if (fault === 'half-open') return never();
    if (fault === 'answers-lost' && isWrite) throw new TypeError('The answer is lost');
    // A proxy that repeats a request answers with the first of both.
    if (fault === 'sent-twice') await server();
    return answer;
  };

  return (page) =>
    (address, given = {}) => {
      const earlier = [...heldBack];
      heldBack.clear();
      for (const release of earlier) release();
      if (!page.step()) return never();
      const init = { method: 'GET', ...given };
      return new Promise<Response>((resolve, reject) => {
        const answered = outsidePages(() => answerOf(page, address, init));
        answered.then(
          (answer) => page.receive(() => resolve(answer)),
          (error: Error) => page.receive(() => reject(error)),
        );
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    };
}

const never = () => new Promise<never>(() => undefined);

/** An answer of the server, which it gives without having done anything. */
function ours(status: number, body: object): Response {
  const headers = { [appHeader]: '1', 'Content-Type': 'application/json', Date: new Date().toUTCString() };
  return new Response(JSON.stringify(body), { status, headers });
}

/** Returns an answer whose body ends too early, somewhere in its bytes as `cut` says. */
async function cutOff(answer: Response, { cut, by }: Extract<Fault, { cut: number }>): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length === 0) return new Response(null, answer);
  const beginning = bytes.slice(0, cut % bytes.length);
  if (by === 'proxy') return new Response(beginning, answer);
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(beginning),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body, answer);
}
