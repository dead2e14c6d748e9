import { templates } from '@shared/sheets/built-in-sheets';
import type { Sheet } from '@shared/sheets/contract';
import { addDays, startOfDay, todayIn } from '@shared/orders/days';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { figures } from '../../features/figures/tables';
import { locks } from '../../db/locks';
import { sheets } from '../../features/sheets/tables';
import { customers } from '../../features/customers/tables';
import { measurements } from '../../features/measurements/tables';
import { orderBooks, orders } from '../../features/orders/tables';
import { payments } from '../../features/payments/tables';
import { retiredSlugs, tailors } from '../../features/tailor/tables';
import { users } from '../../auth/tables';
import { customerValues } from '@shared/customers/values';
import type { DemoClient } from './demo-client';
import { demoClients } from './demo-clients';
import { demoOrderBook, demoOrderRows } from './demo-orders';
import { demoSheets } from './demo-sheets';
import { demoFacts } from './facts';
import { recordsOf } from './measuring';
import { daysBefore, joinedAt } from './moments';
import { profileOf, userOf } from './profile';
import { demoAccountTailor, demoTailors } from './tailors';
import { seeded } from '@seamfolk/cloth';
import { type DayFigures, figureDays } from '@shared/figures/contract';
import { lastDays } from '../../features/figures/last-days';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Inserts all missing demo users, tailors, clients, measurements and orders, with times before `now`. An existing user with a demo
 * e-mail gets the profile. Returns the number of new tailors.
 */
export function insertDemoRows(db: Database, issuer: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    // Two simultaneous starts: the second waits for the whole load, up to the statement timeout.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.demoData})`);
    const written = await insertTailors(tx, issuer, now);
    const demo = written.find(({ profileSlug }) => profileSlug === demoAccountTailor.slug);
    if (demo) {
      const own = demoSheets.map((sheet, position) => ({ tailorId: demo.id, ...sheet, position }));
      const all = [...templates, ...(await tx.insert(sheets).values(own).returning())];
      const idOf = await insertClients(tx, demo.id, all, now);
      await insertOrders(tx, demo.id, idOf, now);
      await tx.insert(figures).values(demoFigures(now).map((day) => ({ tailorId: demo.id, ...day })));
    }
    return written.length;
  });
}

async function insertTailors(tx: Transaction, issuer: string, now: Date) {
  const joining = demoTailors.map((tailor, index) => {
    const createdAt = joinedAt(now, index, demoTailors.length, tailor.slug);
    const [latitude, longitude] = tailor.place.at;
    const pricesAge = demoFacts[tailor.slug]?.pricesAge;
    const pricesSetAt = pricesAge === undefined ? null : daysBefore(now, pricesAge, tailor.slug);
    // The pictures follow later, and must not change the order of the directory.
    const hasPortfolio = tailor.pictures.length > 0;
    const showsKeptPromises = tailor === demoAccountTailor;
    const columns = { pricesSetAt, latitude, longitude, hasPortfolio, showsKeptPromises };
    const profile = { ...profileOf(tailor), ...columns, ...closingOf(tailor.slug, now) };
    return { user: userOf(tailor, issuer), profile, times: { createdAt, updatedAt: createdAt } };
  });
  await tx
    .insert(users)
    .values(joining.map(({ user, times }) => ({ ...user, ...times })))
    .onConflictDoNothing();
  const emails = joining.map(({ user }) => user.email);
  const owners = await tx.select({ id: users.id, email: users.email }).from(users).where(inArray(users.email, emails));
  const idOf = new Map(owners.map(({ id, email }) => [email, id]));
  const rows = joining.flatMap(({ user, profile, times }) => {
    const userId = idOf.get(user.email);
    return userId ? [{ ...profile, ...times, userId }] : [];
  });
  const taken = await slugsOfOthers(
    tx,
    rows.map(({ profileSlug }) => profileSlug),
  );
  // One by one: PostgreSQL 12 and 13 do not accept several rows with an identity column.
  const written = [];
  for (const row of rows.filter(({ profileSlug }) => !taken.has(profileSlug))) {
    const { id, profileSlug } = tailors;
    written.push(...(await tx.insert(tailors).values(row).onConflictDoNothing().returning({ id, profileSlug })));
  }
  return written;
}

/** Returns the columns of a book that is closed for some days from now. */
function closingOf(slug: string, now: Date) {
  const { closedFor, openingHours } = demoFacts[slug] ?? {};
  if (closedFor === undefined || !openingHours) return {};
  const fullUntil = addDays(todayIn(openingHours.timeZone, now), closedFor);
  return { fullUntil, takesOrdersAt: startOfDay(fullUntil, openingHours.timeZone) };
}

/** Returns slugs that other tailors left within a year. Releases those of deleted demo tailors, so that they can come back. */
async function slugsOfOthers(tx: Transaction, slugs: string[]): Promise<Set<string>> {
  const wanted = sql`unnest(${sql.param(slugs)}::text[]) as wanted (slug)`;
  await tx.execute(
    sql`delete from ${retiredSlugs} where ${retiredSlugs.slugHash} in (select slug_hash(slug) from ${wanted})`,
  );
  const { rows } = await tx.execute<{ slug: string }>(sql`select slug from ${wanted} where slug_is_held(slug, null)`);
  return new Set(rows.map(({ slug }) => slug));
}

/** Returns the ids of the clients by name. */
async function insertClients(tx: Transaction, tailorId: string, all: readonly Sheet[], now: Date) {
  const written = await tx
    .insert(customers)
    .values(demoClients.map((client) => ({ tailorId, ...customerValues(client), createdAt: clientSince(client, now) })))
    .returning({ id: customers.id, name: customers.name });
  const idOf = new Map(written.map(({ id, name }) => [name, id]));
  const records = demoClients.flatMap((client) => {
    const customerId = idOf.get(client.name);
    return customerId ? recordsOf(client).map((record) => ({ customerId, seed: client.name, ...record })) : [];
  });
  await tx.insert(measurements).values(
    records.map(({ customerId, seed, daysAgo, takenBy, ...record }) => {
      const createdAt = daysBefore(now, daysAgo, `${seed}:${daysAgo}`);
      const sheet = all.find(({ id, name }) => id === takenBy || name === takenBy);
      const taken = { sheetId: sheet?.id, sheetName: sheet?.name };
      return { tailorId, customerId, ...record, ...taken, createdAt, updatedAt: createdAt };
    }),
  );
  return idOf;
}

async function insertOrders(tx: Transaction, tailorId: string, idOf: ReadonlyMap<string, string>, now: Date) {
  const rows = demoOrderRows(idOf, now);
  await tx.insert(orderBooks).values({ tailorId, ...demoOrderBook });
  await tx.insert(orders).values(rows.orders.map((order) => ({ tailorId, ...order })));
  await tx.insert(payments).values(rows.payments.map((payment) => ({ tailorId, ...payment })));
}

/** Returns when a client was added: by default the day before the first measuring. */
function clientSince({ name, sinceDaysAgo, visits }: DemoClient, now: Date): Date {
  return daysBefore(now, sinceDaysAgo ?? Math.max(...visits.map(({ daysAgo }) => daysAgo)) + 1, name);
}

/** Returns figures of the demo tailor for each of the last 30 days: more visitors at the weekend and in the latest weeks. */
function demoFigures(now: Date): DayFigures[] {
  return lastDays(now).map((day, index) => {
    const random = seeded(`figures:${day}`);
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const views = Math.round(random.range(2, 7) * (isWeekend ? 1.8 : 1) * (0.6 + index / figureDays));
    return { day, views, contacts: Math.round(views * random.range(0.05, 0.3)), appearances: views * 5 + index };
  });
}
