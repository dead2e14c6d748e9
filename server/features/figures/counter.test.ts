import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertDirectoryRows } from '../../../tests/support/database/directory-rows';
import { testDatabase, type TestDatabase } from '../../../tests/support/database/database';
import { figures } from './tables';
import { tailors } from '../tailor/tables';
import { figureCounter } from './counter';

let database: TestDatabase;
let ids: string[];
beforeAll(async () => {
  database = await testDatabase();
  ids = (await insertDirectoryRows(database.db, 500)).map(({ id }) => id);
});
afterAll(() => database.stop());

/** Takes tailors that no other test counts for. */
const someTailors = (count: number) => ids.splice(0, count);
const oneTailor = () => someTailors(1)[0] ?? '';

const silent = pino({ level: 'silent' });

/** The test moves the time, so that no counter writes by itself. */
beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-03-01T12:00:00Z') }),
);

const aCounter = () => figureCounter({ jobs: database.db, log: silent });
const later = (ms: number) => void vi.setSystemTime(Date.now() + ms);

const stored = async (tailorId: string) => {
  const { day, views, contacts, appearances } = figures;
  const columns = { day, views, contacts, appearances };
  return database.db.select(columns).from(figures).where(eq(figures.tailorId, tailorId)).orderBy(day);
};

describe('figureCounter', () => {
  it('writes a row per tailor and UTC day, by the time of the event', async () => {
    const [one = '', other = ''] = someTailors(2);
    const counter = aCounter();
    vi.setSystemTime('2026-03-01T23:59:59.999Z');
    counter.add('views', [one]);
    counter.add('appearances', [one, other]);
    later(1);
    counter.add('views', [one]);
    counter.add('views', [one]);
    expect(await stored(one)).toEqual([]);
    later(86_400_000);
    await counter.flush();
    expect(await stored(one)).toEqual([
      { day: '2026-03-01', views: 1, contacts: 0, appearances: 1 },
      { day: '2026-03-02', views: 2, contacts: 0, appearances: 0 },
    ]);
    expect(await stored(other)).toEqual([{ day: '2026-03-01', views: 0, contacts: 0, appearances: 1 }]);
  });

  it('counts a view of a visitor once in a quarter of an hour', async () => {
    const [one = '', other = ''] = someTailors(2);
    const counter = aCounter();
    const minute = 60_000;
    for (let reload = 0; reload < 50; reload += 1) counter.addView(one, '198.51.100.7 Chrome');
    counter.addView(one, '198.51.100.7 Firefox');
    counter.addView(one, '198.51.100.8 Chrome');
    counter.addView(other, '198.51.100.7 Chrome');
    later(15 * minute - 1);
    counter.addView(one, '198.51.100.7 Chrome');
    await counter.flush();
    expect([await stored(one), await stored(other)]).toMatchObject([[{ views: 3 }], [{ views: 1 }]]);
    later(2);
    counter.addView(one, '198.51.100.7 Chrome');
    await counter.flush();
    expect(await stored(one)).toMatchObject([{ views: 4 }]);
  });

  it('writes all pending counts in one statement, and none without counts', async () => {
    const execute = vi.fn(() => Promise.resolve());
    const counter = figureCounter({ jobs: { execute } as never, log: silent });
    counter.add('appearances', someTailors(24));
    await counter.flush();
    await counter.flush();
    await counter.stop();
    expect(execute).toHaveBeenCalledTimes(1);
  });

  it('adds to what other processes wrote, also at the same time and in another order', async () => {
    const many = someTailors(100);
    const counters = Array.from({ length: 6 }, () => aCounter());
    counters.forEach(({ add }, index) => add('views', index % 2 ? many : [...many].reverse()));
    await Promise.all(counters.map(({ flush }) => flush()));
    for (const id of many) expect(await stored(id)).toMatchObject([{ views: 6 }]);
  });

  it('writes by itself after a pause', async () => {
    const id = oneTailor();
    aCounter().add('views', [id]);
    vi.advanceTimersByTime(5_000);
    await expect.poll(() => stored(id)).toMatchObject([{ views: 1 }]);
  });

  it('writes at the stop', async () => {
    const id = oneTailor();
    const counter = aCounter();
    counter.add('views', [id]);
    await counter.stop();
    expect(await stored(id)).toMatchObject([{ views: 1 }]);
  });

  it('leaves out deleted tailors', async () => {
    const [gone = '', here = ''] = someTailors(2);
    const counter = aCounter();
    counter.add('views', [gone, here]);
    await database.db.delete(tailors).where(and(eq(tailors.id, gone)));
    await counter.flush();
    expect(await stored(gone)).toEqual([]);
    expect(await stored(here)).toMatchObject([{ views: 1 }]);
  });
});

describe('figureCounter while the database is away', () => {
  /** A counter whose database refuses until it is back. */
  function aRefusedCounter() {
    const state = { isAway: true };
    const logged: string[] = [];
    const log = pino({}, { write: (line) => void logged.push((JSON.parse(line) as { msg: string }).msg) });
    const execute: TestDatabase['db']['execute'] = (query) => {
      if (state.isAway) throw new Error('Connection refused');
      return database.db.execute(query);
    };
    return { ...figureCounter({ jobs: { execute }, log }), state, logged };
  }

  it('keeps the counts, logs it once, and writes them when it is back', async () => {
    const id = oneTailor();
    const counter = aRefusedCounter();
    counter.add('views', [id]);
    await counter.flush();
    counter.add('views', [id]);
    await counter.flush();
    expect(counter.logged).toEqual(['the figures of visitors could not be written and wait']);
    counter.state.isAway = false;
    await counter.flush();
    await counter.flush();
    expect(await stored(id)).toMatchObject([{ views: 2 }]);
    expect(counter.logged.slice(1)).toEqual(['the figures of visitors are written again']);
  });

  it('keeps a limited number of tailors, and goes on counting those', async () => {
    const [first = '', second = '', third = ''] = someTailors(3);
    const counter = aRefusedCounter();
    counter.add(
      'appearances',
      Array.from({ length: 19_998 }, () => randomUUID()),
    );
    counter.add('appearances', [first, second, third]);
    await counter.flush();
    counter.add('appearances', [third, second, first]);
    counter.state.isAway = false;
    await counter.flush();
    expect(await stored(first)).toMatchObject([{ appearances: expect.any(Number) }]);
    const all = await Promise.all([first, second, third].map(stored));
    expect(all.flat().map(({ appearances }) => appearances)).toEqual([2, 2]);
    counter.add('appearances', [third]);
    await counter.flush();
    expect(await stored(third)).toMatchObject([{ appearances: 1 }]);
  });
});

describe('a contact', () => {
  it('counts once in five minutes for a tailor, a way and an address', async () => {
    const [one = '', other = ''] = someTailors(2);
    const counter = aCounter();
    for (let tap = 0; tap < 3; tap += 1) counter.addContact(one, 'phone', '192.0.2.1');
    counter.addContact(one, 'whatsapp', '192.0.2.1');
    counter.addContact(one, 'phone', '192.0.2.2');
    counter.addContact(other, 'phone', '192.0.2.1');
    await counter.flush();
    expect(await stored(one)).toMatchObject([{ contacts: 3, views: 0 }]);
    expect(await stored(other)).toMatchObject([{ contacts: 1 }]);
    later(5 * 60_000 - 1);
    counter.addContact(one, 'phone', '192.0.2.1');
    later(2);
    counter.addContact(one, 'phone', '192.0.2.1');
    counter.addContact(one, 'phone', '192.0.2.1');
    await counter.flush();
    expect(await stored(one)).toMatchObject([{ contacts: 4 }]);
  });
});
