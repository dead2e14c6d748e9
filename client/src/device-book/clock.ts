import type { Entry } from '../lib/offline-state';
import type { WithDatabase } from './db';
import { unlessFull } from './full-disk';
import type { Stamp } from './entries';

/** What the device knows of the server's clock. Times are milliseconds since 1970. */
interface Reading {
  /** The server's time at its last answer. */
  serverMs: number;
  /** How far the clock of the device was ahead then. */
  aheadMs: number;
}

/** Between readings that are stored, in milliseconds. */
const storedEveryMs = 60_000;

/** Below this, another difference of the clocks is the answer's way. In milliseconds. */
const unsureMs = 5_000;

/**
 * Returns the server's clock, as far as this device knows it. The device's own clock decides nothing: it can be wrong by days, and can be
 * put right at any moment. `now` is that clock, in milliseconds since 1970.
 */
export async function serverClock(run: WithDatabase, now: () => number) {
  let last = (await run((db) => db.get('meta', 'clock'))) as Reading | undefined;
  let stored = last;
  /** When the last answer came, by the clock of the page, which never goes back. It stands still while the device sleeps. */
  let answeredAt: number | undefined;
  const sinceAnswerMs = () => (answeredAt === undefined ? 0 : performance.now() - answeredAt);

  /** Returns the server's time shortly after an answer. */
  const time = () => (last ? last.serverMs + sinceAnswerMs() : now());

  return {
    time,
    /** Notes the time of an answer. */
    answered: async (serverMs: number): Promise<void> => {
      last = { serverMs, aheadMs: now() - serverMs };
      answeredAt = performance.now();
      const isKnown =
        stored && serverMs - stored.serverMs < storedEveryMs && Math.abs(last.aheadMs - stored.aheadMs) < unsureMs;
      if (isKnown) return;
      stored = last;
      await unlessFull(run((db) => db.put('meta', stored, 'clock')));
    },
    /** What an entry keeps of the clocks, so that its time can be known later. */
    stamp: (): Stamp => ({
      writtenAt: now(),
      ...(last && { aheadMs: last.aheadMs, notBefore: last.serverMs + sinceAnswerMs() }),
    }),
    /** Returns when an entry was written, by the server's clock. Call it after an answer. */
    timeOf: ({ writtenAt, aheadMs, notBefore = 0 }: Entry): number => {
      const aheadNow = last?.aheadMs ?? 0;
      // The device's clock can have been changed between the last answer and the writing, or since.
      const possible = [writtenAt - (aheadMs ?? aheadNow), writtenAt - aheadNow];
      const isPossible = (at: number) => at >= notBefore && at <= time();
      return possible.find(isPossible) ?? Math.min(Math.max(writtenAt - aheadNow, notBefore), time());
    },
  };
}

export type ServerClock = Awaited<ReturnType<typeof serverClock>>;
