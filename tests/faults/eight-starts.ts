import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { fromPackageRoot } from '../../server/package-root';
import { startBuiltServer } from '../support/built-server';
import { fault } from './fault';

const parameters = { short: { times: 1, demo: false }, long: { times: 3, demo: true } };
const atOnce = 8;

/** A deployment starts all processes at once, before any table exists. */
export const eightStarts = fault('eight start at once', parameters, async (world, { times, demo }, findings) => {
  const migrations = (await readdir(fromPackageRoot('migrations'))).filter((name) => name.endsWith('.sql'));
  for (let time = 0; time < times; time += 1) {
    const url = await world.postgres.createDatabase(`eight_${time}`);
    const environment = { ...world.environment, DATABASE_URL: url, DEMO_DATA: String(demo) };
    const starts = await Promise.allSettled(Array.from({ length: atOnce }, () => startBuiltServer(environment)));
    const apps = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    findings.check(apps.length === atOnce, `${atOnce - apps.length} of ${atOnce} did not start`);
    for (const { origin } of apps) {
      const search = async () => ({
        headers: {},
        text: '',
        status: (await fetch(`${origin}/api/tailors/search`)).status,
      });
      const { status } = await findings.timed(search);
      findings.check(status === 200, `one of them answered ${status}`);
    }
    await Promise.all(apps.map(({ stop }) => stop()));
    const { applied, tailors, slugs } = await counts(url);
    findings.check(applied === migrations.length, `${applied} migrations were applied of ${migrations.length}`);
    findings.check(tailors > 0 === demo && tailors === slugs, `${tailors} demo tailors for ${slugs} addresses`);
  }
  return `started ${atOnce} at once on an empty database ${times} times`;
});

async function counts(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client
    .query<{ applied: number; tailors: number; slugs: number }>(
      `select (select count(*)::int from drizzle.__drizzle_migrations) as applied,
        count(*)::int as tailors, count(distinct profile_slug)::int as slugs from tailors`,
    )
    .finally(() => client.end());
  return rows[0] ?? { applied: 0, tailors: 0, slugs: 0 };
}
