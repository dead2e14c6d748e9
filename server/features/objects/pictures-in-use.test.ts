import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../tests/support/database/database';
import { newKey } from '../../storage/keys';
import { galleryImages } from '../gallery/tables';
import { customers } from '../customers/tables';
import { orderPhotos } from '../order-photos/tables';
import { orders } from '../orders/tables';
import { tailors } from '../tailor/tables';
import { users } from '../../auth/tables';
import { uploads } from './tables';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

/** Inserts a tailor with a published picture that expires in a day, as after a claim. */
async function aTailorWithPicture() {
  const { db } = database;
  const [user] = await db.insert(users).values({ issuer: 'https://id.example', subject: randomUUID() }).returning();
  const publicKey = newKey();
  const userId = user?.id ?? '';
  const tomorrow = sql`now() + interval '1 day'`;
  await db.insert(uploads).values({ userId, publicKey, publishedAt: sql`now()`, expiresAt: tomorrow });
  const profile = { businessName: 'Needle', city: 'Lagos', country: 'Nigeria', profileSlug: publicKey, userId };
  const [tailor] = await db.insert(tailors).values(profile).returning();
  return { userId, publicKey, tailorId: tailor?.id ?? '' };
}

type Owner = Awaited<ReturnType<typeof aTailorWithPicture>>;

const hang = ({ tailorId, publicKey }: Owner) =>
  database.db.insert(galleryImages).values({ tailorId, pictureKey: publicKey, width: 3, height: 4 });
const pin = async ({ tailorId, publicKey }: Owner) => {
  const { db } = database;
  const [client] = await db.insert(customers).values({ tailorId, name: 'Ada' }).returning();
  const order = { customerId: client?.id ?? '', number: 1, currency: 'NGN', garments: [], stageTimes: {} };
  const [made] = await db
    .insert(orders)
    .values({ tailorId, ...order })
    .returning();
  const orderId = made?.id ?? '';
  await db.insert(orderPhotos).values({ tailorId, orderId, pictureKey: publicKey, kind: 'cloth', width: 3, height: 4 });
  return { orderId, customerId: order.customerId };
};
const wear = ({ tailorId }: Owner, profilePictureKey: string | null) =>
  database.db.update(tailors).set({ profilePictureKey }).where(eq(tailors.id, tailorId));

/** Returns 'kept' while something shows the picture, 'free' once it may be swept, 'waiting' until then. */
async function stateOf({ publicKey }: Owner): Promise<string | undefined> {
  const state = sql<string>`case when expires_at is null then 'kept' when expires_at <= now() then 'free' else 'waiting' end`;
  const [row] = await database.db.select({ state }).from(uploads).where(eq(uploads.publicKey, publicKey));
  return row?.state;
}

describe('a published picture', () => {
  it('expires later if nothing shows it', async () => {
    expect(await stateOf(await aTailorWithPicture())).toBe('waiting');
  });

  it('is kept while a portfolio shows it', async () => {
    const owner = await aTailorWithPicture();
    await hang(owner);
    expect(await stateOf(owner)).toBe('kept');
    await database.db.delete(galleryImages).where(eq(galleryImages.pictureKey, owner.publicKey));
    expect(await stateOf(owner)).toBe('free');
  });

  it('is kept while an order shows it', async () => {
    const owner = await aTailorWithPicture();
    await pin(owner);
    expect(await stateOf(owner)).toBe('kept');
    await database.db.update(orderPhotos).set({ isShown: true });
    expect(await stateOf(owner)).toBe('kept');
    await database.db.delete(orderPhotos);
    expect(await stateOf(owner)).toBe('free');
  });

  it('is free when its order, or the client, is deleted', async () => {
    const [ofOrder, ofClient] = [await aTailorWithPicture(), await aTailorWithPicture()];
    const { orderId } = await pin(ofOrder);
    const { customerId } = await pin(ofClient);
    await database.db.delete(orders).where(eq(orders.id, orderId));
    await database.db.delete(customers).where(eq(customers.id, customerId));
    expect([await stateOf(ofOrder), await stateOf(ofClient)]).toEqual(['free', 'free']);
  });

  it('of an order can have no fingerprint, and cannot be hidden', async () => {
    const { publicKey } = await aTailorWithPicture();
    const write = (values: Partial<typeof uploads.$inferInsert>) =>
      database.db.update(uploads).set(values).where(eq(uploads.publicKey, publicKey));
    const ofOrder = { isOfOrder: true, fingerprint: Buffer.alloc(0) };
    const refused = { cause: { constraint: 'uploads_of_order_not_compared' } };
    await expect(write({ isOfOrder: true })).rejects.toMatchObject(refused);
    await write(ofOrder);
    for (const values of [
      { fingerprint: Buffer.from('x') },
      { hashParts: [1] },
      { hiddenAt: sql`now()` },
      { fingerprint: null },
    ])
      await expect(write(values as Partial<typeof uploads.$inferInsert>)).rejects.toMatchObject(refused);
  });

  it('is kept while a profile shows it', async () => {
    const owner = await aTailorWithPicture();
    await wear(owner, owner.publicKey);
    expect(await stateOf(owner)).toBe('kept');
    await wear(owner, owner.publicKey);
    expect(await stateOf(owner)).toBe('kept');
    await wear(owner, null);
    expect(await stateOf(owner)).toBe('free');
  });

  it('is free when its tailor is deleted', async () => {
    const [inPortfolio, onProfile] = [await aTailorWithPicture(), await aTailorWithPicture()];
    await hang(inPortfolio);
    await wear(onProfile, onProfile.publicKey);
    for (const { tailorId } of [inPortfolio, onProfile]) {
      await database.db.delete(tailors).where(eq(tailors.id, tailorId));
    }
    expect([await stateOf(inPortfolio), await stateOf(onProfile)]).toEqual(['free', 'free']);
  });

  it('keeps its row when its user is deleted', async () => {
    const owner = await aTailorWithPicture();
    await hang(owner);
    await database.db.delete(users).where(eq(users.id, owner.userId));
    expect(await stateOf(owner)).toBe('free');
  });
});
