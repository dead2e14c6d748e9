import type { RequestResult, Kind } from './load';

/** A change of the cluster. */
export interface Event {
  at: number;
  what: string;
  /** What was broken; undefined for a repair. */
  broken?: 'primary' | 'other';
}

interface Findings {
  results: readonly RequestResult[];
  events: readonly Event[];
  /** Writes that the site confirmed, and how many of these it no longer has. */
  acknowledged: number;
  lost: number;
  /** Whether all journeys succeeded. */
  journeys: boolean;
}

const kinds: [kind: Kind, label: string][] = [
  ['visitor', "visitors' reads"],
  ['own', "tailors' reads"],
  ['write', "tailors' writes"],
];
const isFailure = ({ status }: RequestResult) => status < 200 || status >= 400;
/** Whether the request was refused in time. */
const isRefusal = ({ status }: RequestResult) => status === 503;

/** Prints the results after each event; returns true if they meet the requirements. */
export function report({ results, events, acknowledged, lost, journeys }: Findings): boolean {
  console.log(`\n${'after'.padEnd(50)}${kinds.map(([, label]) => label.padEnd(30)).join('')}`);
  events.forEach(({ at, what }, index) => {
    const end = events[index + 1]?.at ?? Infinity;
    const during = results.filter((each) => each.at >= at && each.at < end);
    const cells = kinds.map(([kind]) => summary(during.filter((each) => each.kind === kind)).padEnd(30));
    console.log(`${what.padEnd(50)}${cells.join('')}`);
  });
  for (const [kind, label] of kinds) console.log(`${label} that failed: ${statuses(results, kind) || 'none'}`);
  const faults = events.filter(({ broken }) => broken);
  const end = Math.max(...results.map(({ at, ms }) => at + ms));
  const failedReads = results.filter((each) => each.kind === 'visitor' && isFailure(each));
  const wrong = results.filter((each) => isFailure(each) && !mayBeRefused(each, faults));
  for (const { at, status, what, ms } of wrong.slice(0, 20)) {
    console.log(`failed: ${new Date(at).toISOString().slice(11, 23)} ${status} after ${ms} ms: ${what}`);
  }
  faults.forEach(({ at, what }, index) => {
    const pauses = kinds.map(
      ([kind, label]) => `${label} ${longestPause(results, kind, at, faults[index + 1]?.at ?? end)} ms`,
    );
    console.log(`longest pause after '${what}': ${pauses.join(', ')}`);
  });
  console.log(`${acknowledged} writes acknowledged, ${lost} of them lost`);
  console.log(`${failedReads.length} of the visitors' reads failed; journeys ${journeys ? 'all walked' : 'FAILED'}`);
  console.log(`${wrong.length} requests failed that should not have`);
  return lost === 0 && acknowledged > 0 && wrong.length === 0 && journeys;
}

/** Visitors can always read, tailors while there is a primary; a write can be refused with 503 at any time. */
function mayBeRefused(each: RequestResult, faults: readonly Event[]): boolean {
  const last = faults.findLast(({ at }) => at <= each.at + each.ms);
  return isRefusal(each) && (each.kind === 'write' || (each.kind === 'own' && last?.broken === 'primary'));
}

/** Returns '503 x 7, 0 x 1'; 0 is no answer. */
function statuses(results: readonly RequestResult[], kind: Kind): string {
  const counts = new Map<number, number>();
  for (const each of results.filter((one) => one.kind === kind && isFailure(one))) {
    counts.set(each.status, (counts.get(each.status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${status} x ${count}`).join(', ');
}

/** Returns '204, 0 failed, <= 92 ms'. */
function summary(results: readonly RequestResult[]): string {
  const slowest = results.reduce((most, { ms }) => Math.max(most, ms), 0);
  return `${results.length}, ${results.filter(isFailure).length} failed, <= ${slowest} ms`;
}

/** Returns the longest time without a successful answer of this kind, in milliseconds: the time to recover, if it did. */
function longestPause(results: readonly RequestResult[], kind: Kind, from: number, to: number): number {
  const good = results.filter((each) => each.kind === kind && !isFailure(each)).map(({ at, ms }) => at + ms);
  const times = [...good.filter((time) => time >= from && time < to).sort((a, b) => a - b), to];
  return times.reduce((longest, time, index) => Math.max(longest, time - (times[index - 1] ?? from)), 0);
}
