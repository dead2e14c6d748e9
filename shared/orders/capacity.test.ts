import { describe, expect, it } from 'vitest';
import { firstFreeDay, fits, garmentsLeft, usualWeek, type Workroom } from './capacity';
import { addDays, weekdayOf } from './days';

const today = '2026-06-01';

const everyDay = [true, true, true, true, true, true, true];
const closedOnSunday = [true, true, true, true, true, true, false];

const order = (inDays: number | null, garments: number) => ({
  dueOn: inDays === null ? null : addDays(today, inDays),
  garments: [{ kind: 'new' as const, quantity: garments, done: 0 }],
});

const workroom = (over: Partial<Workroom>): Workroom => ({ today, weekly: 7, openDays: everyDay, orders: [], ...over });

/**
 * Sews day by day, always for the earliest promise, and returns whether all is made by its day. This is optimal for one workroom, so
 * it says whether there is any way to keep all promises.
 */
function canSew({ weekly, openDays, orders }: Workroom, day: string, more: number): boolean {
  const work = orders.flatMap(({ dueOn, garments }) =>
    dueOn === null ? [] : [{ dueOn, left: garmentsLeft(garments) }],
  );
  const jobs = [...work, { dueOn: day, left: more }].sort((a, b) => a.dueOn.localeCompare(b.dueOn));
  const perDay = weekly / openDays.filter(Boolean).length;
  for (let ahead = 0; ahead < 120; ahead += 1) {
    const now = addDays(today, ahead);
    let time = openDays[weekdayOf(now)] ? perDay : 0;
    for (const job of jobs) {
      const sewn = Math.min(job.left, time);
      job.left -= sewn;
      time -= sewn;
    }
    // Only promises from the chosen day on count: the new order does not make an earlier one later.
    if (jobs.some(({ dueOn, left }) => dueOn === now && dueOn >= day && left > 1e-6)) return false;
  }
  return true;
}

/** Returns a function that gives whole numbers below another one, the same ones in each run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

describe('the capacity of a workroom', () => {
  it('agrees with sewing day by day, for up to seven orders', () => {
    const random = randomFrom(7);
    const answers = { true: 0, false: 0 };
    for (let run = 0; run < 4_000; run += 1) {
      const orders = Array.from({ length: random(8) }, () =>
        order(random(10) === 0 ? null : random(28), 1 + random(6)),
      );
      const room = workroom({ weekly: 1 + random(14), openDays: random(2) ? everyDay : closedOnSunday, orders });
      const [day, more] = [addDays(today, random(28)), 1 + random(4)];
      const answer = fits(room, day, more);
      answers[`${answer}`] += 1;
      expect([run, answer]).toEqual([run, canSew(room, day, more)]);
    }
    expect(Math.min(answers.true, answers.false)).toBeGreaterThan(400);
  });

  it('counts late garments, a quarter of an alteration, and nothing that is done or has no day', () => {
    expect(
      garmentsLeft([
        { kind: 'new', quantity: 8, done: 2 },
        { kind: 'alteration', quantity: 3, done: 1 },
      ]),
    ).toBe(6.5);
    expect(fits(workroom({ orders: [order(-2, 3)] }), addDays(today, 1), 0)).toBe(false);
    expect(fits(workroom({ orders: [order(null, 300)] }), addDays(today, 1), 2)).toBe(true);
  });

  it('finds the same day as a look at each day of a year, also with late orders and with some beyond the year', () => {
    const random = randomFrom(11);
    const year = Array.from({ length: 367 }, (_, ahead) => addDays(today, ahead));
    let free = 0;
    for (let run = 0; run < 400; run += 1) {
      const orders = Array.from({ length: random(12) }, () =>
        order(random(20) === 0 ? 380 : random(40) - 5, 1 + random(9)),
      );
      const room = workroom({ weekly: 1 + random(14), openDays: random(2) ? everyDay : closedOnSunday, orders });
      const more = 1 + random(4);
      const day = year.find((each) => room.openDays[weekdayOf(each)] && fits(room, each, more));
      if (day && day > today) free += 1;
      expect([run, firstFreeDay(room, more)]).toEqual([run, day]);
    }
    expect(free).toBeGreaterThan(200);
  });

  it('finds the first open day, beyond what is promised', () => {
    const room = workroom({ openDays: closedOnSunday, weekly: 6, orders: [order(5, 6)] });
    expect(firstFreeDay(room, 1)).toBe(addDays(today, 7));
    expect(firstFreeDay(workroom({}), 1)).toBe(today);
    expect(firstFreeDay(workroom({ weekly: 1, orders: [order(2, 900)] }), 1)).toBeUndefined();
  });
});

describe('a usual week', () => {
  it.each([
    [[3, 5, 4, 4], undefined, 4],
    [[3, 0, 5, 0, 4, 6], undefined, 4.5],
    [[9, 9, 9, 9, 9, 9, 9, 9, 1, 1], undefined, 9],
    [[5, 5, 5], 6, 6],
    [[2, 2, 2, 2], 6, 6],
    [[5, 5, 5], null, undefined],
  ])('of %j, said %s, is %s', (finished, said, usual) => expect(usualWeek(finished, said)).toBe(usual));
});
