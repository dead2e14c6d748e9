import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { ContactLinkName, DayFigures } from '@shared/figures/contract';
import type { Database } from '../../db/client';
import { figures } from './tables';
import { tailors } from '../tailor/tables';
import { dayOf } from './last-days';

/** What is counted of a tailor. */
export type Figure = Exclude<keyof DayFigures, 'day'>;

/** What an answer to a visitor counts for: a view of one tailor's page, or the appearances of several tailors. */
export interface Counted {
  figure: Exclude<Figure, 'contacts'>;
  tailorIds: readonly string[];
}

/** The ways to contact a tailor: the links of the page and the file for address books. */
export type ContactWay = ContactLinkName | 'card';

/** Counts what visitors do, in memory, and writes the counts every few seconds. A crash loses the counts not written yet. */
export interface FigureCounter {
  /** Adds one to a figure of each tailor. */
  add: (figure: Figure, tailorIds: readonly string[]) => void;
  /** Adds a view of a page. The same visitor counts once in a quarter of an hour. */
  addView: (tailorId: string, visitor: string) => void;
  /** Adds a contact. The same way from the same network address counts once in five minutes. */
  addContact: (tailorId: string, by: ContactWay, address: string) => void;
  /** Writes all counts. Never rejects: counts that could not be written stay for the next time. */
  flush: () => Promise<void>;
  /** Writes all counts for the last time, for at most three seconds. */
  stop: () => Promise<void>;
}

const flushAfterMs = 5_000;
/** Maximum number of tailor-days in memory, about 300 bytes each. While the database is away, further ones are not counted. */
const maxPending = 20_000;
const sameContactMs = 5 * 60_000;
const sameViewMs = 15 * 60_000;
/** Remembered contacts, and as many views. If there are more, the oldest are forgotten and may count again. */
const maxRemembered = 20_000;
const lastFlushMs = 3_000;

type DayCounts = DayFigures & { tailorId: string };

/** Makes the counter of a process. The day of a count is that of the event in UTC, also if it is written later. */
export function figureCounter({ jobs, log }: { jobs: Pick<Database, 'execute'>; log: Logger }): FigureCounter {
  let pending = new Map<string, DayCounts>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWrite = Promise.resolve();
  let isFailing = false;
  let isStopped = false;

  const merge = (added: DayCounts) => {
    const key = `${added.tailorId} ${added.day}`;
    const row = pending.get(key);
    if (row) {
      row.views += added.views;
      row.contacts += added.contacts;
      row.appearances += added.appearances;
    } else if (pending.size < maxPending) pending.set(key, added);
  };

  const write = async () => {
    const rows = [...pending.values()];
    pending = new Map();
    try {
      if (rows.length > 0) await jobs.execute(addition(rows));
      if (isFailing) log.info('the figures of visitors are written again');
      isFailing = false;
    } catch (err) {
      rows.forEach(merge);
      if (!isFailing) log.warn({ err }, 'the figures of visitors could not be written and wait');
      isFailing = true;
    }
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    lastWrite = lastWrite.then(write).then(writeLater);
    return lastWrite;
  };

  const writeLater = () => {
    if (pending.size > 0 && !isStopped) timer ??= setTimeout(() => void flush(), flushAfterMs).unref();
  };

  const add: FigureCounter['add'] = (figure, tailorIds) => {
    const day = dayOf(new Date());
    for (const tailorId of tailorIds) merge({ tailorId, day, views: 0, contacts: 0, appearances: 0, [figure]: 1 });
    writeLater();
  };

  const isRepeatedView = repetitions(sameViewMs);
  const isRepeatedContact = repetitions(sameContactMs);
  return {
    add,
    addView: (tailorId, visitor) => {
      if (!isRepeatedView(`${tailorId} ${visitor}`)) add('views', [tailorId]);
    },
    addContact: (tailorId, by, address) => {
      if (!isRepeatedContact(`${tailorId} ${by} ${address}`)) add('contacts', [tailorId]);
    },
    flush,
    stop: async () => {
      isStopped = true;
      await Promise.race([flush(), sleep(lastFlushMs, undefined, { ref: false })]);
    },
  };
}

/**
 * Returns whether something has happened in the last `ms` milliseconds, and remembers it. What is remembered is a hash with a key
 * of this process, which changes every day, so that no address is kept and hashes of two days cannot be compared.
 */
function repetitions(ms: number): (what: string) => boolean {
  let key = { day: '', bytes: randomBytes(32) };
  const recent = new LRUCache<string, true>({ max: maxRemembered, ttl: ms, ttlResolution: 0, perf: Date });
  return (what) => {
    const day = dayOf(new Date());
    if (key.day !== day) key = { day, bytes: randomBytes(32) };
    const hash = createHmac('sha256', key.bytes).update(what).digest('base64url');
    if (recent.has(hash)) return true;
    recent.set(hash, true);
    return false;
  };
}

/**
 * Adds to the rows of all tailor-days in one statement. The join leaves out deleted tailors, whose rows the foreign key would
 * refuse. The order is the same in every process, so that two statements cannot wait for each other's rows.
 */
function addition(rows: readonly DayCounts[]) {
  return sql`
    insert into ${figures} as kept (tailor_id, day, views, contacts, appearances)
    select added."tailorId", added.day, added.views, added.contacts, added.appearances
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as added ("tailorId" uuid, day date, views integer, contacts integer, appearances integer)
    join ${tailors} on ${tailors.id} = added."tailorId"
    order by added."tailorId", added.day
    on conflict (tailor_id, day) do update set
      views = kept.views + excluded.views,
      contacts = kept.contacts + excluded.contacts,
      appearances = kept.appearances + excluded.appearances`;
}
