import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseSockets } from './sockets';

interface Watched {
  url: string;
  sockets: DatabaseSockets;
  /** Whether anybody waits for an answer. */
  isBusy: () => boolean;
  /** Is told when the database falls silent, and when it is back. */
  onChange?: (silent: boolean) => void;
}

const everyMs = 250;
/** Enough to connect from far away, and for one statement of no rows: after so long a silence nothing is going to be said. */
const answerMs = 1_500;
/** A process that stood still for so long has heard nothing, whoever spoke, in milliseconds. */
const stallMs = 1_000;

/**
 * As long as anybody waits for the database, asks it over a connection of its own whether it is there. Nothing else tells a
 * statement that takes its time from a network that has stopped carrying bytes: TCP notices after a quarter of an hour, and the
 * time limits that the database keeps do not reach us. Where no answer comes, all connections are cut, until one does.
 * The answer stops it.
 */
export function watchDatabase({ url, sockets, isBusy, onChange }: Watched): () => void {
  const line = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    allowExitOnIdle: true,
  });
  line.on('error', () => undefined);
  let isBeating = false;
  let tickedAt = performance.now();
  let stoodStillAt = 0;

  /** A database that is too busy for a newcomer still answers others: it is silent when none of them hears a word either. */
  const isHeardElsewhere = async () => {
    const lastWordAt = () => Math.max(sockets.heardAt, stoodStillAt);
    const before = lastWordAt();
    await sleep(before + answerMs - performance.now(), undefined, { ref: false });
    return lastWordAt() > before;
  };

  const beat = async () => {
    const isSilent = await staysSilent(line);
    if (isSilent === sockets.areCut) return;
    if (isSilent && (await isHeardElsewhere())) return;
    if (isSilent) sockets.cut();
    else sockets.mend();
    onChange?.(isSilent);
  };
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - tickedAt > stallMs) stoodStillAt = now;
    tickedAt = now;
    if (isBeating || !(isBusy() || sockets.areCut)) return;
    isBeating = true;
    void beat().finally(() => (isBeating = false));
  }, everyMs).unref();

  return () => {
    clearInterval(timer);
    void line.end();
  };
}

/** A refusal is an answer as well. */
async function staysSilent(line: pg.Pool): Promise<boolean> {
  try {
    await line.query('select');
    return false;
  } catch (error) {
    return /time-?out/i.test((error as Error).message);
  }
}
