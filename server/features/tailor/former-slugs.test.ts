import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor, aUser, profileInput } from '../../../tests/support/factories';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Owner = Awaited<ReturnType<typeof aTailor>>;

const moveTo = ({ agent, tailor }: Owner, profileSlug: string) =>
  agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug }));
/** Whose page an address leads to. */
const ownerOf = async (slug: string) => (await app.anonymous.get(`/api/tailors/${slug}`)).body.id;

describe('an address that a page has left', () => {
  it('leads to the page where it is now, over several moves', async () => {
    const owner = await aTailor(app, { profileSlug: 'first-address' });
    await moveTo(owner, 'second-address');
    await moveTo(owner, 'third-address');
    for (const slug of ['first-address', 'second-address', 'third-address']) {
      const { body } = await app.anonymous.get(`/api/tailors/${slug}`);
      expect(body).toMatchObject({ id: owner.tailor.id, profileSlug: 'third-address' });
    }
  });

  it('is the page’s own again when it moves back', async () => {
    const owner = await aTailor(app, { profileSlug: 'home' });
    await moveTo(owner, 'abroad');
    await moveTo(owner, 'home');
    expect((await app.anonymous.get('/api/tailors/home')).body.profileSlug).toBe('home');
    expect((await app.anonymous.get('/api/tailors/abroad')).body.profileSlug).toBe('home');
  });

  it('is free for anybody, and theirs once they take it', async () => {
    const before = await aTailor(app, { profileSlug: 'corner-shop' });
    await moveTo(before, 'market-hall');
    expect((await (await aUser(app)).get('/api/slugs/corner-shop')).body).toEqual({ available: true });
    const after = await aTailor(app, { profileSlug: 'corner-shop' });
    expect(await ownerOf('corner-shop')).toBe(after.tailor.id);
    expect(await ownerOf('market-hall')).toBe(before.tailor.id);
    await moveTo(after, 'riverside');
    expect(await ownerOf('corner-shop')).toBe(after.tailor.id);
  });

  it('stays as it was when the move is refused', async () => {
    const taken = await aTailor(app);
    const owner = await aTailor(app, { profileSlug: 'steady' });
    expect((await moveTo(owner, taken.tailor.profileSlug)).status).toBe(409);
    expect((await app.anonymous.get('/api/tailors/steady')).body.profileSlug).toBe('steady');
  });
});
