import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between two programs that can stop without closing connections. */
export interface TcpProxy {
  /** Returns an address with the proxy in place of its target. */
  through: (url: string) => string;
  /** Passes no bytes, on old and new connections; all stay open. */
  hang: () => void;
  /** Accepts new connections without an answer; existing ones continue. */
  swallowNew: () => void;
  /** Breaks all connections, and new ones at once. */
  cut: () => void;
  /** Passes bytes again, with those held back before. */
  pass: () => void;
  stop: () => Promise<void>;
}

/** Starts a proxy on a free port of 127.0.0.1 before the host and port of a URL. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const swallowed = new Set<Socket>();
  let state: 'passes' | 'hangs' | 'swallows' | 'cuts' = 'passes';

  const join = (near: Socket) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('data', (bytes) => void other.write(bytes));
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.on('error', () => undefined);
    }
  };

  const server = createServer((near) => {
    if (state === 'passes') return join(near);
    if (state === 'cuts') return void near.destroy();
    near.on('error', () => undefined).on('close', () => swallowed.delete(near));
    swallowed.add(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;

  return {
    through: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(address.port) }).href,
    hang: () => {
      state = 'hangs';
      for (const socket of open) socket.pause();
    },
    swallowNew: () => {
      state = 'swallows';
    },
    cut: () => {
      state = 'cuts';
      for (const socket of [...open, ...swallowed]) socket.destroy();
    },
    pass: () => {
      state = 'passes';
      for (const socket of open) socket.resume();
      for (const socket of swallowed) join(socket);
      swallowed.clear();
    },
    stop: async () => {
      for (const socket of [...open, ...swallowed]) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
