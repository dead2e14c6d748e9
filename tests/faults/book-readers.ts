import { setTimeout as sleep } from 'node:timers/promises';
import type { Changes } from '../../shared/changes/contract';

/** A book that several devices read from its beginning, again and again. */
export interface BookTask {
  /** The address of the feed. */
  url: string;
  headers: Record<string, string>;
  readers: number;
}

/** What the readers have got together until they were stopped. */
export interface BookResult {
  pages: number;
  /** Rows of each book that was read to its end. */
  books: number[];
  /** Answers that were no page, by status: 0 is a broken connection. */
  refused: Record<number, number>;
}

/** Pause after a refusal, in milliseconds. Devices wait longer. */
const pauseMs = 200;

/** Runs as a separate process, so that reading does not delay what the parent measures. Reads from a task until the next message. */
process.on('message', (task: BookTask | 'enough') => {
  if (task === 'enough') return;
  const enough = new AbortController();
  process.once('message', () => enough.abort());
  const result: BookResult = { pages: 0, books: [], refused: {} };
  const readers = Array.from({ length: task.readers }, () => readAgain(task, result, enough.signal));
  void Promise.all(readers).then(() => process.send?.(result));
});
process.send?.('ready');

async function readAgain({ url, headers }: BookTask, result: BookResult, enough: AbortSignal): Promise<void> {
  let cursor = '';
  let rows = 0;
  while (!enough.aborted) {
    const answer = await fetch(url + (cursor && `?since=${cursor}`), { headers }).catch(() => undefined);
    const page = answer?.ok ? ((await answer.json()) as Changes) : undefined;
    if (!page) {
      await answer?.arrayBuffer();
      const status = answer?.status ?? 0;
      result.refused[status] = (result.refused[status] ?? 0) + 1;
      await sleep(pauseMs);
      continue;
    }
    result.pages += 1;
    rows += Object.values(page.rows).reduce((sum, each) => sum + each.length, 0);
    if (!page.more) result.books.push(rows);
    if (!page.more) rows = 0;
    cursor = page.more ? page.cursor : '';
  }
}
