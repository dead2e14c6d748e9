import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor, aUser, profileInput } from '../../../tests/support/factories';
import { formerSlugs, retiredSlugs, tailors } from './tables';
import { forgetRetiredSlugs } from './retired-slugs';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Owner = Awaited<ReturnType<typeof aTailor>>;

const moveTo = ({ agent, tailor }: Owner, profileSlug: string) =>
  agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug }));
/** Returns the id of the tailor that a slug leads to. */
const ownerOf = async (slug: string) => (await app.anonymous.get(`/api/tailors/${slug}`)).body.id;
const isFree = async (agent: Owner['agent'], slug: string) => (await agent.get(`/api/slugs/${slug}`)).body.available;

/** Moves the time of all slugs and their changes this many days into the past. */
async function letDaysPass(days: number) {
  const before = sql`- make_interval(days => ${days})`;
  await app.database.db.update(tailors).set({
    slugSince: sql`slug_since ${before}`,
    slugChanges: sql`array(select at ${before} from unnest(slug_changes) as at)`,
    updatedAt: sql`updated_at`,
  });
  await app.database.db.update(formerSlugs).set({ createdAt: sql`created_at ${before}` });
  await app.database.db.update(retiredSlugs).set({ leftAt: sql`left_at ${before}` });
}

const taken = { status: 409, body: { code: 'slug_taken', errors: { profileSlug: ['This URL is already taken'] } } };

describe('a former slug', () => {
  it("leads to the page's current slug, over several changes", async () => {
    const owner = await aTailor(app, { profileSlug: 'first-address' });
    await moveTo(owner, 'second-address');
    await moveTo(owner, 'third-address');
    for (const slug of ['first-address', 'second-address', 'third-address']) {
      const { body } = await app.anonymous.get(`/api/tailors/${slug}`);
      expect(body).toMatchObject({ id: owner.tailor.id, profileSlug: 'third-address' });
    }
  });

  it('can be used again by the same page', async () => {
    const owner = await aTailor(app, { profileSlug: 'back-home' });
    await moveTo(owner, 'abroad');
    await moveTo(owner, 'further-abroad');
    expect(await isFree(owner.agent, 'back-home')).toBe(true);
    expect((await moveTo(owner, 'back-home')).status).toBe(200);
    for (const slug of ['back-home', 'abroad', 'further-abroad']) {
      expect((await app.anonymous.get(`/api/tailors/${slug}`)).body.profileSlug).toBe('back-home');
    }
  });

  it('cannot be used by another page for 365 days, new or existing', async () => {
    const owner = await aTailor(app, { profileSlug: 'corner-shop' });
    const other = await aTailor(app);
    const newcomer = await aUser(app);
    for (const slug of ['market-hall', 'riverside']) {
      await letDaysPass(3);
      await moveTo(owner, slug);
    }
    await letDaysPass(361);
    for (const slug of ['corner-shop', 'market-hall']) {
      expect([await isFree(newcomer, slug), await isFree(other.agent, slug)]).toEqual([false, false]);
      expect(await newcomer.post('/api/tailors', profileInput({ profileSlug: slug }))).toMatchObject(taken);
      expect(await moveTo(other, slug)).toMatchObject(taken);
      expect(await ownerOf(slug)).toBe(owner.tailor.id);
    }
    expect(await ownerOf(other.tailor.profileSlug)).toBe(other.tailor.id);
  });

  it('can be taken after a year, and leads to its page until then', async () => {
    const before = await aTailor(app, { profileSlug: 'old-mill' });
    await letDaysPass(3);
    await moveTo(before, 'new-mill');
    await letDaysPass(366);
    expect(await ownerOf('old-mill')).toBe(before.tailor.id);
    const newcomer = await aUser(app);
    expect(await isFree(newcomer, 'old-mill')).toBe(true);
    const made = await newcomer.post('/api/tailors', profileInput({ profileSlug: 'old-mill' }));
    expect(await ownerOf('old-mill')).toBe(made.body.id);
    expect(await ownerOf('new-mill')).toBe(before.tailor.id);
    expect(await moveTo(before, 'old-mill')).toMatchObject(taken);
    await letDaysPass(3);
    await moveTo({ agent: newcomer, tailor: made.body }, 'windmill');
    expect(await ownerOf('old-mill')).toBe(made.body.id);
    expect(await moveTo(before, 'old-mill')).toMatchObject(taken);
  });

  it('is reserved for a year after its last use', async () => {
    const owner = await aTailor(app, { profileSlug: 'twice-left' });
    await letDaysPass(3);
    await moveTo(owner, 'somewhere-else');
    await letDaysPass(366);
    await moveTo(owner, 'twice-left');
    await moveTo(owner, 'somewhere-else');
    expect(await isFree(await aUser(app), 'twice-left')).toBe(false);
  });

  it('cannot be taken at the moment of the change', async () => {
    const owner = await aTailor(app, { profileSlug: 'hot-seat' });
    await letDaysPass(3);
    const others = await Promise.all(Array.from({ length: 4 }, () => aTailor(app)));
    const moves = [moveTo(owner, 'cold-seat'), ...others.map((other) => moveTo(other, 'hot-seat'))];
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 409, 409, 409, 409]);
    expect(await ownerOf('hot-seat')).toBe(owner.tailor.id);
  });

  it('is reserved by the database itself', async () => {
    const owner = await aTailor(app, { profileSlug: 'kept-by-database' });
    await letDaysPass(3);
    const other = await aTailor(app);
    const move = (id: string, slug: string) =>
      app.database.db.execute(sql`update tailors set profile_slug = ${slug} where id = ${id}`);
    await move(owner.tailor.id, 'moved-by-hand');
    expect(await ownerOf('kept-by-database')).toBe(owner.tailor.id);
    await expect(move(other.tailor.id, 'kept-by-database')).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'tailors_slug_is_held' },
    });
  });

  it('does not change when the change of slug is refused', async () => {
    const other = await aTailor(app);
    const owner = await aTailor(app, { profileSlug: 'steady' });
    expect((await moveTo(owner, other.tailor.profileSlug)).status).toBe(409);
    expect((await app.anonymous.get('/api/tailors/steady')).body.profileSlug).toBe('steady');
  });
});

describe('a slug that a page had for less than three days', () => {
  it('redirects, but another page can take it', async () => {
    const owner = await aTailor(app, { profileSlug: 'typing-mistkae' });
    await moveTo(owner, 'typing-mistake');
    expect(await ownerOf('typing-mistkae')).toBe(owner.tailor.id);
    const other = await aTailor(app);
    expect(await isFree(other.agent, 'typing-mistkae')).toBe(true);
    expect((await moveTo(other, 'typing-mistkae')).status).toBe(200);
    expect(await ownerOf('typing-mistkae')).toBe(other.tailor.id);
    expect(await ownerOf('typing-mistake')).toBe(owner.tailor.id);
  });

  it('stays reserved if the page had it before for longer', async () => {
    const owner = await aTailor(app, { profileSlug: 'printed-code' });
    await letDaysPass(3);
    for (const slug of ['short-try', 'printed-code', 'new-start']) await moveTo(owner, slug);
    const newcomer = await aUser(app);
    expect([await isFree(newcomer, 'printed-code'), await isFree(newcomer, 'short-try')]).toEqual([false, true]);
  });

  it('is free after the deletion of the account', async () => {
    const { agent } = await aTailor(app, { profileSlug: 'here-for-a-day' });
    await agent.delete('/api/account');
    expect(await isFree(await aUser(app), 'here-for-a-day')).toBe(true);
  });
});

describe('changes of a slug', () => {
  it('are possible three times in 30 days, and 100 of them reserve one address', async () => {
    const owner = await aTailor(app, { profileSlug: 'greedy' });
    await letDaysPass(3);
    const reserved = () => app.database.db.$count(formerSlugs, eq(formerSlugs.isReserved, true));
    const before = await reserved();
    const moves: Awaited<ReturnType<typeof moveTo>>[] = [];
    for (let batch = 0; batch < 100; batch += 5) {
      const slugs = Array.from({ length: 5 }, (_, index) => `greedy-${batch + index}`);
      moves.push(...(await Promise.all(slugs.map((slug) => moveTo(owner, slug)))));
    }
    const refused = moves.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 97 }, () => 429));
    expect((await reserved()) - before).toBe(1);
    const day = new Date(Date.now() + 30 * 86_400_000);
    const on = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
    const message = `You have changed the URL 3 times in 30 days. You can change it again on ${on}.`;
    expect(refused[0]?.body).toEqual({ code: 'rate_limited', message, errors: { profileSlug: [message] } });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(29 * 86_400);

    const { body } = await owner.agent.get('/api/tailors/me');
    expect((await moveTo(owner, body.profileSlug)).status).toBe(200);
    await letDaysPass(29);
    expect((await moveTo(owner, 'greedy-again')).status).toBe(429);
    await letDaysPass(1);
    expect((await moveTo(owner, 'greedy-again')).status).toBe(200);
  });
});

describe('the slugs of a deleted account', () => {
  it('answer 404, cannot be used by another page for 365 days, and are stored only as hashes', async () => {
    const owner = await aTailor(app, { profileSlug: 'closing-down' });
    await letDaysPass(3);
    await moveTo(owner, 'closed-for-good');
    await letDaysPass(100);
    expect((await owner.agent.delete('/api/account')).status).toBe(204);
    const newcomer = await aUser(app);
    for (const slug of ['closing-down', 'closed-for-good']) {
      expect((await app.anonymous.get(`/api/tailors/${slug}`)).status).toBe(404);
      expect((await app.anonymous.get(`/tailors/${slug}`)).status).toBe(404);
      expect(await isFree(newcomer, slug)).toBe(false);
      expect(await newcomer.post('/api/tailors', profileInput({ profileSlug: slug }))).toMatchObject(taken);
    }
    const kept = await app.database.db.select().from(retiredSlugs);
    expect(kept.map(({ slugHash }) => slugHash)).toEqual(kept.map(() => expect.stringMatching(/^[0-9a-f]{64}$/)));
    await letDaysPass(300);
    expect([await isFree(newcomer, 'closing-down'), await isFree(newcomer, 'closed-for-good')]).toEqual([true, false]);
    await letDaysPass(100);
    await forgetRetiredSlugs(app.database.db);
    expect(await app.database.db.select().from(retiredSlugs)).toEqual([]);
    const made = await newcomer.post('/api/tailors', profileInput({ profileSlug: 'closed-for-good' }));
    expect(await ownerOf('closed-for-good')).toBe(made.body.id);
  });
});
