import { eq, isNull } from 'drizzle-orm';
import type { OrderBook, OrderBookInput } from '@shared/orders/book';
import { isTimeZone } from '@shared/tailor/opening-hours';
import { currencyOf } from '@shared/tailor/currencies';
import type { Database } from '../../db/client';
import type { TailorId } from '../../db/owned';
import { found, HttpError } from '../../http/errors';
import { moveOpening } from '../tailor/book-closed';
import { tailors } from '../tailor/tables';
import { newLinkToken } from './link';
import { followingNumber } from './next-number';
import { orderBooks } from './tables';

/** Returns what holds for all orders of a tailor. */
export function orderBook(db: Database, tailorId: TailorId) {
  const get = async (): Promise<OrderBook> => {
    const [row] = await db
      .select({
        country: tailors.country,
        currency: orderBooks.currency,
        timeZone: orderBooks.timeZone,
        weeklyGarments: orderBooks.weeklyGarments,
        makesLinks: orderBooks.makesLinks,
        linksShowBalance: orderBooks.linksShowBalance,
        messages: orderBooks.messages,
      })
      .from(tailors)
      .leftJoin(orderBooks, eq(orderBooks.tailorId, tailors.id))
      .where(eq(tailors.id, tailorId));
    const { country, currency, makesLinks, linksShowBalance, messages, ...book } = found(row, 'Profile');
    return {
      ...book,
      currency: currency ?? currencyOf(country),
      nextNumber: await followingNumber(db, tailorId),
      // The defaults of a book without a row.
      makesLinks: makesLinks ?? true,
      linksShowBalance: linksShowBalance ?? false,
      messages: messages ?? {},
    };
  };
  return {
    get,
    change: async (input: OrderBookInput): Promise<OrderBook> => {
      const { timeZone } = input;
      if (timeZone !== undefined && !isTimeZone(timeZone)) {
        throw new HttpError(400, 'invalid', 'Not a time zone', { timeZone: ['Not a time zone'] });
      }
      const changed = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      if (Object.keys(changed).length > 0) {
        await db.transaction(async (tx) => {
          if (timeZone !== undefined) await moveOpening(tx, tailorId, timeZone);
          await tx
            .insert(orderBooks)
            .values({ ...changed, tailorId })
            .onConflictDoUpdate({ target: orderBooks.tailorId, set: changed });
        });
      }
      return get();
    },
    /** Keeps the time zone of the first order. A zone that is unknown here is not kept. */
    keepZone: async (timeZone: string): Promise<void> => {
      if (!isTimeZone(timeZone)) return;
      const kept = await db
        .insert(orderBooks)
        .values({ tailorId, timeZone })
        .onConflictDoUpdate({
          target: orderBooks.tailorId,
          set: { timeZone },
          setWhere: isNull(orderBooks.timeZone),
        })
        .returning({ timeZone: orderBooks.timeZone });
      if (kept.length > 0) await moveOpening(db, tailorId, timeZone);
    },
    /** Returns what a new order gets: a link, if the tailor wants one at once, and whether its page shows what is left to pay. */
    newLink: async () => {
      const [row] = await db
        .select({ makesLinks: orderBooks.makesLinks, showsBalance: orderBooks.linksShowBalance })
        .from(orderBooks)
        .where(eq(orderBooks.tailorId, tailorId));
      return {
        linkToken: row?.makesLinks === false ? null : newLinkToken(),
        linkShowsBalance: row?.showsBalance ?? false,
      };
    },
    /** Returns the time zone of the tailor's days; null if it is not known. */
    zone: async (): Promise<string | null> => {
      const [row] = await db
        .select({ timeZone: orderBooks.timeZone })
        .from(orderBooks)
        .where(eq(orderBooks.tailorId, tailorId));
      return row?.timeZone ?? null;
    },
  };
}
