import { repeatedly } from '../../repeatedly';
import { sweeper } from './sweeper';

type Deps = Parameters<typeof sweeper>[0];

/** Sweeps as long as the server runs. The answer stops it, at the row that it is at. */
export function keepSweeping(deps: Deps, intervals?: Parameters<typeof repeatedly>[1]): () => Promise<void> {
  const { log } = deps;
  const { sweep } = sweeper(deps);
  const work = async (signal: AbortSignal) => {
    const swept = await sweep(signal);
    if (swept && Object.values(swept).some((count) => count > 0)) log.info({ swept }, 'swept');
  };
  return repeatedly({ log, failure: 'sweep failed', work }, intervals);
}
