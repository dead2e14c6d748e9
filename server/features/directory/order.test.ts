import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TailorCard } from '@shared/directory/contract';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aPicture, aTailor, profileInput } from '../../../tests/support/factories';
import { galleryImages } from '../gallery/tables';

let app: TestApp;
let tailors: Record<'worded' | 'first' | 'second', Awaited<ReturnType<typeof aTailor>>>;
beforeAll(async () => {
  app = await startApp();
  tailors = {
    worded: await aTailor(app, { businessName: 'Worded', bio: 'Agbada, cut by hand.' }),
    first: await aTailor(app, { businessName: 'First' }),
    second: await aTailor(app, { businessName: 'Second' }),
  };
});
afterAll(() => app.stop());

const namesOf = (cards: TailorCard[]) => cards.map(({ businessName }) => businessName);

/** Returns the names in the directory's order, read as one page and tailor by tailor. */
async function inOrder(query = ''): Promise<string[]> {
  const whole = namesOf((await app.anonymous.get(`/api/tailors/search?${query}`)).body);
  const single: string[] = [];
  let next: string | undefined = `/api/tailors/search?limit=1&${query}`;
  while (next) {
    const answer = await app.anonymous.get(next);
    single.push(...namesOf(answer.body));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
  }
  expect(single).toEqual(whole);
  return whole;
}

const save = ({ agent, tailor }: Awaited<ReturnType<typeof aTailor>>, input: object) =>
  agent.put(
    `/api/tailors/${tailor.id}`,
    profileInput({ businessName: tailor.businessName, profileSlug: tailor.profileSlug, ...input }),
  );

describe('a page without a picture and words', () => {
  it('stands at the end, and comes first when it gets its first picture', async () => {
    expect(await inOrder()).toEqual(['Worded', 'Second', 'First']);
    const { agent } = tailors.first;
    const before = await agent.get('/api/tailors/me');
    await aPicture(agent);
    expect(await inOrder()).toEqual(['First', 'Worded', 'Second']);
    // The owner's open form has not changed.
    expect((await agent.get('/api/tailors/me')).headers.etag).toBe(before.headers.etag);
    await aPicture(agent);
    expect(await inOrder()).toEqual(['First', 'Worded', 'Second']);
  });

  it('comes first when it gets its first words, also near a place and in a town', async () => {
    expect((await save(tailors.second, { bio: 'Hems by the next day.' })).status).toBe(200);
    for (const query of ['', 'near=Lagos,+Nigeria', 'city=lagos', 'country=nigeria']) {
      expect(await inOrder(query)).toEqual(['Second', 'First', 'Worded']);
    }
  });

  it('is at the end again without them, and returns to its place', async () => {
    const { agent, tailor } = tailors.first;
    const images = (await agent.get('/api/gallery')).body as { id: string }[];
    for (const { id } of images) await agent.delete(`/api/gallery/${id}`);
    expect(await inOrder()).toEqual(['Second', 'Worded', 'First']);
    expect(await inOrder('near=Lagos,+Nigeria')).toEqual(['Second', 'Worded', 'First']);
    await aPicture(agent);
    expect(await inOrder()).toEqual(['Second', 'First', 'Worded']);
    const hide = (hiddenAt: Date | null) =>
      app.database.db.update(galleryImages).set({ hiddenAt }).where(eq(galleryImages.tailorId, tailor.id));
    await hide(new Date());
    expect(await inOrder()).toEqual(['Second', 'Worded', 'First']);
    await hide(null);
    expect(await inOrder()).toEqual(['Second', 'First', 'Worded']);
  });

  it('is where it is newest if it has words from the start', async () => {
    await aTailor(app, { businessName: 'Newest', bio: 'Suits.' });
    await aTailor(app, { businessName: 'Empty' });
    expect(await inOrder()).toEqual(['Newest', 'Second', 'First', 'Worded', 'Empty']);
  });
});
