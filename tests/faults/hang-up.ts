import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Files to request again and again. */
export interface HangUpTask {
  urls: string[];
  headers: Record<string, string>;
  /** How long each request waits for its file, in milliseconds. */
  waitsMs: number;
  /** The time from one round of requests to the next, in milliseconds. */
  roundMs: number;
}

/**
 * Runs as a separate process, so that its requests do not delay what the parent measures. Requests all files at once and hangs up, round
 * after round, until the parent sends 'enough'. Then sends the number of requests.
 */
process.once('message', (task: HangUpTask) => {
  const enough = new AbortController();
  process.once('message', () => enough.abort());
  void hangUp(task, enough.signal).then((requests) => process.send?.(requests));
});
process.send?.('ready');

async function hangUp({ urls, headers, waitsMs, roundMs }: HangUpTask, enough: AbortSignal): Promise<number> {
  let requests = 0;
  const ask = async (url: string) => {
    requests += 1;
    const asking = request(url, { headers, agent: false });
    // A connection that is hung up ends with an error.
    const ignored = () => undefined;
    asking.on('response', (answer) => answer.on('error', ignored).resume()).on('error', ignored);
    const closed = new Promise((resolve) => asking.on('close', resolve));
    asking.end();
    const timer = setTimeout(() => asking.destroy(), waitsMs);
    await closed;
    clearTimeout(timer);
  };
  while (!enough.aborted) {
    const began = performance.now();
    await Promise.all(urls.map(ask));
    await sleep(Math.max(0, roundMs - (performance.now() - began)), undefined, { signal: enough }).catch(
      () => undefined,
    );
  }
  return requests;
}
