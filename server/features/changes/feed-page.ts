import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { changedRowsSchema, changesSchema, type LeftOutRow } from '@shared/changes/contract';
import { perTable, syncedTables, type SyncedTable } from '@shared/changes/synced-tables';
import type { Database } from '../../db/client';
import type { TailorId } from '../../db/owned';
import { rowsInPages } from '../../db/pages';
import { restAfter } from '../../http/load/rest';
import { turns, turnsByKey } from '../../http/load/turns';
import { writtenItems } from '../../http/response/written-answer';
import { customers } from '../customers/tables';
import { measurements } from '../measurements/tables';
import { orders } from '../orders/tables';
import { payments } from '../payments/tables';
import { sheets } from '../sheets/tables';
import { feedParts, type FeedPart, type Place } from './cursor';
import type { FeedAnswer } from './feed-answer';
import { deletions } from './tables';

const tables = { customers, sheets, measurements, orders, payments } satisfies Record<SyncedTable, object>;

/** The schema of an item of each part in the answer. */
const itemsOf = {
  ...perTable((table) => changedRowsSchema.shape[table].def.element),
  deletions: changesSchema.shape.deleted.def.element,
};

/** Most rows of a page, and about how many characters of JSON it has. */
export const pageLimits = { rows: 1_000, characters: 1_000_000 };

/** What a page reads: the changes of the transactions from `since`, 0 for all rows, up to `until`, behind `last`. */
interface Asked {
  tailorId: TailorId;
  since: number;
  until: number;
  last?: Place;
}

type Deletion = typeof deletions.$inferSelect;

interface FeedPage extends Pick<FeedAnswer, 'items'> {
  leftOut: LeftOutRow[];
  /** The last row, if there can be more behind it. */
  last?: Place;
}

const message = 'Too many devices at once. Please try again.';

/** Pages are whole in memory before they are sent. Devices read page after page, so a few at once serve many of them. */
const inTurn = turns({ atOnce: 4, waiting: 500, maxWaitMs: 1_000, message });

/**
 * The pages of one tailor are read one at a time, and wait for each other outside the queue of all: the devices of one book never take
 * the turns of others.
 */
const inTurnOfBook = turnsByKey({ atOnce: 1, waiting: 50, maxWaitMs: 5_000, message, status: 429 });

/**
 * Reads one page of the feed, in few statements of bounded size, and writes it as JSON part by part.
 * @throws HttpError 503 if too many pages are read at once, 429 if too many of this tailor
 */
export const readFeedPage = (db: Database, asked: Asked): Promise<FeedPage> =>
  inTurnOfBook(asked.tailorId, () => inTurn(() => readPage(db, asked)));

async function readPage(db: Database, asked: Asked): Promise<FeedPage> {
  const page: FeedPage = {
    items: { ...perTable(() => ''), deletions: '' },
    leftOut: [],
  };
  const left = { ...pageLimits };
  const begun = asked.last ? feedParts.indexOf(asked.last.part) : 0;
  for (const part of feedParts.slice(begun)) {
    // Devices that read everything begin without rows, so no deletion concerns them.
    if (part === 'deletions' && asked.since === 0) continue;
    const { rows, keyOf } = source(db, part, { ...asked, limit: left.rows });
    let began = performance.now();
    for await (const batch of rows) {
      const newest = batch.at(-1);
      if (!newest) continue;
      const { json, leftOut } = writtenItems(itemsOf[part], batch.map(named));
      page.items[part] += page.items[part] && json ? `,${json}` : json;
      if (part !== 'deletions')
        page.leftOut.push(...leftOut.map((row) => ({ table: part, id: (row as { id: string }).id })));
      left.rows -= batch.length;
      left.characters -= json.length;
      if (left.rows <= 0 || left.characters <= 0) return { ...page, last: { part, key: keyOf(newest as never) } };
      await restAfter(began);
      began = performance.now();
    }
  }
  return page;
}

/** Returns an item with the names of the contract. */
function named(item: object): object {
  return 'tableName' in item && 'rowId' in item ? { table: item.tableName, id: item.rowId } : item;
}

/** Returns the rows of one part of the feed in its order, and the function that returns the key of a row. */
function source(db: Database, part: FeedPart, { limit, ...asked }: Asked & { limit: number }) {
  const table = part === 'deletions' ? deletions : tables[part];
  const by =
    part === 'deletions'
      ? [deletions.changedIn, deletions.tableName, deletions.rowId]
      : [tables[part].changedIn, tables[part].id];
  const isSent = part === 'deletions' ? isStillDeleted(asked.tailorId) : undefined;
  const keyOf = (row: Deletion & { id: string }) =>
    part === 'deletions' ? [`${row.changedIn}`, row.tableName, row.rowId] : [`${row.changedIn}`, row.id];
  return {
    rows: rowsInPages<typeof table>(db, {
      table,
      where: and(isChanged(table, by, part, asked), isSent),
      order: { by },
      limit,
    }),
    keyOf,
  };
}

interface FeedTable {
  tailorId: PgColumn;
  changedIn: PgColumn;
}

/**
 * A sweep ends below the first transaction that ran when it began: all others below it have ended, so a later statement finds no new
 * row there. Reading everything has no end, because rows of a restored database can have higher transactions than this one has reached.
 */
function isChanged({ tailorId, changedIn }: FeedTable, by: PgColumn[], part: FeedPart, asked: Asked): SQL | undefined {
  const { since, until, last } = asked;
  return and(
    eq(tailorId, asked.tailorId),
    gte(changedIn, since),
    since === 0 ? undefined : lt(changedIn, until),
    last?.part === part ? sql`(${listed(by)}) > (${listed(last.key)})` : undefined,
  );
}

/** An import can add a row with the id of a deleted one: the row is then what holds. */
function isStillDeleted(tailorId: TailorId): SQL | undefined {
  const isThere = (name: SyncedTable) =>
    sql`(table_name = ${name} and exists (
      select from ${tables[name]} added where added.tailor_id = ${tailorId} and added.id = row_id))`;
  return and(...syncedTables.map((name) => sql`not ${isThere(name)}`));
}

const listed = (parts: readonly unknown[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
