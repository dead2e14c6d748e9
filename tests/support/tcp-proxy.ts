import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between two programs that can fall silent without closing anything. */
export interface TcpProxy {
  /** The same address as the one behind it, by way of the proxy. */
  through: (url: string) => string;
  /** No byte passes any more, on connections old and new; all stay open. */
  hang: () => void;
  /** New connections are taken and nothing is heard on them; the old ones go on. */
  swallowNew: () => void;
  /** All connections are broken off, and new ones as soon as they come. */
  cut: () => void;
  /** Bytes pass again, those held up meanwhile too. */
  pass: () => void;
  stop: () => Promise<void>;
}

/** A proxy on a free port of 127.0.0.1 before the host and port of a URL. */
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
