import { expect, it } from 'vitest';
import { earlierDatabase } from '../../../tests/support/database/earlier-database';
import { migrateDatabase } from '../../db/migrate';

/** The last migration before `sessions` had a user id. */
const before = 10;

it('keeps existing sessions for at most a week, and removes those of deleted users', async () => {
  const { url, client, stop } = await earlierDatabase(before);
  const [here, gone] = ['1', '2'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  await client.query(`
    insert into users (id, issuer, subject) values ('${here}', 'i', 's');
    insert into sessions (sid, sess, expire) values
      ('new', '{"passport":{"user":{"id":"${here}"}}}', now() + interval '30 days'),
      ('old', '{"passport":{"user":{"id":"${here}"}}}', now() + interval '1 day'),
      ('gone', '{"passport":{"user":{"id":"${gone}"}}}', now() + interval '1 day'),
      ('nobody', '{}', now() + interval '1 day');
  `);
  await migrateDatabase(url);
  const { rows } = await client.query(`
    select sid, user_id, round(extract(epoch from now() - signed_in_at) / 86400)::int as age,
      round(extract(epoch from expire - now()) / 86400)::int as rest
    from sessions order by sid`);
  await stop();
  expect(rows).toEqual([
    { sid: 'new', user_id: here, age: 0, rest: 7 },
    { sid: 'nobody', user_id: null, age: 29, rest: 1 },
    { sid: 'old', user_id: here, age: 29, rest: 1 },
  ]);
});
