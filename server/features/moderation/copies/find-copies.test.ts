import sharp from 'sharp';
import type { Case, CaseLine } from '@shared/moderation/cases';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '../../../../tests/support/app';
import { aTailor, profileInput } from '../../../../tests/support/factories';
import { operatorPerson } from '../../../../tests/support/sign-in/operator-person';
import { onDisk, type PictureWorld } from '../../../../tests/support/pictures/picture-world';
import { instead } from '../../../../tests/support/stores';
import { anUpload } from '../../../../tests/support/pictures/uploads';
import { signIn } from '../../../../tests/support/app';
import { users } from '../../../auth/tables';
import { drawPicture } from '../../../local/demo/draw-picture';
import { StorageUnavailable } from '../../../storage/object-storage';
import { findCopies } from './find-copies';

let world: PictureWorld;
let operator: Agent;
let agbada: Buffer;
let kaftan: Buffer;
beforeAll(async () => {
  world = await onDisk({ OPERATORS: operatorPerson.email });
  agbada = await small(await drawPicture('one:0', ['agbada', 'seigaiha', 'teal', '']));
  kaftan = await small(await drawPicture('two:0', ['kaftan', 'ikat', 'madder', '']));
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.app.database.db.delete(users);
  operator = await signIn(world.app, operatorPerson);
});

const publish = async (agent: Agent, file: Buffer) =>
  (await agent.post('/api/gallery', { objectId: await anUpload(agent, file) })).body as { id: string };
/** Publishing the whole drawing takes a second each time. How far a copy may differ is tested with fingerprints. */
const small = (file: Buffer) => sharp(file).resize(360).jpeg({ quality: 90 }).toBuffer();
const scaled = (file: Buffer) => sharp(file).resize(240).jpeg({ quality: 60 }).toBuffer();
const cases = async () => (await operator.get('/api/operator/cases')).body as CaseLine[];

describe('findCopies', () => {
  it('opens a case for the operator about the later one of two pages with the same picture', async () => {
    const first = await aTailor(world.app, { businessName: 'First Needle' });
    await publish(first.agent, agbada);
    await publish(first.agent, kaftan);
    const second = await aTailor(world.app, { businessName: 'Second Needle' });
    const copy = await publish(second.agent, await scaled(agbada));
    expect(await findCopies(world.deps)).toBe(3);
    const [line, ...more] = await cases();
    expect(more).toEqual([]);
    expect(line).toMatchObject({ kind: 'same picture', imageId: copy.id, page: { businessName: 'Second Needle' } });
    const about = (await operator.get(`/api/operator/cases/${line?.id}`)).body as Case;
    expect(about).toMatchObject({
      image: { businessName: 'Second Needle', width: 240 },
      other: { businessName: 'First Needle', profileSlug: first.tailor.profileSlug },
      log: [{ act: 'reported', actor: 'server' }, { act: 'opened' }],
    });
    expect((await fetch(new URL(about.other?.imageUrl ?? '', world.app.origin))).status).toBe(200);
    expect((await second.agent.get('/api/decisions')).body).toEqual([]);
    expect((await world.app.anonymous.get(`/api/gallery/${second.tailor.id}`)).body).toHaveLength(1);
  });

  it('compares each picture once, also with those of earlier calls', async () => {
    await publish((await aTailor(world.app)).agent, agbada);
    expect([await findCopies(world.deps), await findCopies(world.deps)]).toEqual([1, 0]);
    await publish((await aTailor(world.app)).agent, await scaled(agbada));
    const both = await Promise.all([findCopies(world.deps), findCopies(world.deps)]);
    expect(both.sort()).toEqual([0, 1]);
    expect(await cases()).toMatchObject([{ reports: 1 }]);
  });

  it('finds a profile picture too', async () => {
    await publish((await aTailor(world.app)).agent, agbada);
    const { agent, tailor } = await aTailor(world.app);
    const { body } = await agent.post(`/api/objects/${await anUpload(agent, await scaled(agbada))}/picture`);
    const profile = profileInput({
      profileSlug: tailor.profileSlug,
      profilePictureUrl: body.profilePictureUrl as string,
    });
    await agent.put(`/api/tailors/${tailor.id}`, profile);
    await findCopies(world.deps);
    const [line] = await cases();
    expect(line).toMatchObject({ imageId: expect.any(String), page: { id: tailor.id } });
    expect((await operator.get(`/api/operator/cases/${line?.id}`)).body).toMatchObject({
      image: { width: 240, isProfilePicture: true },
      other: {},
    });
  });

  it('finds nothing in pictures of one tailor, and in other pictures', async () => {
    const { agent } = await aTailor(world.app);
    for (const file of [agbada, await scaled(agbada)]) await publish(agent, file);
    await publish((await aTailor(world.app)).agent, kaftan);
    expect(await findCopies(world.deps)).toBe(3);
    expect(await cases()).toEqual([]);
  });

  it('shows that a picture was removed meanwhile', async () => {
    const first = await aTailor(world.app);
    const { id } = await publish(first.agent, agbada);
    const second = await aTailor(world.app);
    const copy = await publish(second.agent, await scaled(agbada));
    await findCopies(world.deps);
    await first.agent.delete(`/api/gallery/${id}`);
    await second.agent.delete(`/api/gallery/${copy.id}`);
    const [line] = await cases();
    expect((await operator.get(`/api/operator/cases/${line?.id}`)).body).toMatchObject({ image: null, other: null });
  });

  it('leaves out a picture that is missing or cannot be read, and tries again when the store does not answer', async () => {
    const { agent } = await aTailor(world.app);
    await publish(agent, agbada);
    const withFile = (readPublished: () => Promise<Buffer | undefined>) =>
      findCopies({ ...world.deps, storage: instead(world.deps.storage, { readPublished }) });
    await expect(withFile(() => Promise.reject(new StorageUnavailable(new Error('Away'), true)))).rejects.toThrow();
    expect(await withFile(async () => Buffer.from('no picture'))).toBe(0);
    expect(await findCopies(world.deps)).toBe(0);
    await publish(agent, kaftan);
    expect(await withFile(async () => undefined)).toBe(0);
    expect(await findCopies(world.deps)).toBe(0);
  });
});
