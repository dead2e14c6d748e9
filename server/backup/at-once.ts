/** Files that are on their way at once. */
const atOnce = 8;

/**
 * Works on everything that comes, on a few at once. After a failure nothing more is begun, and what is under way ends
 * before it is thrown, so that nobody writes any more then.
 */
export async function eachAtOnce<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const worker = async () => {
    for await (const item of items) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
