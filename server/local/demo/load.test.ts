import { noPlaces } from '../../../tests/support/no-places';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '@shared/customers/contract';
import type { PublicTailor } from '@shared/directory/contract';
import type { GalleryImage } from '@shared/gallery/contract';
import type { Measurement } from '@shared/measurements/contract';
import { templates } from '@shared/sheets/built-in-sheets';
import type { SheetRow } from '@shared/sheets/contract';
import { signIn, startApp, type TestApp } from '../../../tests/support/app';
import { pictureWorkers } from '../../../tests/support/pictures/picture-workers';
import { instead } from '../../../tests/support/stores';
import { embeddedIssuer } from '../../auth/provider/embedded-issuer';
import type { OrderPhoto } from '@shared/order-photos/contract';
import type { OrderBook, OrderFigures } from '@shared/orders/book';
import { usualWeek } from '@shared/orders/capacity';
import { addDays, todayIn } from '@shared/orders/days';
import { reasons, todayOf } from '@shared/orders/lists';
import type { Order } from '@shared/orders/order';
import { demoAccount } from '../identity/accounts';
import { createLog } from '../../http/log';
import { createStorage } from '../../storage/create-storage';
import { newKey } from '../../storage/keys';
import type { ObjectStorage } from '../../storage/object-storage';
import { formerSlugs, tailors } from '../../features/tailor/tables';
import { galleryImages } from '../../features/gallery/tables';
import { users } from '../../auth/tables';
import type { DemoDeps } from './deps';
import { demoDataAtStart, loadDemoData, type DemoLoad } from './load';
import { missingPictures, type MissingPicture } from './missing-pictures';
import { emailOf } from './profile';
import { demoTailors } from './tailors';

let app: TestApp;
let deps: DemoDeps;

beforeAll(async () => {
  app = await startApp();
  const { env, database } = app;
  deps = {
    db: database.db,
    jobs: database.db,
    storage: createStorage(env),
    pictures: pictureWorkers,
    places: noPlaces,
    env,
    log: createLog(env),
    issuer: embeddedIssuer,
  };
});
afterAll(() => app.stop());

/** Waits for the pictures too, and returns the number of new tailors. */
async function finished(loading: Promise<DemoLoad>): Promise<number> {
  const { tailors: written, pictures } = await loading;
  await pictures;
  return written;
}

const loadRows = () => finished(loadDemoData({ ...deps, signal: AbortSignal.abort() }));
const countImages = () => deps.db.$count(galleryImages);

/** Inserts rows as if these pictures existed. */
async function insertImages(pictures: readonly MissingPicture[]) {
  const pictureKey = newKey();
  const rows = pictures.map(({ tailorId, index }) => ({
    tailorId,
    pictureKey,
    displayOrder: index,
    width: 3,
    height: 4,
  }));
  await deps.db.insert(galleryImages).values(rows);
}

/** Returns a store that aborts the work when the first picture is published. */
function stoppingAtPublish(storage: ObjectStorage, controller: AbortController): ObjectStorage {
  return instead(storage, {
    publish: (...file) => {
      controller.abort();
      return storage.publish(...file);
    },
  });
}

describe('loadDemoData', () => {
  it('writes 80 tailors in the order in which they joined', async () => {
    expect(await loadRows()).toBe(80);
    const rows = await deps.db.select().from(tailors).orderBy(tailors.seq);
    const times = rows.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(await countImages()).toBe(0);
  });

  it('writes nothing a second time', async () => {
    expect(await loadRows()).toBe(0);
    expect(await deps.db.$count(users)).toBe(80);
    expect(await deps.db.$count(tailors)).toBe(80);
  });

  it.each([demoAccount.email, ` ${demoAccount.email.toUpperCase()} `, emailOf(demoTailors[5]!)])(
    'lets a demo tailor sign in by the e-mail alone, typed as "%s", and adds no user',
    async (email) => {
      const before = await deps.db.$count(users);
      const typed = await signIn(app, { email });
      expect((await typed.get('/api/auth/user')).body).toMatchObject({
        email: email.trim().toLowerCase(),
        firstName: expect.stringMatching(/./),
        hasTailorProfile: true,
      });
      expect(await deps.db.$count(users)).toBe(before);
    },
  );

  it('lets the demo account sign in to its clients and measurements', async () => {
    const demo = await signIn(app, demoAccount);
    const user = (await demo.get('/api/auth/user')).body;
    expect(user).toMatchObject({ email: demoAccount.email, hasTailorProfile: true });
    const clients = (await demo.get('/api/customers')).body as Customer[];
    expect(clients).toHaveLength(25);
    const chiamaka = clients.find(({ name }) => name === 'Chiamaka Okonkwo');
    const book = (await demo.get(`/api/measurements/${chiamaka?.id}`)).body as Measurement[];
    expect(book).toHaveLength(6);
    const first = new Date(book.at(-1)?.createdAt ?? 0);
    expect((Date.now() - first.getTime()) / 86_400_000).toBeGreaterThan(730);
    expect(new Date(chiamaka?.createdAt ?? 0).getTime()).toBeLessThan(first.getTime());
    const sheets = (await demo.get('/api/sheets')).body as SheetRow[];
    const all = (await demo.get('/api/measurements/all')).body as Measurement[];
    const ids = [...templates, ...sheets].map(({ id }) => id);
    expect(all.filter(({ sheetId }) => !ids.includes(sheetId ?? ''))).toEqual([]);
    expect(all.filter(({ sheetName }) => sheetName === 'Agbada')).toHaveLength(2);
  });

  it('gives the demo account a book of orders: some for each list of today, and weeks enough for the capacity', async () => {
    const demo = await signIn(app, demoAccount);
    const open = (await demo.get('/api/orders')).body as Order[];
    const closed = (await demo.get('/api/orders?state=closed')).body as Order[];
    expect([open.length, closed.length]).toEqual([16, 40]);
    const { timeZone, nextNumber } = (await demo.get('/api/orders/book')).body as OrderBook;
    const today = todayIn(timeZone, new Date());
    expect(nextNumber).toBe(144);
    expect(new Set(todayOf(open, today).map(({ reason }) => reason))).toEqual(new Set(reasons));
    const figures = (await demo.get(`/api/orders/figures?from=${addDays(today, -182)}&to=${today}`))
      .body as OrderFigures;
    expect(usualWeek(figures.weeks.map(({ garments }) => garments))).toBeGreaterThan(1);
    expect(figures.promised).toBeGreaterThan(figures.kept);
  });

  it('omits a tailor whose slug another one left within a year', async () => {
    const slug = 'adesina-and-mehta';
    const [other] = await deps.db.select().from(tailors).where(ne(tailors.profileSlug, slug)).limit(1);
    await deps.db.delete(users).where(eq(users.email, demoAccount.email));
    await deps.db.insert(formerSlugs).values({ slug, tailorId: other?.id ?? '' });
    expect(await loadRows()).toBe(0);
    await deps.db.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
    expect(await loadRows()).toBe(1);
  });

  it('gives the demo profile to an existing user with its e-mail', async () => {
    await deps.db.delete(tailors).where(eq(tailors.profileSlug, 'adesina-and-mehta'));
    expect(await loadRows()).toBe(1);
    const demo = await signIn(app, demoAccount);
    expect((await demo.get('/api/customers')).body).toHaveLength(25);
  });
});

describe('the portfolios', () => {
  it('are created with claims, only the first if so set, can be interrupted, and continue at the next start', async () => {
    const missing = await missingPictures(deps.db);
    expect(missing.length).toBeGreaterThan(240);
    await insertImages(missing.slice(3, -3));
    await finished(loadDemoData({ ...deps, env: { ...deps.env, demoPictures: 1 } }));
    expect(await missingPictures(deps.db)).toEqual([...missing.slice(1, 3), ...missing.slice(-3)]);
    expect(await missingPictures(deps.db, 1)).toEqual([]);
    const before = await countImages();

    const controller = new AbortController();
    const storage = stoppingAtPublish(deps.storage, controller);
    await finished(loadDemoData({ ...deps, storage, signal: controller.signal }));
    const between = (await countImages()) - before;
    expect(between).toBeGreaterThan(0);
    expect(between).toBeLessThan(5);

    await finished(demoDataAtStart({ ...deps, newDatabase: false }));
    expect((await countImages()) - before).toBe(5);
    expect(await missingPictures(deps.db)).toEqual([]);
  }, 60_000);

  it('show their planned pictures, in their order', async () => {
    const demo = (await app.anonymous.get('/api/tailors/adesina-and-mehta')).body as PublicTailor;
    const pictures = (await app.anonymous.get(`/api/gallery/${demo.id}`)).body as GalleryImage[];
    expect(pictures.map(({ displayOrder }) => displayOrder)).toEqual(pictures.map((_, index) => index));
    expect(pictures[0]).toMatchObject({ category: 'Agbada', width: 960, height: 1200 });
    expect(pictures[0]?.caption).toMatch(/^Indigo adire agbada/);
    expect((await app.anonymous.get(pictures[0]?.imageUrl ?? '')).status).toBe(200);
  });

  it('come after the photos of an order: its cloth, which the client sees, and the work', async () => {
    const demo = await signIn(app, demoAccount);
    const open = (await demo.get('/api/orders')).body as Order[];
    const order = open.find(({ clothNote }) => clothNote?.startsWith('6 yd ivory silk'));
    const photos = (await demo.get(`/api/orders/${order?.id}/photos`)).body as OrderPhoto[];
    expect(photos.map(({ kind, isShown }) => [kind, isShown])).toEqual([
      ['cloth', true],
      ['work', false],
    ]);
    expect((await app.anonymous.get(photos[0]?.imageUrl ?? '')).status).toBe(200);
  });

  it('do not restore pictures that a tailor deleted', async () => {
    await deps.db.delete(galleryImages).where(eq(galleryImages.displayOrder, 1));
    const before = await countImages();
    await finished(loadDemoData(deps));
    expect(await countImages()).toBe(before);
  });
});

describe('demoDataAtStart', () => {
  it('does nothing when DEMO_DATA=false', async () => {
    await deps.db.delete(galleryImages);
    const env = { ...app.env, demoData: false };
    expect(await finished(demoDataAtStart({ ...deps, env, newDatabase: true }))).toBe(0);
    expect(await countImages()).toBe(0);
  });

  it('does nothing in an older database without demo tailors', async () => {
    await deps.db.delete(users);
    expect(await finished(demoDataAtStart({ ...deps, newDatabase: false }))).toBe(0);
    expect(await deps.db.$count(tailors)).toBe(0);
  });
});
