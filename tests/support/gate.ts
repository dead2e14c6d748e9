import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be closed, or be left open with nothing coming through. */
export interface Gate {
  /** The same address, by way of the gate. */
  through: (url: string) => string;
  /** `open`: everything passes. `hangs`: what comes is taken and never answered. `shut`: connections are broken off. */
  state: 'open' | 'hangs' | 'shut';
  /** Where it leads. */
  port: number;
  stop: () => Promise<void>;
}

/** A gate on 127.0.0.1 that leads to a port there. What was sent while it hung is lost. */
export async function startGate(port: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let state: Gate['state'] = 'open';
  const server = createServer((socket) => {
    if (state === 'shut') return void socket.destroy();
    const onward = connect(gate.port, '127.0.0.1');
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => void (state === 'open' && to.write(chunk)));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const breakOff = () => sockets.forEach((socket) => socket.destroy());
  const gate: Gate = {
    port,
    through: (url) => Object.assign(new URL(url), { port: String(own) }).href,
    get state() {
      return state;
    },
    set state(next) {
      state = next;
      if (next === 'shut') breakOff();
    },
    stop: async () => {
      breakOff();
      server.close();
      await once(server, 'close');
    },
  };
  return gate;
}
