import { setTimeout as sleep } from 'node:timers/promises';
import type { SweepDeps } from './noun';
import { sweep } from './sweep';

/** Work that is done after each sweep. */
type AfterSweep = (signal: AbortSignal) => Promise<unknown>;

type Deps = SweepDeps & { afterSweep?: AfterSweep };

/**
 * In milliseconds: the delay before the first sweep, so that it does not slow the start down, and the pause between sweeps.
 */
const intervals = { first: 15_000, pause: 10 * 60_000 };

/** Sweeps until stopped. Returns a function that stops after the current row and resolves when the sweep has ended. */
export function keepSweeping(deps: Deps, { first, pause } = intervals): () => Promise<void> {
  const stopping = new AbortController();
  const running = sweepRepeatedly(deps, { first, pause, signal: stopping.signal });
  return async () => {
    stopping.abort();
    await running;
  };
}

async function sweepRepeatedly(deps: Deps, { first, pause, signal }: typeof intervals & { signal: AbortSignal }) {
  const { log, afterSweep } = deps;
  for (let wait = first; !signal.aborted; wait = pause) {
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      const swept = await sweep(deps, signal);
      if (swept && Object.values(swept).some((count) => count > 0)) log.info({ swept }, 'swept');
      await afterSweep?.(signal);
    } catch (err) {
      log.error({ err }, 'sweep failed');
    }
  }
}
