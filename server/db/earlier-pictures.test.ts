import { expect, it } from 'vitest';
import { earlierDatabase } from '../../tests/support/earlier-database';
import { migrateDatabase } from './migrate';

/** The last migration before pictures had more than one file. */
const before = 1;

it('keeps the pictures of before: shown ones for good, others until they expire', async () => {
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
  const { rows } = await client.query<{ public_key: string; kept: boolean }>(
    'select public_key, expires_at is null as kept from uploads order by public_url',
  );
  await stop();
  expect(rows.slice(0, 3)).toEqual([
    { public_key: hung, kept: true },
    { public_key: worn, kept: true },
    { public_key: forgotten, kept: false },
  ]);
  expect(rows[3]).toEqual({ public_key: expect.stringMatching(/^[0-9a-f]{32}$/), kept: false });
});
