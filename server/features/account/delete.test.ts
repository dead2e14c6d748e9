import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GalleryImage } from '@shared/gallery/contract';
import { signIn, type Agent } from '../../../tests/support/app';
import {
  aCustomer,
  aMeasurement,
  aPerson,
  aPicture,
  aTailor,
  aUser,
  profileInput,
} from '../../../tests/support/factories';
import { aPhoto } from '../../../tests/support/pictures/pictures';
import { onDisk, onS3, type PictureWorld } from '../../../tests/support/pictures/picture-world';
import { instead } from '../../../tests/support/stores';
import { begun, untilWaiting } from '../../../tests/support/database/transactions';
import { anUpload } from '../../../tests/support/pictures/uploads';
import { nameWords } from '../directory/tables';
import { formerSlugs } from '../tailor/tables';
import { uploads } from '../objects/tables';
import { subjectOf } from '../../local/identity/accounts';
import { userScope } from '../../scope';
import { pictureKeyIn } from '../../storage/picture-names';

/** Each group of tests starts its own. */
let world: PictureWorld;
function startWorldOn(start: () => Promise<PictureWorld>) {
  beforeAll(async () => {
    world = await start();
  });
  afterAll(() => world.stop());
}

const database = () => world.app.database.db;
const words = async () => (await database().select().from(nameWords)).map(({ word }) => word);

/** Returns the tables with rows that contain one of these texts, with their number. */
async function tablesWith(texts: readonly string[]) {
  const { rows: tables } = await database().execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const patterns = sql.param(texts.map((text) => `%${text}%`));
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await database().execute<{ hits: string }>(
      sql`select count(*) as hits from ${sql.raw(name)} as line where line::text ilike any (${patterns}::text[])`,
    );
    found[name] = Number(rows[0]?.hits);
  }
  return found;
}

const withoutNone = (found: Record<string, number>) =>
  Object.fromEntries(Object.entries(found).filter(([, hits]) => hits > 0));

/** Makes a tailor with one of everything, in unique words, with a former name and a former slug. */
async function aTailorToForget() {
  const person = { email: 'zebulonia@example.org', firstName: 'Zebulonia', lastName: 'Quaxley' };
  const agent = await signIn(world.app, person);
  const place = { city: 'Wobblethorpe', state: 'Fenquarter', country: 'United Kingdom' };
  const before = profileInput({ ...place, businessName: 'Quaxley Vesture', profileSlug: 'quaxley-vesture' });
  const { id } = (await agent.post('/api/tailors', before)).body as { id: string };
  const objectId = await anUpload(agent);
  const { profilePictureUrl } = (await agent.post(`/api/objects/${objectId}/picture`)).body as Record<string, string>;
  const profile = { ...before, businessName: 'Zebulonia Needle', profileSlug: 'zebulonia-needle', profilePictureUrl };
  await agent.put(`/api/tailors/${id}`, { ...profile, phone: '0700 314159', bio: 'Formerly Quaxley' });
  const customer = await aCustomer(agent, { name: 'Prunella Oxblood', notes: 'Left shoulder lower' });
  const record = await aMeasurement(agent, customer.id, { measurements: { neck: '15 9/16 in' }, tags: 'Oxblood suit' });
  const waistcoat = await anUpload(agent, await aPhoto({ colour: { r: 74, g: 4, b: 4 } }));
  const hung = await agent.post('/api/gallery', { objectId: waistcoat, caption: 'Oxblood waistcoat' });
  const picture = hung.body as GalleryImage;
  await anUpload(agent);
  const { id: userId } = (await agent.get('/api/auth/user')).body as { id: string };
  const ids = [userId, id, customer.id, record.id, picture.id];
  const texts = [
    subjectOf(person.email),
    ...['zebulonia', 'quaxley', 'vesture', 'wobblethorpe', 'fenquarter', 'prunella', 'oxblood', '314159', '9/16'],
    ...['left shoulder', picture.thumbhash ?? '?', picture.imageUrl, profilePictureUrl ?? '?'],
  ];
  return { agent, person, texts: [...ids, ...texts] };
}

const signedIn = async (agent: Agent) => (await agent.get('/api/auth/user')).status;

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('DELETE /api/account with pictures on %s', (_name, start) => {
  startWorldOn(start);

  it('deletes all rows and files of the user, and nothing of other users', async () => {
    const other = await aTailor(world.app, { businessName: 'Needle of Another' });
    const kept = await aPicture(other.agent);
    const filesBefore = await world.files();
    const { agent, person, texts } = await aTailorToForget();
    const again = await signIn(world.app, person);
    const planted = withoutNone(await tablesWith(texts));
    expect(Object.keys(planted)).toEqual(
      expect.arrayContaining(
        ['users', 'tailors', 'customers', 'measurements', 'gallery_images', 'uploads', 'sessions', 'former_slugs']
          .concat(['name_words', 'localities', 'regions', 'former_descriptions'])
          .map((name) => `public.${name}`)
          .concat('identity.accounts', 'identity.records'),
      ),
    );

    expect((await agent.delete('/api/account')).status).toBe(204);

    expect(withoutNone(await tablesWith(texts))).toEqual({});
    expect(await world.files()).toEqual(filesBefore);
    expect([await signedIn(agent), await signedIn(again), await signedIn(other.agent)]).toEqual([401, 401, 200]);
    expect((await other.agent.get('/api/gallery')).body).toMatchObject([{ id: kept.id }]);
    expect(await words()).toEqual(expect.arrayContaining(['needle', 'another']));
    expect((await world.app.anonymous.get('/api/tailors/zebulonia-needle')).status).toBe(404);
    expect(await database().select().from(formerSlugs)).toEqual([]);

    // Rows of uploads stay, with their random keys, until no file can appear any more.
    await world.later(2);
    await world.sweep();
    expect((await database().select().from(uploads)).map(({ publicKey }) => publicKey)).toEqual([
      pictureKeyIn(kept.imageUrl),
    ]);
  });

  it('leaves files to the sweeper while the store is unavailable', async () => {
    const { agent } = await aTailor(world.app);
    await aPicture(agent);
    const { id: userId } = (await agent.get('/api/auth/user')).body as { id: string };
    const away = () => Promise.reject(new Error('away'));
    const storage = instead(world.deps.storage, { removePublished: away, removeUpload: away });
    const before = (await world.files()).length;
    await userScope({ ...world.deps, storage }, userId).account.delete();
    expect((await world.files()).length).toBe(before);
    await world.sweep();
    expect((await world.files()).length).toBeLessThan(before);
  });
});

describe('DELETE /api/account', () => {
  startWorldOn(onDisk);

  it('lets the same person start again with another slug', async () => {
    const person = aPerson();
    const agent = await signIn(world.app, person);
    const { id } = (await agent.post('/api/tailors', profileInput({ profileSlug: 'once-more' }))).body as {
      id: string;
    };
    await agent.delete('/api/account');
    const back = await signIn(world.app, person);
    expect((await back.get('/api/auth/user')).body).toMatchObject({ email: person.email, hasTailorProfile: false });
    const created = await back.post('/api/tailors', profileInput({ profileSlug: 'once-again' }));
    expect(created.status).toBe(201);
    expect(created.body.id).not.toBe(id);
    expect((await back.get('/api/customers')).body).toEqual([]);
  });

  it('deletes an account without a profile', async () => {
    const agent = await aUser(world.app);
    await anUpload(agent);
    expect((await agent.delete('/api/account')).status).toBe(204);
    expect(await signedIn(agent)).toBe(401);
  });

  it('works during claims, deletions and saves of the same user', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { agent, tailor } = await aTailor(world.app);
      const [picture, claimed] = [await aPicture(agent), await anUpload(agent)];
      const client = await aCustomer(agent);
      const sheet = await agent.post('/api/sheets', { name: 'Agbada', measures: [{ key: 'neck', name: 'Neck' }] });
      const answers = await Promise.all([
        agent.post('/api/gallery', { objectId: claimed }),
        agent.delete(`/api/gallery/${picture.id}`),
        agent.delete(`/api/customers/${client.id}`),
        agent.delete(`/api/sheets/${sheet.body.id}`),
        agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: tailor.profileSlug })),
        agent.post('/api/customers', { name: 'At the last moment' }),
        agent.post('/api/customers', { name: 'At the last moment' }, { 'idempotency-key': crypto.randomUUID() }),
        agent.delete('/api/account'),
      ]);
      expect(answers.at(-1)?.status).toBe(204);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect(withoutNone(await tablesWith([tailor.id, tailor.userId]))).toEqual({});
    }
    await world.later(2);
    await world.sweep();
    expect(withoutNone(await tablesWith(['At the last moment']))).toEqual({});
  });

  it('does not deadlock with a save that waits for a new client', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const added = await begun(
      world.app.database,
      "insert into customers (tailor_id, name) values ($1, 'Begun before')",
      tailor.id,
    );
    const saved = agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: tailor.profileSlug }));
    await untilWaiting(world.app.database, 1);
    const deletion = agent.delete('/api/account');
    await untilWaiting(world.app.database, 2);
    await added.commit();
    expect([(await saved).status, (await deletion).status]).toEqual([200, 204]);
    expect(withoutNone(await tablesWith(['Begun before', tailor.id]))).toEqual({});
  });

  it('does not deadlock with a new client whose idempotency key is being written', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const held = await begun(world.app.database, 'lock table idempotency_keys in share mode');
    const added = agent.post('/api/customers', { name: 'Kept last' }, { 'idempotency-key': crypto.randomUUID() });
    await untilWaiting(world.app.database, 1);
    const deletion = agent.delete('/api/account');
    await untilWaiting(world.app.database, 2);
    await held.commit();
    expect([(await added).status, (await deletion).status]).toEqual([201, 204]);
    expect(withoutNone(await tablesWith(['Kept last', tailor.id]))).toEqual({});
  });
});

describe('words that only a deleted tailor used', () => {
  startWorldOn(onDisk);

  it('are removed by the next sweep, except words that other tailors use', async () => {
    const { agent, tailor } = await aTailor(world.app, { businessName: 'Grimwade Tailoring' });
    await aTailor(world.app, { businessName: 'Bespoke Tailoring' });
    const named = profileInput({ businessName: 'Plain Name', profileSlug: tailor.profileSlug });
    await agent.put(`/api/tailors/${tailor.id}`, named);
    expect(await words()).toContain('grimwade');
    await world.sweep();
    expect(await words()).not.toContain('grimwade');
    expect(await words()).toEqual(expect.arrayContaining(['tailoring', 'bespoke', 'plain']));
  });

  it('stay while an uncommitted transaction uses them', async () => {
    const { agent } = await aTailor(world.app, { businessName: 'Hollowford' });
    const newcomer = await aTailor(world.app);
    const renamed = await begun(
      world.app.database,
      "update tailors set business_name = 'Hollowford' where id = $1",
      newcomer.tailor.id,
    );
    const deletion = agent.delete('/api/account');
    await untilWaiting(world.app.database, 1);
    await renamed.commit();
    expect((await deletion).status).toBe(204);
    expect(await words()).toContain('hollowford');
    const found = await world.app.anonymous.get('/api/tailors/search?q=hollowford');
    expect(found.body).toMatchObject([{ businessName: 'Hollowford' }]);
  });
});
