import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseSockets } from './sockets';

interface Watched {
  url: string;
  sockets: DatabaseSockets;
  /** Whether a connection of the pool is in use. */
  isBusy: () => boolean;
  /** Called with true when the database stops answering, and with false when it answers again. */
  onChange?: (silent: boolean) => void;
}

const everyMs = 250;
/** Longest time a healthy database takes to accept a connection or to answer an empty query, in milliseconds. */
const answerMs = 1_500;
/** If the timer is late by more than this, the process itself was blocked and could not receive data, in milliseconds. */
const stallMs = 1_000;

/**
 * Queries the database over a separate connection while the pool is busy. This is the only way to tell a slow statement from a
 * network that has stopped carrying data: TCP reports that after about 15 minutes, and timeout errors of the database cannot
 * arrive. If neither this connection nor any other receives data, all connections are closed and new ones are blocked until a
 * query succeeds. Returns a function that stops the heartbeat.
 */
export function watchDatabase({ url, sockets, isBusy, onChange }: Watched): () => void {
  const probe = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    allowExitOnIdle: true,
  });
  probe.on('error', () => undefined);
  let isChecking = false;
  let tickedAt = performance.now();
  let stalledAt = 0;

  /** A database that is too busy to accept this connection can still answer on the others. */
  const otherConnectionsReceive = async () => {
    const lastDataAt = () => Math.max(sockets.lastDataAt, stalledAt);
    const before = lastDataAt();
    await sleep(before + answerMs - performance.now(), undefined, { ref: false });
    return lastDataAt() > before;
  };

  const check = async () => {
    const isSilent = await isUnresponsive(probe);
    if (isSilent === sockets.areBlocked) return;
    if (isSilent && (await otherConnectionsReceive())) return;
    if (isSilent) sockets.block();
    else sockets.unblock();
    onChange?.(isSilent);
  };
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - tickedAt > stallMs) stalledAt = now;
    tickedAt = now;
    if (isChecking || !(isBusy() || sockets.areBlocked)) return;
    isChecking = true;
    void check().finally(() => (isChecking = false));
  }, everyMs).unref();

  return () => {
    clearInterval(timer);
    void probe.end();
  };
}

/** Returns whether the query timed out. An error from the server also counts as an answer. */
async function isUnresponsive(probe: pg.Pool): Promise<boolean> {
  try {
    await probe.query('select');
    return false;
  } catch (error) {
    return /time-?out/i.test((error as Error).message);
  }
}
