import * as z from 'zod/mini';

const dayMs = 24 * 60 * 60 * 1000;
const earliest = Date.UTC(1900, 0);
const latest = Date.UTC(2200, 0) - 1;

/** A time of an order in requests that has passed: milliseconds since 1970, from the year 1900 on. A device's clock may be a day fast. */
export const pastTime = z.int('Is not a time').check(
  z.refine((at) => at >= earliest, 'Is too long ago'),
  z.refine((at) => at <= Date.now() + dayMs, 'Is in the future'),
);

/** Whether a stored value is a time that an order can have, from 1900 to 2199. */
const isTime = (at: unknown): at is number => Number.isInteger(at) && Number(at) >= earliest && Number(at) <= latest;

/** Returns one of an order's times; undefined if there is none, or a number beyond any date. */
export function timeOf<Name extends string>(times: Readonly<Partial<Record<Name, number>>>, name: Name) {
  const at = times[name];
  return isTime(at) ? at : undefined;
}

/** Returns the stored times of an order without what is no time: an earlier version took any number. */
export function knownTimes<Times extends object>(stored: Times | null): Times {
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([, at]) => isTime(at))) as Times;
}
