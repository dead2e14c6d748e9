import { eq, sql } from 'drizzle-orm';
import { startOfDay, type Day } from '@shared/orders/days';
import type { TailorInput } from '@shared/tailor/contract';
import { isTimeZone } from '@shared/tailor/opening-hours';
import type { Database } from '../../db/client';
import { orderBooks } from '../orders/tables';
import { tailors } from './tables';

type Row = typeof tailors.$inferSelect;
type Closing = Pick<Row, 'fullUntil' | 'takesOrdersAt'>;

/** Returns the day from which a tailor takes new orders; null while the book is open. It opens by itself at that moment. */
export function closedUntil({ fullUntil, takesOrdersAt }: Closing, now: Date): Day | null {
  return takesOrdersAt && takesOrdersAt > now ? fullUntil : null;
}

/** Returns the columns of a closed book; of an open one for null, and for a day that has begun. */
export function closingOn(day: Day | null, timeZone: string, now: Date): Closing {
  const takesOrdersAt = day === null ? null : startOfDay(day, timeZone);
  return takesOrdersAt && takesOrdersAt > now
    ? { fullUntil: day, takesOrdersAt }
    : { fullUntil: null, takesOrdersAt: null };
}

/**
 * Returns the columns of the book after a change of the profile. The day begins in the time zone of the order book, else of the opening
 * hours, else of the device, else in UTC. New opening hours move the moment of a day that stays.
 */
export async function closingOf(
  tx: Database,
  { fullUntil, openingHours, timeZone }: TailorInput,
  before?: Pick<Row, 'id' | 'openingHours' | keyof Closing>,
): Promise<Partial<Closing>> {
  const [day, now] = [fullUntil === undefined ? closedUntil(before ?? open, new Date()) : fullUntil, new Date()];
  if (fullUntil === undefined && (day === null || !openingHours)) return {};
  const hours = openingHours === undefined ? before?.openingHours : openingHours;
  const zones = [before && (await zoneOfBook(tx, before.id)), hours?.timeZone, timeZone];
  return closingOn(day, zones.find((zone) => zone && isTimeZone(zone)) ?? 'UTC', now);
}

/**
 * Moves the moment at which a closed book opens to another time zone. Locks the tailor's row until the transaction ends. The version of
 * the profile stays, because the tailor has not edited the profile.
 */
export async function moveOpening(tx: Database, tailorId: string, timeZone: string): Promise<void> {
  const { id, fullUntil, takesOrdersAt } = tailors;
  const [row] = await tx
    .select({ fullUntil, takesOrdersAt })
    .from(tailors)
    .where(eq(id, tailorId))
    .for('no key update');
  const day = row && closedUntil(row, new Date());
  if (!day) return;
  const closing = closingOn(day, timeZone, new Date());
  await tx.execute(sql`update ${tailors} set full_until = ${closing.fullUntil}::date,
    takes_orders_at = ${closing.takesOrdersAt?.toISOString() ?? null}::timestamptz where id = ${tailorId}`);
}

const open: Closing = { fullUntil: null, takesOrdersAt: null };

async function zoneOfBook(tx: Database, tailorId: string): Promise<string | null | undefined> {
  const [book] = await tx
    .select({ timeZone: orderBooks.timeZone })
    .from(orderBooks)
    .where(eq(orderBooks.tailorId, tailorId));
  return book?.timeZone;
}
