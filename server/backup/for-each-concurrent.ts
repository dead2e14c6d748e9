/** Files processed at once. */
const atOnce = 8;

/**
 * Runs `work` for every item, a few at once. After a failure it starts no further item, waits until the running ones end, and
 * then throws the first error, so that nothing is written after it throws.
 */
export async function forEachConcurrent<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const worker = async () => {
    for await (const item of items) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
