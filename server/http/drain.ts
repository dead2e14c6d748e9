import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Longest time from the signal to stop until requests in flight are cut off, grace period included, in milliseconds. */
const lastRequestsMs = 11_000;

/**
 * Prepares a server for a stop that resets no request on a kept connection. As soon as `stopping` aborts, every answer carries
 * `Connection: close`, and a client that honours it sends nothing more on that connection; new connections are accepted during
 * the grace period, in which load balancers learn from /readyz to go elsewhere. Only then are the listener and the connections
 * closed that sent nothing meanwhile. A client that connects at that very moment can still be refused or reset.
 * @returns what waits for the grace period (in milliseconds) and then for the last request
 */
export function drainable(server: Server, stopping: AbortSignal): (graceMs: number) => Promise<void> {
  const unanswered = new Set<ServerResponse>();
  server.prependListener('request', (_req, res) => {
    if (stopping.aborted) return void res.setHeader('Connection', 'close');
    unanswered.add(res);
    res.once('close', () => unanswered.delete(res));
  });
  stopping.addEventListener('abort', () => {
    for (const res of unanswered) if (!res.headersSent) res.setHeader('Connection', 'close');
  });
  return async (graceMs) => {
    const late = setTimeout(() => server.closeAllConnections(), lastRequestsMs);
    await sleep(graceMs);
    await allRead(server);
    const closed = once(server, 'close');
    // Closes idle connections as well.
    server.close();
    // An answer whose head was sent before the signal leaves its connection open.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  };
}

/** Most turns of the event loop that are waited for, so that a stream of new connections does not keep the server up. */
const maxTurns = 100;

/**
 * Waits for a turn of the event loop that brings no request and no connection. After a stall timers run first, and connections
 * whose requests still wait in the kernel look idle.
 */
async function allRead(server: Server): Promise<void> {
  let arrived = true;
  const note = () => (arrived = true);
  server.on('connection', note).on('request', note);
  for (let turn = 0; arrived && turn < maxTurns; turn += 1) {
    arrived = false;
    await nextTurn();
  }
  server.off('connection', note).off('request', note);
}
