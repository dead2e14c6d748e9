import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What happens to the requests of a browser. */
export type Weather =
  | 'passes'
  /** A gateway answers in place of the app. */
  | 'gateway 502'
  | 'gateway 504'
  | 'gateway 404'
  /** The network of a hotel asks for a sign-in: its page, with the status 200. */
  | 'portal'
  /** The app answers, and the body of its answer ends too early: the connection breaks, or the proxy ends it as if it were whole. */
  | 'cut'
  /** The app does its work, and a gateway answers 504 in place of it, or the connection breaks. */
  | 'answer lost'
  /** The connection is accepted, and nothing ever comes. */
  | 'half-open'
  /** The request waits for some seconds. */
  | 'delayed';

/** An HTTP proxy between a browser and the app, as a bad network is. It answers for the app's host only. */
export interface FaultProxy {
  /** 'http://127.0.0.1:40000' */
  address: string;
  weather: Weather;
  /** The number of requests that did not simply pass, by weather. */
  counts: Partial<Record<Weather, number>>;
  stop: () => Promise<void>;
}

const foreignPage = '<!doctype html><title>Welcome</title><h1>Accept the terms to use this network</h1>';

/** @param random returns a number from 0 to 1, and decides what the weather leaves open */
export async function startFaultProxy(origin: string, random: () => number): Promise<FaultProxy> {
  const { host, hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();

  const foreign = (to: ServerResponse, status: number) =>
    to.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(foreignPage);

  /** Lets the app answer. Returns its answer when all of it is here. */
  const ask = async (from: IncomingMessage, path: string): Promise<{ answer: IncomingMessage; body: Buffer }> => {
    const asking = request({ hostname, port, path, method: from.method, headers: from.headers, agent: false });
    from.pipe(asking);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return { answer, body: Buffer.concat(await answer.toArray()) };
  };

  const pass = async (from: IncomingMessage, to: ServerResponse, path: string) => {
    const { answer, body } = await ask(from, path);
    to.writeHead(answer.statusCode ?? 0, headersOf(answer)).end(body);
  };

  const handle = async (from: IncomingMessage, to: ServerResponse) => {
    const url = new URL(from.url ?? '', origin);
    // The browser's own requests.
    if (url.host !== host) return foreign(to, 502);
    const path = url.pathname + url.search;
    const { weather } = proxy;
    if (weather !== 'passes') proxy.counts[weather] = (proxy.counts[weather] ?? 0) + 1;
    switch (weather) {
      case 'gateway 502':
      case 'gateway 504':
      case 'gateway 404':
        return foreign(to, Number(weather.slice(-3)));
      case 'portal':
        return foreign(to, 200);
      case 'half-open':
        return;
      case 'delayed':
        timers.add(setTimeout(() => void pass(from, to, path).catch(() => to.destroy()), 500 + random() * 4_000));
        return;
      case 'answer lost':
        await ask(from, path);
        return random() < 0.5 ? foreign(to, 504) : to.destroy();
      case 'cut': {
        const { answer, body } = await ask(from, path);
        const beginning = body.subarray(0, Math.floor(random() * body.length));
        if (random() < 0.5) {
          const headers = { ...headersOf(answer), 'content-length': String(beginning.length) };
          return to.writeHead(answer.statusCode ?? 0, headers).end(beginning);
        }
        to.writeHead(answer.statusCode ?? 0, { ...headersOf(answer), 'content-length': String(body.length) });
        return to.write(beginning, () => to.destroy());
      }
      default:
        return pass(from, to, path);
    }
  };

  const server = createServer((from, to) => void handle(from, to).catch(() => to.destroy()));
  server.on('connection', (socket) => open.add(socket.on('close', () => open.delete(socket))));
  server.on('connect', (_request, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: FaultProxy = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    weather: 'passes',
    counts: {},
    stop: async () => {
      timers.forEach(clearTimeout);
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

/** The headers of an answer, without those of its connection. */
function headersOf({ headers }: IncomingMessage) {
  const { connection: _connection, 'transfer-encoding': _encoding, ...others } = headers;
  return others;
}
