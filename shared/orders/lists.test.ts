import { describe, expect, it } from 'vitest';
import type { Order } from './order';
import { addDays } from './days';
import { isOwed, listNames, listOf, listsOf, reasons, todayOf } from './lists';
import { allStages, isClosed } from './stages';

const today = '2026-06-03';

const anOrder = (over: Partial<Order>): Order => ({
  id: crypto.randomUUID(),
  customerId: crypto.randomUUID(),
  number: 1,
  currency: 'NGN',
  garments: [
    {
      id: 'g',
      garment: 'Agbada',
      kind: 'new',
      works: [],
      quantity: 1,
      done: 0,
      price: 100,
      wearer: null,
      measures: null,
    },
  ],
  ...{ discount: 0, fittings: [], dueOn: null, dueTime: null, promisedOn: null, rush: false },
  ...{ stage: 'taken', stageTimes: {}, readyAt: null, closedAt: null, readyOn: null, closedOn: null },
  ...{ cancelledBecause: null, told: {}, clothFrom: null, clothNote: null, style: null, notes: null, payments: [] },
  ...{ linkToken: null, linkShowsBalance: false, clientAskedAt: null, clientHasItAt: null },
  ...{ createdAt: '2026-05-01T00:00:00.000Z', updatedAt: '2026-05-01T00:00:00.000Z' },
  ...over,
});

const fitting = (onDate: string, atTime: string | null, doneAt: string | null = null) => ({
  ...{ id: crypto.randomUUID(), onDate, atTime, note: null, doneAt },
});

/** Orders with each stage, each day around today, with and without a fitting, told or not, asked for by the client or not. */
const all = allStages
  .flatMap((stage) =>
    [null, -9, -1, 0, 1, 4, 5, 30].flatMap((days) =>
      [[], [fitting(today, '11:30')], [fitting(today, null, '2026-06-03T08:00:00Z')]].flatMap((fittings) =>
        [-10, -1].flatMap((readyDays) =>
          [null, '2026-06-02T17:40:00.000Z'].map((pressedAt) =>
            anOrder({
              stage,
              fittings,
              dueOn: days === null ? null : addDays(today, days),
              readyOn: stage === 'ready' ? addDays(today, readyDays) : null,
              told: readyDays === -10 ? { ready: 1 } : {},
              clientAskedAt: pressedAt,
              clientHasItAt: pressedAt,
            }),
          ),
        ),
      ),
    ),
  )
  .map((order, index) => ({ ...order, number: index + 1 }));

describe('the lists of orders', () => {
  it('have each open order once, and no closed one', () => {
    const lists = listsOf(all, today);
    const listed = listNames.flatMap((name) => lists[name].map(({ number }) => number));
    const open = all.filter(({ stage }) => !isClosed(stage)).map(({ number }) => number);
    expect([...listed].sort((a, b) => a - b)).toEqual(open);
    for (const name of listNames) {
      expect(lists[name].length).toBeGreaterThan(0);
      expect(lists[name].every((order) => listOf(order, today) === name)).toBe(true);
    }
  });

  it.each([
    [{ dueOn: '2026-06-02' }, 'late'],
    [{ dueOn: today }, 'today'],
    [{ dueOn: '2026-06-07' }, 'week'],
    [{ dueOn: '2026-06-08' }, 'later'],
    [{ dueOn: null }, 'later'],
    [{ dueOn: '2026-06-02', stage: 'ready' as const }, 'ready'],
  ])('%j is in %s', (over, name) => expect(listOf(anOrder(over), today)).toBe(name));

  it.each([
    ['Monday', '2026-06-01', ['2026-06-02', '2026-06-07'], '2026-06-08'],
    ['Friday', '2026-06-05', ['2026-06-06', '2026-06-07'], '2026-06-08'],
    ['Saturday', '2026-06-06', ['2026-06-07', '2026-06-08', '2026-06-14'], '2026-06-15'],
    ['Sunday', '2026-06-07', ['2026-06-08', '2026-06-14'], '2026-06-15'],
  ])(
    'have in this week, on a %s, what is promised until its Sunday, or until the next one',
    (_name, on, days, after) => {
      for (const dueOn of days) expect([dueOn, listOf(anOrder({ dueOn }), on)]).toEqual([dueOn, 'week']);
      expect(listOf(anOrder({ dueOn: after }), on)).toBe('later');
    },
  );

  it('put a rush order first', () => {
    const orders = [
      anOrder({ number: 1, dueOn: '2026-06-04' }),
      anOrder({ number: 2, dueOn: '2026-06-05', rush: true }),
    ];
    expect(listsOf(orders, today).week.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('owe money only when the garments are made', () => {
    expect(isOwed(anOrder({ stage: 'sewing' }))).toBe(false);
    expect(isOwed(anOrder({ stage: 'collected' }))).toBe(true);
    expect(isOwed(anOrder({ stage: 'cancelled' }))).toBe(false);
  });

  it('owe no money while a price is not agreed', () => {
    const [agreed] = anOrder({}).garments;
    const garments = [agreed!, { ...agreed!, id: 'h', price: null }];
    expect(isOwed(anOrder({ stage: 'ready', garments }))).toBe(false);
  });
});

describe('today', () => {
  it('has each order at most once, by its most urgent reason', () => {
    const entries = todayOf(all, today);
    const numbers = entries.map(({ order }) => order.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(entries.map(({ reason }) => reason))).toEqual(new Set(reasons));
    expect(entries.map(({ reason }) => reasons.indexOf(reason))).toEqual(
      entries.map(({ reason }) => reasons.indexOf(reason)).sort((a, b) => a - b),
    );
    expect(entries.some(({ order }) => isClosed(order.stage))).toBe(false);
  });

  it('begins with the fittings by the hour, then what is late, the worst first', () => {
    const orders = [
      anOrder({ number: 1, dueOn: addDays(today, -1) }),
      anOrder({ number: 2, dueOn: addDays(today, -4) }),
      anOrder({ number: 3, fittings: [fitting(today, '15:00')] }),
      anOrder({ number: 4, fittings: [fitting(today, null), fitting(today, '09:00')] }),
      anOrder({ number: 5, dueOn: today }),
      anOrder({ number: 6, stage: 'ready', readyOn: addDays(today, -1) }),
      anOrder({ number: 7, stage: 'ready', readyOn: addDays(today, -8), told: { ready: 1 } }),
      anOrder({ number: 8, stage: 'ready', readyOn: addDays(today, -7), told: { ready: 1 } }),
    ];
    const entries = todayOf(orders, today);
    expect(entries.map(({ order }) => order.number)).toEqual([4, 3, 2, 1, 5, 6, 7]);
    expect(entries[0]).toMatchObject({ atTime: '09:00', fittingId: orders[3]?.fittings[1]?.id });
  });

  it('has an order that is not due if its client asked, until there is an answer', () => {
    const asked = { number: 1, dueOn: addDays(today, 20), clientAskedAt: '2026-06-02T17:40:00.000Z' };
    const reasonOf = (over: Partial<Order>) => todayOf([anOrder({ ...asked, ...over })], today)[0]?.reason;
    const [before, after] = [Date.parse(asked.clientAskedAt) - 1, Date.parse(asked.clientAskedAt) + 1];
    expect(reasonOf({})).toBe('asked');
    expect(reasonOf({ dueOn: null, told: { taken: before }, stageTimes: { taken: before } })).toBe('asked');
    expect(reasonOf({ told: { late: after } })).toBeUndefined();
    expect(reasonOf({ stage: 'sewing', stageTimes: { sewing: after } })).toBeUndefined();
    expect(reasonOf({ stage: 'ready', told: { ready: before } })).toBeUndefined();
  });

  it('says that the client of a due order asked', () => {
    const asked = { clientAskedAt: '2026-06-02T17:40:00.000Z' };
    const orders = [
      anOrder({ number: 1, dueOn: addDays(today, -2), ...asked }),
      anOrder({ number: 2, dueOn: addDays(today, -1) }),
      anOrder({ number: 3, dueOn: today, ...asked }),
      anOrder({ number: 4, fittings: [fitting(today, '15:00')], ...asked }),
    ];
    expect(todayOf(orders, today).map(({ reason, isAsked }) => [reason, isAsked])).toEqual([
      ['fitting', true],
      ['late', true],
      ['late', false],
      ['today', true],
    ]);
  });

  it('has a ready order whose client says to have it, since it was ready and until something was told', () => {
    const said = '2026-06-02T17:40:00.000Z';
    const ready = { stage: 'ready', readyOn: addDays(today, -1), told: { ready: 1 }, clientHasItAt: said } as const;
    const reasonOf = (over: Partial<Order>) => todayOf([anOrder({ ...ready, ...over })], today)[0]?.reason;
    expect(reasonOf({ readyAt: '2026-06-01T08:00:00.000Z' })).toBe('hasIt');
    expect(reasonOf({ readyAt: '2026-06-03T08:00:00.000Z' })).toBeUndefined();
    expect(reasonOf({ told: { ready: Date.parse(said) + 1 } })).toBeUndefined();
    expect(reasonOf({ stage: 'sewing', readyOn: null })).toBeUndefined();
  });
});
