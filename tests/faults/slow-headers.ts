import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fault, until } from './fault';

const parameters = {
  short: { connections: 600, seconds: 1, untilClosed: false },
  long: { connections: 600, seconds: 20, untilClosed: true },
};

/** Many connections send a request's headers one letter at a time. */
export const slowHeaders = fault('connections are slow', parameters, async (world, given, findings) => {
  const { connections, seconds, untilClosed } = given;
  const { hostname, port } = new URL(world.app.origin);
  const sockets = await Promise.all(Array.from({ length: connections }, () => slowConnection(Number(port), hostname)));
  const open = () => sockets.filter((socket) => !socket.destroyed);
  const trickle = setInterval(() => open().forEach((socket) => socket.write('x')), 500);
  try {
    findings.check(open().length === connections, `only ${open().length} connections were taken`);
    for (let second = 0; second < seconds; second += 1) {
      const { status, seconds: took } = await findings.timed(() => world.visitor.get('/healthz'));
      findings.check(status === 200 && took < 1, `/healthz: ${status} after ${took.toFixed(2)} s`);
      await sleep(1_000);
    }
    if (untilClosed) await until('the slow connections were closed', () => open().length === 0);
  } finally {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  }
  return `held ${connections} connections open with half a head each`;
});

async function slowConnection(port: number, host: string): Promise<Socket> {
  const socket = connect(port, host);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.resume().write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  return socket;
}
