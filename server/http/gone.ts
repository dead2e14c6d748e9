import type { Response } from 'express';

/**
 * When the answer has left, or whoever asked for it has. The connection is listened to as well: of answers that stand behind
 * another one in it, Node says nothing when it breaks.
 */
export function gone(res: Response): Promise<void> {
  const { socket } = res.req;
  return new Promise((resolve) => {
    if (res.closed || socket.destroyed) return resolve();
    const done = () => {
      res.off('close', done);
      socket.off('close', done);
      resolve();
    };
    res.on('close', done);
    socket.on('close', done);
  });
}
