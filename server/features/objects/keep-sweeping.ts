import { setTimeout as sleep } from 'node:timers/promises';
import { sweeper } from './sweeper';

type Deps = Parameters<typeof sweeper>[0];

/** In milliseconds: before the first sweep, when a start has enough else to do, and between two. */
const intervals = { first: 15_000, pause: 10 * 60_000 };

/** Sweeps as long as the server runs. The answer stops it, at the row that it is at. */
export function keepSweeping(deps: Deps, { first, pause } = intervals): () => Promise<void> {
  const stopping = new AbortController();
  const running = sweepAgainAndAgain(deps, { first, pause, signal: stopping.signal });
  return async () => {
    stopping.abort();
    await running;
  };
}

async function sweepAgainAndAgain(deps: Deps, { first, pause, signal }: typeof intervals & { signal: AbortSignal }) {
  const { log } = deps;
  const { sweep } = sweeper(deps);
  for (let wait = first; !signal.aborted; wait = pause) {
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      const swept = await sweep(signal);
      if (swept && Object.values(swept).some((count) => count > 0)) log.info({ swept }, 'swept');
    } catch (err) {
      log.error({ err }, 'sweep failed');
    }
  }
}
