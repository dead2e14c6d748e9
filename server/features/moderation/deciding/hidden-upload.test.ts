import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Case } from '@shared/moderation/cases';
import type { PublicTailor } from '@shared/directory/contract';
import type { OwnImage } from '@shared/gallery/contract';
import type { Agent } from '../../../../tests/support/app';
import { signIn } from '../../../../tests/support/app';
import { aPicture, aTailor, profileInput } from '../../../../tests/support/factories';
import { casesOf, decide, decided, decisionsOf } from '../../../../tests/support/moderation';
import { operatorPerson } from '../../../../tests/support/sign-in/operator-person';
import {
  inconsistencies,
  noInconsistencies,
  onDisk,
  type PictureWorld,
} from '../../../../tests/support/pictures/picture-world';
import { anUpload } from '../../../../tests/support/pictures/uploads';
import { drawPicture } from '../../../local/demo/draw-picture';
import { findCopies } from '../copies/find-copies';

let world: PictureWorld;
let operator: Agent;
let agbada: Buffer;
let kaftan: Buffer;
beforeAll(async () => {
  world = await onDisk({ OPERATORS: operatorPerson.email });
  operator = await signIn(world.app, operatorPerson);
  agbada = await small(await drawPicture('one:0', ['agbada', 'seigaiha', 'teal', '']));
  kaftan = await small(await drawPicture('two:0', ['kaftan', 'ikat', 'madder', '']));
});
afterAll(() => world.stop());

type Owner = Awaited<ReturnType<typeof aTailor>>;

const small = (file: Buffer) => sharp(file).resize(360).jpeg({ quality: 90 }).toBuffer();
const scaled = (file: Buffer) => sharp(file).resize(240).jpeg({ quality: 60 }).toBuffer();
const publish = async (agent: Agent, file: Buffer) =>
  (await agent.post('/api/gallery', { objectId: await anUpload(agent, file) })).body as OwnImage;
const claimed = async (agent: Agent, file: Buffer) =>
  (await agent.post(`/api/objects/${await anUpload(agent, file)}/picture`)).body.profilePictureUrl as string;
const save = ({ agent, tailor }: Owner, profilePictureUrl: string | null) =>
  agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: tailor.profileSlug, profilePictureUrl }));
const page = async ({ tailor }: Owner) =>
  (await world.app.anonymous.get(`/api/tailors/${tailor.profileSlug}`)).body as PublicTailor;
const shownOf = async ({ tailor }: Owner) =>
  (await world.app.anonymous.get(`/api/gallery/${tailor.id}`)).body as OwnImage[];
const own = async ({ agent }: Owner) => (await agent.get('/api/gallery')).body as OwnImage[];
const caseOf = async (id: string) => (await operator.get(`/api/operator/cases/${id}`)).body as Case;

describe('a hidden profile picture', () => {
  it('stays hidden however often its owner removes it and takes it back at once', async () => {
    const owner = await aTailor(world.app);
    await save(owner, await claimed(owner.agent, kaftan));
    await decided(operator, { tailorId: owner.tailor.id, profilePicture: true }, 'hide picture');
    const { profilePictureUrl } = (await owner.agent.get('/api/tailors/me')).body;
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([save(owner, null), save(owner, profilePictureUrl), save(owner, profilePictureUrl)]);
      expect((await page(owner)).profilePictureUrl).toBeNull();
    }
  });

  it('stays hidden if it is taken back before its files are removed', async () => {
    const owner = await aTailor(world.app);
    await save(owner, await claimed(owner.agent, kaftan));
    await decided(operator, { tailorId: owner.tailor.id, profilePicture: true }, 'hide picture');
    const { profilePictureUrl } = (await owner.agent.get('/api/tailors/me')).body;
    // A removal whose process is killed before it removes the files.
    const removed = 'update tailors set profile_picture_key = null where id = $1';
    await world.app.database.pool.query(removed, [owner.tailor.id]);
    expect((await save(owner, profilePictureUrl)).status).toBe(200);
    expect((await page(owner)).profilePictureUrl).toBeNull();
  });

  it('is hidden while its owner removes it and takes it back', async () => {
    const owner = await aTailor(world.app);
    const url = await claimed(owner.agent, kaftan);
    await save(owner, url);
    await Promise.all([
      decided(operator, { tailorId: owner.tailor.id, profilePicture: true }, 'hide picture').catch(() => undefined),
      save(owner, null),
      save(owner, url),
    ]);
    const [open] = await casesOf(operator, owner.tailor.id);
    if (open) expect([201, 409]).toContain((await decide(operator, open.id, 'hide picture')).status);
    await save(owner, url);
    expect((await page(owner)).profilePictureUrl).toBeNull();
  });
});

describe('a hidden picture of a portfolio', () => {
  it('stays hidden when its owner makes it the profile picture while deleting it', async () => {
    for (let round = 0; round < 15; round += 1) {
      const owner = await aTailor(world.app);
      const { id } = await aPicture(owner.agent);
      await decided(operator, { tailorId: owner.tailor.id, imageId: id }, 'hide picture');
      const url = (await own(owner)).find((image) => image.id === id)?.imageUrl ?? null;
      const [deleted] = await Promise.all([
        owner.agent.delete(`/api/gallery/${id}`),
        ...[1, 2, 3].map(() => save(owner, url)),
      ]);
      expect(deleted.status).toBe(204);
      expect((await page(owner)).profilePictureUrl).toBeNull();
    }
  });

  it('comes back where it was adopted when the operator restores it', async () => {
    const owner = await aTailor(world.app);
    const picture = await aPicture(owner.agent);
    const { id } = await decided(operator, { tailorId: owner.tailor.id, imageId: picture.id }, 'hide picture');
    const [hidden] = await own(owner);
    // A deletion whose process is killed before it removes the files.
    await world.app.database.pool.query('delete from gallery_images where id = $1', [picture.id]);
    expect((await save(owner, hidden?.imageUrl ?? '')).body.profilePictureHiddenAt).toEqual(expect.any(String));
    expect((await page(owner)).profilePictureUrl).toBeNull();
    expect((await decide(operator, id, 'restore')).status).toBe(201);
    expect((await page(owner)).profilePictureUrl).toBe(hidden?.imageUrl);
  });
});

describe('the same picture uploaded again', () => {
  it('is hidden at once, opens a case with both pictures, and can be appealed', async () => {
    const owner = await aTailor(world.app);
    const first = await publish(owner.agent, agbada);
    await decided(operator, { tailorId: owner.tailor.id, imageId: first.id }, 'hide picture', {
      ground: 'not own work',
      explanation: 'Not your work.',
    });
    const again = await publish(owner.agent, await scaled(agbada));
    expect(again.hiddenAt).not.toBeNull();
    expect(await shownOf(owner)).toEqual([]);
    const [open, ...more] = await casesOf(operator, owner.tailor.id);
    expect(more).toEqual([]);
    expect(open).toMatchObject({ kind: 'same picture', imageId: again.id });
    const about = await caseOf(open?.id ?? '');
    expect(about).toMatchObject({
      image: { imageUrl: again.imageUrl, isHidden: true },
      other: { isHidden: true, width: 360 },
      decisions: [{ act: 'hide picture', ground: 'not own work', endedAt: null }],
      log: [{ act: 'hide picture', actor: 'server' }, { act: 'reported' }, { act: 'opened' }],
    });
    const [decision] = await decisionsOf(owner.agent);
    expect(decision).toMatchObject({ imageId: again.id, explanation: 'Not your work.' });
    const appeal = await owner.agent.post(`/api/decisions/${decision?.id}/appeal`, { text: 'Another one' });
    expect(appeal.status).toBe(201);
    expect((await decide(operator, about.id, 'restore')).status).toBe(201);
    expect((await shownOf(owner)).map(({ id }) => id)).toEqual([again.id]);
    await findCopies(world.deps);
    expect((await shownOf(owner)).map(({ id }) => id)).toEqual([again.id]);
  });

  it('is hidden after the first one was deleted and swept, also as a profile picture', async () => {
    const owner = await aTailor(world.app);
    const first = await publish(owner.agent, agbada);
    await decided(operator, { tailorId: owner.tailor.id, imageId: first.id }, 'hide picture');
    await owner.agent.delete(`/api/gallery/${first.id}`);
    await world.later(2);
    await world.sweep();
    const again = await publish(owner.agent, agbada);
    expect(again.hiddenAt).not.toBeNull();
    await save(owner, await claimed(owner.agent, agbada));
    expect((await page(owner)).profilePictureUrl).toBeNull();
    expect(await shownOf(owner)).toEqual([]);
    expect((await casesOf(operator, owner.tailor.id)).map(({ kind }) => kind)).toEqual([
      'same picture',
      'same picture',
    ]);
  });

  it('is shown if the operator restores the first one while it is being saved', async () => {
    const owner = await aTailor(world.app);
    const first = await publish(owner.agent, agbada);
    await decided(operator, { tailorId: owner.tailor.id, imageId: first.id }, 'hide picture');
    const objectId = await anUpload(owner.agent, agbada);
    const { pool } = world.app.database;
    const client = await pool.connect();
    onTestFinished(() => client.release());
    await client.query('begin');
    await client.query('select from tailors where id = $1 for update', [owner.tailor.id]);
    const saving = owner.agent.post('/api/gallery', { objectId });
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(`select ${waiting}`)).rowCount).toBe(1);
    await client.query('update decisions set ended_at = now() where image_id = $1', [first.id]);
    await client.query('commit');
    expect((await saving).body.hiddenAt).toBeNull();
    expect((await casesOf(operator, owner.tailor.id)).map(({ kind }) => kind)).toEqual([]);
  });

  it('leaves other pictures and other tailors alone, and everything after the restoration', async () => {
    const owner = await aTailor(world.app);
    const first = await publish(owner.agent, agbada);
    const about = { tailorId: owner.tailor.id, imageId: first.id };
    const { id } = await decided(operator, about, 'hide picture');
    expect((await publish(owner.agent, kaftan)).hiddenAt).toBeNull();
    expect((await publish((await aTailor(world.app)).agent, agbada)).hiddenAt).toBeNull();
    expect((await publish(owner.agent, agbada)).hiddenAt).not.toBeNull();
    await decide(operator, id, 'restore');
    expect(await shownOf(owner)).toHaveLength(3);
    expect((await publish(owner.agent, await scaled(agbada))).hiddenAt).toBeNull();
  });

  it('is hidden if it was uploaded before the decision, and its files move', async () => {
    const owner = await aTailor(world.app);
    const first = await publish(owner.agent, agbada);
    const second = await publish(owner.agent, await scaled(agbada));
    await findCopies(world.deps);
    await decided(operator, { tailorId: owner.tailor.id, imageId: first.id }, 'hide picture');
    expect(await shownOf(owner)).toEqual([]);
    const third = await publish(owner.agent, kaftan);
    for (const { imageUrl } of [first, second])
      expect((await fetch(new URL(imageUrl, world.app.origin))).status).toBe(404);
    expect((await shownOf(owner)).map(({ id }) => id)).toEqual([third.id]);
    await world.later(0.25);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });
});
