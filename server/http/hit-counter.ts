import type { Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { HitTotals } from '../db/hit-totals';

/** How long hits are counted together, in milliseconds; windows begin with the minute, in every process alike. */
export const windowMs = 60_000;
/** Callers that one process counts at a time; beyond them those who were seen longest ago begin anew. */
const maxCallers = 50_000;
/** How often ended windows are removed, and how soon the database is tried again when it was away, in milliseconds. */
const removeEveryMs = 600_000;
const tryAgainMs = 1_000;

interface Counted {
  key: string;
  endsAt: number;
  /** What all processes have counted, as far as the database has said. */
  total: number;
  /** What this process has counted and not told yet. */
  untold: number;
}

/**
 * Counts hits in this process, and tells the database a twentieth of the limit at a time: it answers what all processes
 * have counted. So a request never waits for it, few callers ever reach it, and while it is away each process counts alone.
 * Stores of one name count together. What must happen once asks the database itself.
 */
export function hitCounter(totals: HitTotals, log: Logger) {
  const counts = new LRUCache<string, Counted>({ max: maxCallers });
  const due = new Map<string, Counted>();
  let telling = false;
  let restsUntil = 0;
  let lastRemovedAt = Date.now();

  async function tell(): Promise<void> {
    if (telling || due.size === 0 || Date.now() < restsUntil) return;
    telling = true;
    const told = [...due.values()].map((counted) => ({ counted, hits: counted.untold }));
    due.clear();
    try {
      const rows = told.map(({ counted, hits }) => ({ key: counted.key, hits, endsAt: new Date(counted.endsAt) }));
      const answered = await totals.add(rows);
      for (const { counted, hits } of told) {
        counted.total = answered.get(counted.key) ?? hits;
        counted.untold -= hits;
      }
      await removeEnded();
    } catch (error) {
      restsUntil = Date.now() + tryAgainMs;
      log.warn({ err: error }, 'requests are counted by this process alone');
    } finally {
      telling = false;
    }
    await tell();
  }

  async function removeEnded(): Promise<void> {
    if (Date.now() - lastRemovedAt <= removeEveryMs) return;
    lastRemovedAt = Date.now();
    await totals.removeEnded();
  }

  function countOf(key: string): Counted {
    const now = Date.now();
    const kept = counts.get(key);
    if (kept && kept.endsAt > now) return kept;
    const fresh = { key, endsAt: now - (now % windowMs) + windowMs, total: 0, untold: 0 };
    counts.set(key, fresh);
    return fresh;
  }

  return {
    /**
     * Whether no process has asked this of the key before; `endsAt` is the same each time, and after it the key is forgotten.
     * Rejects while the database is away.
     */
    isFirst: async (key: string, endsAt: Date): Promise<boolean> => {
      const answered = await totals.add([{ key, hits: 1, endsAt }]);
      await removeEnded();
      return answered.get(key) === 1;
    },
    storeOf: (name: string, limit: number): Store => ({
      increment: (caller) => {
        const counted = countOf(`${name} ${caller}`);
        counted.untold += 1;
        // Whoever is over the limit stays so until the window ends: no more of it has to be told.
        if (counted.untold >= limit / 20 && counted.total <= limit) {
          due.set(counted.key, counted);
          void tell();
        }
        return { totalHits: counted.total + counted.untold, resetTime: new Date(counted.endsAt) };
      },
      // Only options that take hits back ask for these.
      decrement: () => undefined,
      resetKey: () => undefined,
    }),
  };
}
