import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '@shared/customers';
import type { GalleryImage } from '@shared/gallery';
import type { Measurement } from '@shared/measurements';
import { signIn, startApp, type TestApp } from '../../../tests/support/app';
import { demoAccount, embeddedIssuer } from '../../embedded/accounts';
import { createLog } from '../../http/log';
import { createStorage } from '../../storage/create-storage';
import { galleryImages, tailors, users } from '../tables';
import { demoDataAtStart, loadDemoData, type DemoDeps } from './load';
import { missingPictures, type MissingPicture } from './missing-pictures';

let app: TestApp;
let deps: DemoDeps;

beforeAll(async () => {
  app = await startApp();
  const { env, database } = app;
  deps = { db: database.db, storage: createStorage(env), env, log: createLog(env), issuer: embeddedIssuer };
});
afterAll(() => app.stop());

/** Stopped before its first picture. */
const stopped = () => ({ ...deps, signal: AbortSignal.abort() });

const hung = () => deps.db.$count(galleryImages);

/** As if all of these had been drawn. */
async function pretendToHang(pictures: readonly MissingPicture[]) {
  const rows = pictures.map(({ tailorId, index }) => ({
    tailorId,
    imageUrl: '/pictures/of-another-day.jpg',
    displayOrder: index,
    width: 3,
    height: 4,
  }));
  await deps.db.insert(galleryImages).values(rows);
}

describe('loadDemoData', () => {
  it('writes 80 tailors in the order in which they joined', async () => {
    const { tailors: written, pictures } = await loadDemoData(stopped());
    await pictures;
    expect(written).toBe(80);
    const rows = await deps.db.select().from(tailors).orderBy(tailors.seq);
    const times = rows.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(await hung()).toBe(0);
  });

  it('writes nothing a second time', async () => {
    const { tailors: written, pictures } = await loadDemoData(stopped());
    await pictures;
    expect(written).toBe(0);
    expect(await deps.db.$count(users)).toBe(80);
    expect(await deps.db.$count(tailors)).toBe(80);
  });

  it('lets the demo account sign in to its clients and their books', async () => {
    const demo = await signIn(app, demoAccount);
    const user = (await demo.get('/api/auth/user')).body;
    expect(user).toMatchObject({ email: demoAccount.email, hasTailorProfile: true });
    const clients = (await demo.get('/api/customers')).body as Customer[];
    expect(clients).toHaveLength(25);
    const chiamaka = clients.find(({ name }) => name === 'Chiamaka Okonkwo');
    const book = (await demo.get(`/api/measurements/${chiamaka?.id}`)).body as Measurement[];
    expect(book.map(({ tags }) => tags)).toHaveLength(6);
    const years = (Date.now() - new Date(book.at(-1)?.createdAt ?? 0).getTime()) / 31_557_600_000;
    expect(years).toBeGreaterThan(2);
    expect(new Date(chiamaka?.createdAt ?? 0) < new Date(book.at(-1)?.createdAt ?? 0)).toBe(true);
  });

  it('gives the demo profile to whoever had signed in with its e-mail before', async () => {
    await deps.db.delete(tailors).where(eq(tailors.profileSlug, 'adesina-and-mehta'));
    const { tailors: written, pictures } = await loadDemoData(stopped());
    await pictures;
    expect(written).toBe(1);
    const demo = await signIn(app, demoAccount);
    expect((await demo.get('/api/customers')).body).toHaveLength(25);
  });
});

describe('the portfolios', () => {
  it('hang through the claim, stop in the middle and go on', async () => {
    const missing = await missingPictures(deps.db);
    expect(missing.length).toBeGreaterThan(240);
    const early = missing.slice(0, 2);
    const late = missing.slice(-3);
    await pretendToHang(missing.slice(2, -3));
    const before = await hung();

    const controller = new AbortController();
    const { storage } = deps;
    const stoppingStorage = Object.create(storage, {
      publish: {
        value: (...picture: Parameters<typeof storage.publish>) => {
          controller.abort();
          return storage.publish(...picture);
        },
      },
    }) as typeof storage;
    await (
      await loadDemoData({ ...deps, storage: stoppingStorage, signal: controller.signal })
    ).pictures;
    const between = (await hung()) - before;
    expect(between).toBeGreaterThan(0);
    expect(between).toBeLessThan(5);

    await (
      await demoDataAtStart({ ...deps, newDatabase: false })
    ).pictures;
    expect((await hung()) - before).toBe(5);
    expect(await missingPictures(deps.db)).toEqual([]);

    const demo = (await app.anonymous.get(`/api/gallery/${early[0]?.tailorId}`)).body as GalleryImage[];
    const [agbada] = demo;
    expect(agbada).toMatchObject({ category: 'Agbada', displayOrder: 0, width: 1200 });
    expect(agbada?.caption).toMatch(/^Indigo adire agbada/);
    const shown = await app.anonymous.get(agbada?.imageUrl ?? '');
    expect(shown.status).toBe(200);
    const oldest = (await app.anonymous.get(`/api/gallery/${late[2]?.tailorId}`)).body as GalleryImage[];
    expect(oldest.map(({ displayOrder }) => displayOrder)).toEqual(oldest.map((_, index) => index));
  });

  it('do not bring back what a tailor took down', async () => {
    await deps.db.delete(galleryImages).where(sql`${galleryImages.displayOrder} = 1`);
    const before = await hung();
    await (
      await loadDemoData(deps)
    ).pictures;
    expect(await hung()).toBe(before);
  });
});

describe('demoDataAtStart', () => {
  it('leaves everything alone when DEMO_DATA=false', async () => {
    await deps.db.delete(galleryImages);
    const env = { ...app.env, demoData: false };
    const { tailors: written, pictures } = await demoDataAtStart({ ...deps, env, newDatabase: true });
    await pictures;
    await sleep(50);
    expect([written, await hung()]).toEqual([0, 0]);
  });

  it('has nothing to do in a database without demo tailors', async () => {
    await deps.db.delete(users);
    const { tailors: written, pictures } = await demoDataAtStart({ ...deps, newDatabase: false });
    await pictures;
    expect([written, await deps.db.$count(tailors)]).toEqual([0, 0]);
  });
});
