import { performance } from 'node:perf_hooks';
import { isConnectTimeout } from './errors';

/** Retries `work` while the pool provides no connection in time; each try takes as long as the pool waits. @throws Error after `forMs` */
export async function retryConnecting<T>(work: () => Promise<T>, forMs: number): Promise<T> {
  const latest = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectTimeout(error) || performance.now() > latest) throw error;
    }
  }
}
