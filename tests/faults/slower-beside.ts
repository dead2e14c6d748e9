import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../support/browser';
import type { Findings } from './fault';

interface Measuring {
  /** Fewest requests of each kind, idle and during the work. */
  samples: number;
  rounds: number;
  /** How many times as slow as idle a request may be at p99, as the median of the rounds. */
  mostSlower: number;
  findings: Findings;
}

/** Pause between two measured requests, in milliseconds. */
const pauseMs = 10;

/**
 * Sends each kind of request again and again, first alone and then during `work`, and checks that all succeed and how much slower they are
 * at p99. Returns the ratios and times as text.
 */
export async function slowerBeside(
  people: Readonly<Record<string, () => Promise<Answer>>>,
  { samples, rounds, mostSlower, findings }: Measuring,
  work: () => Promise<void>,
): Promise<string> {
  const seen = Object.keys(people).map((what) => ({ what, ratios: [] as number[], shown: '' }));
  const measure = (until: () => boolean) =>
    Promise.all(Object.entries(people).map(([what, send]) => p99Of(what, send, { until, samples, findings })));
  for (let round = 0; round < rounds; round += 1) {
    const idle = await measure(() => true);
    let isDone = false;
    const working = work().finally(() => (isDone = true));
    const [beside] = await Promise.all([measure(() => isDone), working]);
    for (const [index, each] of seen.entries()) {
      const [before, during] = [idle[index] ?? 0, beside[index] ?? 0];
      each.ratios.push(during / before);
      each.shown += ` ${before.toFixed(1)} -> ${during.toFixed(1)} ms`;
    }
  }
  for (const { what, ratios } of seen) {
    const slower = median(ratios);
    findings.check(slower <= mostSlower, `${what} at p99 was ${slower.toFixed(1)} times as slow`);
  }
  return seen.map(({ what, ratios, shown }) => `${what} x${median(ratios).toFixed(1)} (p99${shown})`).join(', ');
}

/** Sends a request again and again, at least `samples` times and until the work ends. Returns its p99 in milliseconds. */
async function p99Of(
  what: string,
  send: () => Promise<Answer>,
  { until, samples, findings }: Pick<Measuring, 'samples' | 'findings'> & { until: () => boolean },
): Promise<number> {
  const times: number[] = [];
  while (times.length < samples || !until()) {
    const { status, seconds } = await findings.timed(send);
    findings.check(status === 200 || status === 201, `${what} was answered ${status}`);
    times.push(seconds * 1_000);
    await sleep(pauseMs);
  }
  return p99(times);
}

/** Returns the value below which 99 of 100 values are; 0 without values. */
export function p99(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
