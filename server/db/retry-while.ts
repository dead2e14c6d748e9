import { performance } from 'node:perf_hooks';

/** Retries `work`, which must be safe to repeat, without a pause while it fails with such an error. @throws Error after `forMs` */
export async function retryWhile<T>(
  isTemporary: (error: unknown) => boolean,
  work: () => Promise<T>,
  forMs: number,
): Promise<T> {
  const latest = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isTemporary(error) || performance.now() > latest) throw error;
    }
  }
}
