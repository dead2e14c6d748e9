import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Longest time from the stop signal until open connections are closed, grace period included, in milliseconds. */
const lastRequestsMs = 11_000;

/**
 * Prepares a server for a stop that resets no request on a keep-alive connection. When `stopping` aborts, every response carries
 * `Connection: close`, after which clients send no more requests on that connection. New connections are accepted during the
 * grace period, in which load balancers see the 503 of /readyz. Then the listener and idle connections are closed. A client that
 * connects at exactly that time can still be refused or reset.
 * @returns a function that waits for the grace period (in milliseconds) and then for the last request
 */
export function gracefulStop(server: Server, stopping: AbortSignal): (graceMs: number) => Promise<void> {
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
    // Also closes idle connections.
    server.close();
    // A response whose head was sent before the signal has no `Connection: close`, so its connection stays open.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  };
}

/** Maximum number of event loop turns to wait, so that a stream of new connections cannot prevent the stop. */
const maxTurns = 100;

/**
 * Waits for a turn of the event loop without a new request or connection. After a stall, timers run before sockets are read, so
 * connections look idle whose requests are still in the kernel's buffers.
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
