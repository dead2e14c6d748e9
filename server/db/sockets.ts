import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** The error of statements that are pending when the database stops answering. The error handler answers its code with 503. */
const noAnswer = () => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });

export type DatabaseSockets = ReturnType<typeof databaseSockets>;

/**
 * Tracks all sockets of a pool, including those that are still connecting, so that all can be destroyed at once. While they are
 * blocked, a new socket is destroyed immediately.
 */
export function databaseSockets() {
  const open = new Set<Socket>();
  let areBlocked = false;
  let lastDataAt = 0;
  const destroyAll = () => {
    for (const socket of open) socket.destroy(noAnswer());
  };

  return {
    /** Makes a socket, for the driver's option `stream`. */
    make: (): Socket => {
      const socket = new Socket();
      open.add(socket);
      socket.on('data', () => (lastDataAt = performance.now()));
      socket.once('close', () => open.delete(socket));
      // At the next tick, because the driver adds its listeners first.
      if (areBlocked) process.nextTick(() => socket.destroy(noAnswer()));
      return socket;
    },
    /** When data last arrived on any socket, in the time of `performance.now()`. */
    get lastDataAt() {
      return lastDataAt;
    },
    get areBlocked() {
      return areBlocked;
    },
    block: () => {
      areBlocked = true;
      destroyAll();
    },
    unblock: () => {
      areBlocked = false;
    },
    destroyAll,
  };
}
