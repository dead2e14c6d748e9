import type { Response } from 'express';

const known = new WeakMap<Response, Promise<void>>();

/**
 * Resolves when the response has been sent or its connection has closed. It also listens to the socket, because Node does not
 * close responses that are queued behind another one (HTTP pipelining).
 */
export function responseClosed(res: Response): Promise<void> {
  const leaving = known.get(res) ?? closed(res);
  known.set(res, leaving);
  return leaving;
}

function closed(res: Response): Promise<void> {
  const { socket } = res.req;
  return new Promise((resolve) => {
    if (res.closed || socket.destroyed) return resolve();
    const done = () => {
      res.off('close', done);
      socket.off('close', done);
      resolve();
    };
    // Each of the requests that are queued on one connection listens; Node would warn of the eleventh.
    socket.setMaxListeners(0);
    res.on('close', done);
    socket.on('close', done);
  });
}
