import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../server/db/client';

/** 5,000 characters without repetition; every fourth text has characters of four bytes. */
const notes = (number: SQL) => sql`translate(
  (select left(string_agg(md5(${number}::text || '.' || part), ''), 5000) from generate_series(1, 160) as part),
  case when ${number} % 4 = 0 then '0123456789abcdef' else '' end,
  case when ${number} % 4 = 0 then '𠀀𠀁𠀂𠀃𠀄𠀅𠀆𠀇𠀈𠀉𠀊𠀋𠀌𠀍𠀎𠀏' else '' end)`;

/** Inserts `rows` full clients of each tailor, and records of one of them. Their texts are made once for all tailors. */
export async function insertSameLists(db: Database, tailorIds: readonly string[], rows: number): Promise<void> {
  const [first = '', ...others] = tailorIds;
  await insertLongLists(db, first, rows);
  for (const tailorId of others) {
    await db.execute(sql`with clients as (
        insert into customers (tailor_id, name, phone, whatsapp, notes)
        select ${tailorId}, name, phone, whatsapp, notes from customers where tailor_id = ${first} returning id)
      insert into measurements (tailor_id, customer_id, measurements, tags)
      select ${tailorId}, (select id from clients limit 1), measurements, tags from measurements where tailor_id = ${first}`);
  }
}

/** Inserts `rows` full clients, and records of one of them. Returns that client's id. */
export async function insertLongLists(db: Database, tailorId: string, rows: number) {
  await db.execute(sql`insert into customers (tailor_id, name, phone, whatsapp, notes)
    select ${tailorId}, 'Client ' || n, '+234 800 ' || n, '+234 801 ' || n, ${notes(sql`n`)}
    from generate_series(1, ${rows}::int) as n`);
  const { rows: clients } = await db.execute<{ id: string }>(
    sql`select id from customers where tailor_id = ${tailorId} limit 1`,
  );
  const customerId = clients[0]?.id ?? '';
  await db.execute(sql`insert into measurements (tailor_id, customer_id, measurements, tags)
    select ${tailorId}, ${customerId}, json_build_object('chest', n || ' in', 'notes', ${notes(sql`n`)}), 'shirt'
    from generate_series(1, ${rows}::int) as n`);
  // Each client has a record, so that the list of counts is long too.
  await db.execute(sql`insert into measurements (tailor_id, customer_id, measurements)
    select tailor_id, id, '{}' from customers where tailor_id = ${tailorId} and id <> ${customerId}`);
  return customerId;
}

/** Inserts `rows` pictures without files. */
export async function insertLongPortfolio(db: Database, tailorId: string, rows: number): Promise<void> {
  await db.execute(sql`insert into gallery_images (tailor_id, picture_key, caption, category, width, height, widths)
    select ${tailorId}, md5(n::text), left(${notes(sql`n`)}, 200), left(${notes(sql`n`)}, 200), 1600, 1200,
      '{320,640,1280,1600}'
    from generate_series(1, ${rows}::int) as n`);
}
