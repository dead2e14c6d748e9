import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world';

/** What was done to the product, and what came of it. */
export interface Report {
  did: string;
  requests: number;
  /** Writes that the server said it has. */
  acknowledged: number;
  /** Those of them that were not there afterwards. */
  lost: number;
  /** The longest time from the end of a fault until the product worked as before, in milliseconds. */
  recoveryMs: number;
  /** What did not hold, one a line. */
  failures: string[];
}

/** One thing that goes wrong in the world, in the form of a few seconds and in the one that takes its time. */
export interface Fault {
  name: string;
  short: (world: World) => Promise<Report>;
  long: (world: World) => Promise<Report>;
}

/** Makes a fault of what it does; `parameters` say how much of it is done. */
export function fault<P>(
  name: string,
  parameters: { short: P; long: P },
  provoke: (world: World, parameters: P, findings: Findings) => Promise<string>,
): Fault {
  const report = async (world: World, given: P): Promise<Report> => {
    const findings = new Findings();
    const did = await provoke(world, given, findings).catch((error: unknown) => {
      findings.hold(false, `it broke off: ${error instanceof Error ? error.message : String(error)}`);
      return name;
    });
    return findings.report(did);
  };
  return {
    name,
    short: (world) => report(world, parameters.short),
    long: (world) => report(world, parameters.long),
  };
}

/** An answer as far as a fault looks at it; status 0 where there was none. */
export interface Timed {
  status: number;
  headers: Record<string, string>;
  text: string;
  seconds: number;
}

/** Collects what a fault sees. */
export class Findings {
  private readonly seen = { requests: 0, acknowledged: 0, lost: 0, recoveryMs: 0 };
  private readonly failures: string[] = [];

  /** Notes that something did not hold, once. */
  hold(held: boolean, failure: string): void {
    if (!held && !this.failures.includes(failure)) this.failures.push(failure);
  }

  count(requests: number, acknowledged = 0, lost = 0): void {
    this.seen.requests += requests;
    this.seen.acknowledged += acknowledged;
    this.seen.lost += lost;
    this.hold(lost === 0, `${lost} acknowledged writes were lost`);
  }

  /** Sends one request, however it ends. */
  async timed(send: () => Promise<Omit<Timed, 'seconds'>>): Promise<Timed> {
    this.count(1);
    const began = performance.now();
    const none = { status: 0, headers: {}, text: '' };
    const { status, headers, text } = await send().catch(() => none);
    return { status, headers, text, seconds: (performance.now() - began) / 1_000 };
  }

  /** Whether a request was refused as one that may be tried again, in time. */
  refused(what: string, { status, headers, seconds }: Timed, withinSeconds = 3): void {
    this.hold(status === 503, `${what} was answered ${status}, not 503`);
    this.hold(status !== 503 || Boolean(headers['retry-after']), `${what} was answered 503 without Retry-After`);
    this.hold(!headers['set-cookie'], `${what} was answered ${status} with another cookie`);
    this.hold(seconds <= withinSeconds, `${what} took ${seconds.toFixed(1)} s, more than ${withinSeconds}`);
  }

  /** Polls until `works` is true, from the moment that a fault has ended. */
  async recovers(what: string, works: () => Promise<boolean>, withinSeconds: number): Promise<void> {
    const seconds = await until(`${what} works again`, works);
    this.seen.recoveryMs = Math.max(this.seen.recoveryMs, seconds * 1_000);
    const late = `${what} took ${seconds.toFixed(1)} s to recover, more than ${withinSeconds}`;
    this.hold(seconds <= withinSeconds, late);
  }

  report(did: string): Report {
    return { did, ...this.seen, recoveryMs: Math.round(this.seen.recoveryMs), failures: this.failures };
  }
}

/** Polls until something is true, and answers how many seconds that took. @throws Error after half a minute */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > 30_000) throw new Error(`half a minute went by before ${what}`);
    await sleep(20);
  }
  return (performance.now() - began) / 1_000;
}
