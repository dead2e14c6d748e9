import { expect, it, onTestFinished } from 'vitest';
import { earlierDatabase } from '../../../tests/support/database/earlier-database';
import { migrateDatabase } from '../../db/migrate';

/** The last migration before hidden belonged to the upload. */
const before = 25;

it('hides a picture again that its owner had taken back, and one that two rows show', async () => {
  const { url, client, stop } = await earlierDatabase(before);
  onTestFinished(stop);
  const [takenBack, twice, restored] = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
  const ids = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
  await client.query(`
    insert into users (id, issuer, subject) select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'i', n from generate_series(1, 3) n;
    insert into uploads (id, user_id, public_key, published_at)
      select ('00000000-0000-4000-8000-00000000000' || n)::uuid, ('00000000-0000-4000-8000-00000000000' || n)::uuid, key, now()
      from unnest(array['${takenBack}', '${twice}', '${restored}']) with ordinality as given (key, n);
    insert into tailors (id, user_id, business_name, city, country, profile_slug, profile_picture_key)
      select id, user_id, 'n', 'c', 'c', 'slug-' || public_key, public_key from uploads;
    insert into gallery_images (tailor_id, picture_key, width, height, hidden_at)
      values ('${ids(2)}', '${twice}', 3, 4, now());
    insert into cases (id, kind, tailor_id) select id, 'report', id from tailors;
    insert into decisions (case_id, user_id, tailor_id, image_id, act, ground, ended_at)
      select id, id, id, id, 'hide picture', 'spam', case when profile_picture_key = '${restored}' then now() end from tailors
      where profile_picture_key <> '${twice}';
  `);
  await migrateDatabase(url);
  const { rows } = await client.query<{ hidden: boolean[] }>(`
    select array[upload.hidden_at is not null, tailor.profile_picture_hidden_at is not null] as hidden
    from uploads upload join tailors tailor on tailor.profile_picture_key = upload.public_key order by upload.id`);
  expect(rows.map(({ hidden }) => hidden)).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});
