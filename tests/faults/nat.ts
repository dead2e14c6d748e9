import { setTimeout as sleep } from 'node:timers/promises';
import { jobLimits, openDatabase } from '../../server/db/client';
import { startBuiltServer, type BuiltServer } from '../support/built-server';
import { insertDirectoryRows } from '../support/database/directory-rows';
import { profileInput } from '../support/factories';
import { defaultLimits } from '../support/unlimited';
import { fault, type Findings } from './fault';
import { signedIn, type World } from './world';

const parameters = { long: { visitors: 300, signUps: 20, searches: 1_400, withinMs: 55_000 } };

/** New profiles of one address that are shown at once, in a week (RATE_LIMIT_PROFILES). */
const shownAtOnce = 3;
/** Searches of one address in a minute, four times RATE_LIMIT_READS. */
const mostSearches = 1_200;
const atOnce = 10;

/** Hundreds of people share an address, as behind carrier-grade NAT. Then one program at another address searches random texts. */
export const nat = fault('behind nat, hundreds share one address', parameters, async (world, given, findings) => {
  const url = await world.postgres.createDatabase('nat');
  const { pool, db } = openDatabase(url, { limits: jobLimits });
  const environment = { ...world.environment, ...defaultLimits, DATABASE_URL: url, TRUST_PROXY: '1' };
  const app = await startBuiltServer({ ...environment, SEARCH_CACHE_SECONDS: '' });
  try {
    const rows = await insertDirectoryRows(db, given.visitors);
    const listed = rows.filter(({ isActive }) => isActive);
    const seen: Seen = { requests: 0, others: new Map() };
    const visits = Array.from({ length: given.visitors }, async (_, at) => {
      await sleep((at / given.visitors) * given.withinMs);
      const { profileSlug = '', city = '' } = listed[at % listed.length] ?? {};
      await visit(app, seen, ['/', `/discover?near=${encodeURIComponent(city)}`, `/tailors/${profileSlug}`]);
    });
    const held = await signUps(world, app, given.signUps, findings);
    await Promise.all(visits);
    findings.count(seen.requests);
    for (const [what, times] of seen.others) findings.check(false, `${times} times ${what}`);
    const served = await randomSearches(app, given.searches);
    findings.count(given.searches);
    findings.check(served <= mostSearches, `${served} searches of one address in a minute were answered`);
    const people = `${given.visitors} visitors with ${seen.requests} requests and ${given.signUps} sign-ups at one address`;
    return `served ${people}, held ${held} profiles; answered ${served} of ${given.searches} random searches of another`;
  } finally {
    await app.stop();
    await pool.end();
  }
});

interface Seen {
  requests: number;
  /** Last answers that are not 200, with their number. */
  others: Map<string, number>;
}

/** Loads pages as a browser does: each with its files that the browser does not have yet, its preview, and the map. */
async function visit({ origin }: BuiltServer, seen: Seen, pages: readonly string[]): Promise<void> {
  const cached = new Set<string>();
  const load = async (path: string) => {
    seen.requests += 1;
    const answer = await fetch(new URL(path, origin), { headers: { 'accept-language': 'en-NG' } });
    const what = `${path.split('?')[0]} was answered ${answer.status}`.replace(/needle-\d+/, 'needle');
    if (!answer.ok) seen.others.set(what, (seen.others.get(what) ?? 0) + 1);
    return answer.text();
  };
  for (const page of pages) {
    const html = await load(page);
    const files = [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|css|svg|woff2|png|ico|webmanifest|jpg|webp))"/g)];
    const added = files.flatMap(([, file = '']) => (cached.has(file) ? [] : file));
    for (const file of added) cached.add(file);
    await Promise.all([...new Set(added)].map(load));
    if (page.startsWith('/discover')) await load(`/api/map${page.slice('/discover'.length)}`);
  }
}

/** Signs up new tailors. Returns how many of their profiles are held. */
async function signUps(world: World, app: BuiltServer, times: number, findings: Findings): Promise<number> {
  let held = 0;
  for (let at = 0; at < times; at += 1) {
    const agent = await signedIn(app, world.provider, `behind-nat-${at}`);
    const profile = profileInput({ profileSlug: `behind-nat-${at}` });
    const { status, body } = await agent.post('/api/tailors', profile);
    findings.count(1, status === 201 ? 1 : 0);
    findings.check(status === 201, `a new profile was answered ${status}`);
    const worked = await agent.post('/api/customers', { name: 'Ada' });
    findings.check(worked.status === 201, `a client of a new tailor was answered ${worked.status}`);
    if ((body as { hiddenAt: string | null }).hiddenAt !== null) held += 1;
  }
  const expected = times - shownAtOnce;
  findings.check(held === expected, `${held} new profiles were held, not ${expected}`);
  return held;
}

/** Searches random texts from another address, a few at once. Returns how many were answered 200. */
async function randomSearches({ origin }: BuiltServer, times: number): Promise<number> {
  let next = 0;
  let served = 0;
  const search = async () => {
    while ((next += 1) <= times) {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const answer = await fetch(`${origin}/api/tailors/search?q=${next}x${Math.random()}`, { headers });
      await answer.text();
      if (answer.status === 200) served += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, search));
  return served;
}
