import { and, gte, isNotNull, lte, sql } from 'drizzle-orm';
import type { OrderFigures } from '@shared/orders/book';
import { sumOf, type Sum } from '@shared/orders/money';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { payments } from '../payments/tables';
import { keptPromisesOf } from './kept-promises';
import { leftToPay } from './left-to-pay';
import { orders } from './tables';

/** Orders with money left that are listed; `owed` counts all of them. */
const mostOwing = 200;

/** Returns a sum of the database, which sends sums as digits: as numbers, large ones would be rounded. */
const exact = (sum: Sum): Sum => sumOf(BigInt(sum));

/** Counts a tailor's money, finished garments and kept promises between two days, both included. */
export async function orderFigures(db: Database, tailorId: TailorId, from: string, to: string): Promise<OrderFigures> {
  const ownOrders = owned(db, orders, tailorId);
  const ready = ownOrders.within(and(isNotNull(orders.readyOn), gte(orders.readyOn, from), lte(orders.readyOn, to)));
  const months = db.execute<OrderFigures['months'][number]>(sql`
    select to_char(${payments.onDate}, 'YYYY-MM') as month, ${orders.currency} as currency,
      coalesce(sum(${payments.amount}) filter (where ${payments.amount} > 0), 0)::text as taken,
      coalesce(-sum(${payments.amount}) filter (where ${payments.amount} < 0), 0)::text as "givenBack"
    from ${payments} join ${orders} on ${orders.tailorId} = ${payments.tailorId} and ${orders.id} = ${payments.orderId}
    where ${owned(db, payments, tailorId).within(and(gte(payments.onDate, from), lte(payments.onDate, to)))}
    group by 1, 2 order by 1, 2`);
  const weeks = db.execute<OrderFigures['weeks'][number]>(sql`
    select to_char(date_trunc('week', ${orders.readyOn}::timestamp), 'YYYY-MM-DD') as monday,
      sum((line ->> 'quantity')::int * case when line ->> 'kind' = 'alteration' then 0.25 else 1 end)::float8 as garments
    from ${orders}, json_array_elements(${orders.garments}) as line
    where ${ready}
    group by 1 order by 1 desc`);
  const promises = db.execute<Pick<OrderFigures, 'kept' | 'promised' | 'daysLate'>>(sql`
    select count(*)::int as promised, count(*) filter (where ${orders.readyOn} <= ${orders.promisedOn})::int as kept,
      (avg(${orders.readyOn} - ${orders.promisedOn}) filter (where ${orders.readyOn} > ${orders.promisedOn}))::float8 as "daysLate"
    from ${orders} where ${ready} and ${orders.promisedOn} is not null`);
  const owing = sql`
    select * from (
      select ${orders.id} as id, ${orders.customerId} as "customerId", ${orders.number} as number, ${orders.currency} as currency,
        ${orders.stage} as stage, ${orders.readyOn} as "readyOn", ${orders.closedOn} as "closedOn", (${leftToPay})::text as amount
      from ${orders} where ${ownOrders.within(sql`${orders.stage} in ('ready', 'collected')`)}) as made
    where amount::numeric > 0`;
  // One statement, so that the orders and their sums agree.
  const owed = db.execute<Pick<OrderFigures, 'owed' | 'owing'>>(sql`
    with owing as (${owing})
    select
      (select coalesce(json_agg(sums), '[]') from
        (select currency, sum(amount::numeric)::text as amount, count(*)::int as orders from owing group by 1 order by 1) as sums) as owed,
      (select coalesce(json_agg(listed), '[]') from
        (select * from owing order by coalesce("closedOn", "readyOn"), number limit ${mostOwing}) as listed) as owing`);
  const since = db.execute<{ since: string | null }>(sql`
    select to_char(least(
      (select min(${payments.onDate}) from ${payments} where ${owned(db, payments, tailorId).within()}),
      (select min(${orders.readyOn}) from ${orders} where ${ownOrders.within(isNotNull(orders.readyOn))})
    ), 'YYYY-MM-DD') as since`);
  // One after another: a request that waits for five connections at once has used up its time after a fifth of it.
  const ofMonths = await months;
  const ofWeeks = await weeks;
  const ofPromises = await promises;
  const ofOwed = await owed;
  const ofSince = await since;
  const onPage = await keptPromisesOf(db, tailorId);
  const counted = ofPromises.rows[0] ?? { kept: 0, promised: 0, daysLate: null };
  const { owed: sums, owing: first } = ofOwed.rows[0] ?? { owed: [], owing: [] };
  return {
    months: ofMonths.rows.map((row) => ({ ...row, taken: exact(row.taken), givenBack: exact(row.givenBack) })),
    weeks: ofWeeks.rows,
    owed: sums.map((row) => ({ ...row, amount: exact(row.amount) })),
    owing: first.map((row) => ({ ...row, amount: exact(row.amount) })),
    since: ofSince.rows[0]?.since ?? null,
    onPage,
    ...counted,
  };
}
