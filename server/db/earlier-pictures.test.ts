import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { fromPackageRoot } from '../package-root';
import { migrateDatabase } from './migrate';

/** Brings an empty database to where it was before pictures had more than one file. */
async function migrateTo(last: number, client: pg.Client): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'seamfolk-migrations-'));
  await cp(fromPackageRoot('migrations'), folder, { recursive: true });
  const journalPath = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: { idx: number }[] };
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  await writeFile(journalPath, JSON.stringify({ ...journal, entries }));
  await migrate(drizzle(client), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
}

it('keeps the pictures of before: shown ones for good, others until they expire', async () => {
  const server = inject('templateUrl');
  const name = `earlier_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateTo(1, client);
  const [hung, worn, forgotten] = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
  await client.query(`
    insert into users (id, issuer, subject) values ('00000000-0000-4000-8000-000000000001', 'i', 's');
    insert into tailors (id, user_id, business_name, city, country, profile_slug, profile_picture_url)
      values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'n', 'c', 'c', 's', '/pictures/${worn}.jpg');
    insert into gallery_images (tailor_id, image_url, width, height)
      values ('00000000-0000-4000-8000-000000000002', '/pictures/${hung}.jpg', 3, 4);
    insert into uploads (user_id, staging_key, public_url, claimed_at, expires_at)
      select '00000000-0000-4000-8000-000000000001', 'staged', '/pictures/' || key || '.jpg', now(), now()
      from unnest(array['${hung}', '${worn}', '${forgotten}']) key;
    insert into uploads (user_id, staging_key, expires_at) values ('00000000-0000-4000-8000-000000000001', 'open', now());
  `);
  await migrateDatabase(url);
  const { rows } = await client.query<{ public_key: string; kept: boolean }>(
    'select public_key, expires_at is null as kept from uploads order by public_url',
  );
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  expect(rows.slice(0, 3)).toEqual([
    { public_key: hung, kept: true },
    { public_key: worn, kept: true },
    { public_key: forgotten, kept: false },
  ]);
  expect(rows[3]).toEqual({ public_key: expect.stringMatching(/^[0-9a-f]{32}$/), kept: false });
});
