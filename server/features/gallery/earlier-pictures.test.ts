import { expect, it, onTestFinished } from 'vitest';
import { earlierDatabase } from '../../../tests/support/database/earlier-database';
import { migrateDatabase } from '../../db/migrate';

/** The last migration before pictures had more than one file. */
const before = 1;
/** The last migration before rows held keys instead of addresses. */
const beforeKeys = 16;

it('migrates existing pictures: shown ones are kept, others expire', async () => {
  const { url, client, stop } = await earlierDatabase(before);
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
  const { rows } = await client.query<{ public_key: string; kept: boolean; published: boolean }>(
    `select public_key, expires_at is null as kept, published_at is not null as published
      from uploads order by staging_key desc, public_key`,
  );
  await stop();
  expect(rows.slice(0, 3)).toEqual([
    { public_key: hung, kept: true, published: true },
    { public_key: worn, kept: true, published: true },
    { public_key: forgotten, kept: false, published: true },
  ]);
  expect(rows[3]).toEqual({ public_key: expect.stringMatching(/^[0-9a-f]{32}$/), kept: false, published: false });
});

it('converts the addresses of every store to keys, and does not change other addresses', async () => {
  const { url, client, stop } = await earlierDatabase(beforeKeys);
  onTestFinished(stop);
  const bases = [
    '/pictures',
    'https://s3.eu-west-1.amazonaws.com/seamfolk/public',
    'https://pictures.example/a/public',
  ];
  const keys = bases.map((_, index) => String(index).repeat(32));
  const foreign = `https://elsewhere.example/${'f'.repeat(32)}.png`;
  const addresses = [...bases.map((base, index) => `${base}/${keys[index]}.jpg`), foreign];
  const ids = addresses.map((_, index) => `00000000-0000-4000-8000-00000000000${index}`);
  const changed = '2026-01-02T03:04:05.000Z';
  const all = [ids, addresses, keys];
  await client.query(`insert into users (id, issuer, subject) select id::uuid, 'i', id from unnest($1::text[]) id`, [
    ids,
  ]);
  await client.query(
    `insert into uploads (user_id, public_key, public_url, claimed_at, created_at)
      select id, key, address, $4, $4 from unnest($1::uuid[], $2::text[], $3::text[]) as given (id, address, key)
      where key is not null`,
    [...all, changed],
  );
  await client.query(
    `insert into tailors (id, user_id, business_name, city, country, profile_slug, profile_picture_url, updated_at)
      select id, id, 'n', 'c', 'c', id::text, address, $3 from unnest($1::uuid[], $2::text[]) as given (id, address)`,
    [ids, addresses, changed],
  );
  await client.query(
    `insert into gallery_images (id, tailor_id, image_url, width, height, updated_at)
      select id, id, address, 3, 4, $3 from unnest($1::uuid[], $2::text[]) as given (id, address)`,
    [ids, addresses, changed],
  );
  await migrateDatabase(url);
  const shown = [...keys, foreign].map((key) => ({ key, changed }));
  const iso = `to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed`;
  expect((await client.query(`select picture_key as key, ${iso} from gallery_images order by id`)).rows).toEqual(shown);
  expect((await client.query(`select profile_picture_key as key, ${iso} from tailors order by id`)).rows).toEqual(
    shown,
  );
  const published = 'select public_key as key from uploads where published_at = $1 order by 1';
  expect((await client.query(published, [changed])).rows).toEqual(keys.map((key) => ({ key })));
  await client.query('delete from tailors');
  expect((await client.query('select from uploads where expires_at is null')).rowCount).toBe(0);
});
