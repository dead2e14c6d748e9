import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** Said to whoever waits for the database when it has fallen silent; its code is one that counts as 'away'. */
const silence = () => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });

export type DatabaseSockets = ReturnType<typeof databaseSockets>;

/**
 * Every connection of a pool, the ones being opened included, so that all who wait for an answer on any of them can be told at
 * once that none will come. While they are cut, a new one breaks as soon as it is made.
 */
export function databaseSockets() {
  const open = new Set<Socket>();
  let areCut = false;
  let heardAt = 0;
  const destroyAll = () => {
    for (const socket of open) socket.destroy(silence());
  };

  return {
    /** For `stream` of the driver's options. */
    make: (): Socket => {
      const socket = new Socket();
      open.add(socket);
      socket.on('data', () => (heardAt = performance.now()));
      socket.once('close', () => open.delete(socket));
      // The driver listens by then.
      if (areCut) process.nextTick(() => socket.destroy(silence()));
      return socket;
    },
    /** When the last word came on any of them, as `performance.now()` has it. */
    get heardAt() {
      return heardAt;
    },
    get areCut() {
      return areCut;
    },
    cut: () => {
      areCut = true;
      destroyAll();
    },
    mend: () => {
      areCut = false;
    },
    destroyAll,
  };
}
