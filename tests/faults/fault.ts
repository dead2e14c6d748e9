import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world';

/** What a fault did to the product, and the results. */
export interface Report {
  did: string;
  requests: number;
  /** Writes that the server confirmed. */
  acknowledged: number;
  /** Confirmed writes that were missing afterwards. */
  lost: number;
  /** The longest time from the end of a fault until the product worked again, in milliseconds. */
  recoveryMs: number;
  /** Expectations that failed, one per line. */
  failures: string[];
}

/** A fault, with a long form for each night, and a short form of a few seconds if there is one. */
export interface Fault {
  name: string;
  short?: (world: World) => Promise<Report>;
  long: (world: World) => Promise<Report>;
}

/** Makes a fault from its function, with the scale of its forms. */
export function fault<P>(
  name: string,
  { short, long }: { short?: P; long: P },
  provoke: (world: World, parameters: P, findings: Findings) => Promise<string>,
): Fault {
  const report = async (world: World, given: P): Promise<Report> => {
    const findings = new Findings();
    const did = await provoke(world, given, findings).catch((error: unknown) => {
      findings.check(false, `it broke off: ${error instanceof Error ? error.message : String(error)}`);
      return name;
    });
    return findings.report(did);
  };
  return {
    name,
    ...(short && { short: (world) => report(world, short) }),
    long: (world) => report(world, long),
  };
}

/** An answer, with what faults check; status 0 without an answer. */
export interface Timed {
  status: number;
  headers: Record<string, string>;
  text: string;
  seconds: number;
}

/** Collects the observations of a fault. */
export class Findings {
  private readonly seen = { requests: 0, acknowledged: 0, lost: 0, recoveryMs: 0 };
  private readonly failures: string[] = [];

  /** Records a failed expectation, once. */
  check(held: boolean, failure: string): void {
    if (!held && !this.failures.includes(failure)) this.failures.push(failure);
  }

  /** Returns how many expectations have failed. */
  failed(): number {
    return this.failures.length;
  }

  count(requests: number, acknowledged = 0, lost = 0): void {
    this.seen.requests += requests;
    this.seen.acknowledged += acknowledged;
    this.seen.lost += lost;
    this.check(lost === 0, `${lost} acknowledged writes were lost`);
  }

  /** Sends one request, with any outcome. */
  async timed(send: () => Promise<Omit<Timed, 'seconds'>>): Promise<Timed> {
    this.count(1);
    const began = performance.now();
    const none = { status: 0, headers: {}, text: '' };
    const { status, headers, text } = await send().catch(() => none);
    return { status, headers, text, seconds: (performance.now() - began) / 1_000 };
  }

  /** Expects a 503 in time with Retry-After. */
  refused(what: string, { status, headers, seconds }: Timed, withinSeconds = 3): void {
    this.check(status === 503, `${what} was answered ${status}, not 503`);
    this.check(status !== 503 || Boolean(headers['retry-after']), `${what} was answered 503 without Retry-After`);
    this.check(!headers['set-cookie'], `${what} was answered ${status} with another cookie`);
    this.check(seconds <= withinSeconds, `${what} took ${seconds.toFixed(1)} s, more than ${withinSeconds}`);
  }

  /** Polls from the end of a fault until `works` is true. */
  async recovers(what: string, works: () => Promise<boolean>, withinSeconds: number): Promise<void> {
    const seconds = await until(`${what} works again`, works);
    this.seen.recoveryMs = Math.max(this.seen.recoveryMs, seconds * 1_000);
    const late = `${what} took ${seconds.toFixed(1)} s to recover, more than ${withinSeconds}`;
    this.check(seconds <= withinSeconds, late);
  }

  report(did: string): Report {
    return { did, ...this.seen, recoveryMs: Math.round(this.seen.recoveryMs), failures: this.failures };
  }
}

/** Polls until something is true, and returns the seconds that it took. @throws Error if it takes longer than the limit, in seconds */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  longestSeconds = 30,
): Promise<number> {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > longestSeconds * 1_000)
      throw new Error(`${longestSeconds} s went by before ${what}`);
    await sleep(20);
  }
  return (performance.now() - began) / 1_000;
}
