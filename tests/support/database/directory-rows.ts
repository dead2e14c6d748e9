import { sql } from 'drizzle-orm';
import { type Random, seeded } from '@seamfolk/cloth';
import { weekdays } from '@shared/tailor/opening-hours';
import type { Database } from '../../../server/db/client';
import { tailors } from '../../../server/features/tailor/tables';
import { users } from '../../../server/auth/tables';

const towns = [
  'San José',
  'Nueva York',
  'Saint-Étienne',
  'Ikeja',
  'Łódź',
  'New Ham',
  'Hamburg',
  'Åbo',
  'El Ham',
  'Sanaa',
];
const countries = ['Nigeria', 'United States', 'Costa Rica', 'Côte d’Ivoire', 'United Kingdom'];
const services = ['Alterations & Repairs', 'Wedding & Bridal', 'Cultural & Traditional Wear', 'Formal & Evening Wear'];
const specialties = ['African Attire', 'South Asian Wear', 'European Traditional Wear'];
const garments = ['Agbada', 'Kente', 'Saree/Sari', 'Ao Dai', 'Hanbok', 'Gomesi'];
const languages = ['en', 'yo', 'fr', 'ha', 'gu', 'pcm'];
const timeZones = [
  'Pacific/Honolulu',
  'America/New_York',
  'Africa/Lagos',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
];
const names = ['Adùnní', 'Ada', 'Needle', 'Thread', 'Couture', 'Ó Brien', 'Stitch', 'Kim', 'Kimono', 'Zoë'];

/** Values to search these rows for, frequent ones first. */
export const asked = { towns, countries, services, specialties, garments, languages, names };

/** Draws the first ones often, the last ones rarely. */
const skewed = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random.next() ** 3 * list.length)] as T;
const some = <T>(random: Random, list: readonly T[], atMost: number): T[] => [
  ...new Set(Array.from({ length: Math.floor(random.next() * (atMost + 1)) }, () => skewed(random, list))),
];

/** Inserts tailors all over the earth, most in towns with several on the same spot; one of eleven is not listed. */
export async function insertDirectoryRows(db: Database, count: number) {
  const random = seeded('directory rows');
  const spots = Array.from({ length: 400 }, () => spot(random));
  const made = Array.from({ length: count }, (_, number) => {
    const town = Math.floor(random.next() ** 2 * spots.length);
    return { number, ...(random.next() < 0.2 ? spot(random) : spots[town]), ...profile(random, number, town) };
  });
  for (let start = 0; start < count; start += 2_000) await insert(db, made.slice(start, start + 2_000));
  return db.select().from(tailors);
}

function spot(random: Random) {
  const degrees = (most: number) => Math.round(random.range(-most, most) * 1e6) / 1e6;
  return { latitude: degrees(84), longitude: degrees(180) };
}

function profile(random: Random, number: number, town: number) {
  return {
    businessName: [skewed(random, names), skewed(random, names), number % 50].join(' '),
    city: `${towns[town % towns.length]} ${town % 7 === 0 ? '' : town}`.trim(),
    state: town % 3 === 0 ? '' : `Region ${town % 29}`,
    country: skewed(random, countries),
    zipcode: number % 4 === 0 ? '' : `${town % 90}-${number % 7}`,
    primaryServiceCategories: [skewed(random, services), ...some(random, services, 1)],
    culturalSubCategories: some(random, specialties, 2),
    serviceCategories: some(random, garments, 3),
    languages: some(random, languages, 3),
    homeVisits: random.next() < 0.15,
    ...describedBy(seeded(`words ${number}`)),
    ...bookOf(seeded(`book ${number}`)),
    profileSlug: `needle-${number}`,
    isActive: number % 11 !== 0,
  };
}

/** Most have words, a third prices, and half opening hours in any time zone. */
function describedBy(random: Random) {
  const open = { opens: '09:00', closes: '17:00' };
  const days = Object.fromEntries(weekdays.map((day) => [day, random.next() < 0.3 ? open : null]));
  const openingHours = { timeZone: random.pick(timeZones), days, byAppointment: true };
  return {
    bio: random.next() < 0.7 ? 'Sews.' : null,
    fromPrices: random.next() < 0.3 ? { currency: 'NGN', items: [{ garment: 'Agbada', amount: 1 }] } : null,
    openingHours: random.next() < 0.5 ? openingHours : null,
  };
}

/** One of ten has closed the book, half of them until a day in March 2026 and half until a later one. */
function bookOf(random: Random) {
  if (random.next() >= 0.1) return { fullUntil: null, takesOrdersAt: null };
  const day = `2026-${random.next() < 0.5 ? '03' : '06'}-${random.pick(['02', '03', '04', '16'])}`;
  return { fullUntil: day, takesOrdersAt: `${day}T${random.pick(['00', '12', '22'])}:00:00Z` };
}

async function insert(db: Database, made: (ReturnType<typeof profile> & { number: number })[]): Promise<void> {
  const people = await db
    .insert(users)
    .values(made.map(({ number }) => ({ issuer: 'test', subject: String(number) })))
    .returning({ id: users.id, number: sql<number>`${users.subject}::int` });
  const idOf = new Map(people.map(({ id, number }) => [number, id]));
  const rows = made.map(({ number, ...row }) => inColumns({ ...row, userId: idOf.get(number) }));
  const columns = sql.raw(Object.keys(rows[0] ?? {}).join());
  // PostgreSQL before 14 cannot insert several rows of VALUES with an identity column.
  await db.execute(sql`insert into ${tailors} (${columns})
    select ${columns} from json_populate_recordset(null::${tailors}, ${JSON.stringify(rows)})`);
}

/** Converts field names to columns: { businessName: 'Ada' } -> { business_name: 'Ada' } */
function inColumns(row: object) {
  const column = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [column(field), value as unknown]));
}
