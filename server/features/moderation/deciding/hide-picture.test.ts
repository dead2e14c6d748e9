import type { PublicTailor } from '@shared/directory/contract';
import type { OwnImage } from '@shared/gallery/contract';
import type { Case } from '@shared/moderation/cases';
import type { Tailor } from '@shared/tailor/contract';
import { jpegName } from '@shared/pictures/picture-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, type Agent } from '../../../../tests/support/app';
import { aPicture, aTailor, profileInput } from '../../../../tests/support/factories';
import { casesOf, decide, decided, report } from '../../../../tests/support/moderation';
import { operatorPerson } from '../../../../tests/support/sign-in/operator-person';
import {
  inconsistencies,
  noInconsistencies,
  onDisk,
  onS3,
  type PictureWorld,
} from '../../../../tests/support/pictures/picture-world';
import { aPhoto } from '../../../../tests/support/pictures/pictures';
import { instead } from '../../../../tests/support/stores';
import { anUpload } from '../../../../tests/support/pictures/uploads';
import { openMail } from '../../../mail/mail';
import { pictureKeyIn } from '../../../storage/picture-names';
import { StorageUnavailable } from '../../../storage/object-storage';
import { operatorCases } from '../cases/operator-cases';

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('a hidden picture on %s', (_name, start) => {
  let world: PictureWorld;
  let operator: Agent;
  beforeAll(async () => {
    world = await start({ OPERATORS: operatorPerson.email });
    operator = await signIn(world.app, operatorPerson);
  });
  afterAll(() => world.stop());

  const addresses = ({ imageUrl, srcset }: OwnImage) => [
    imageUrl,
    ...srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  ];
  const statuses = async (image: OwnImage) => {
    const answers = await Promise.all(addresses(image).map((path) => fetch(new URL(path, world.app.origin))));
    return [...new Set(answers.map(({ status }) => status))];
  };
  const ownImage = async (agent: Agent) => ((await agent.get('/api/gallery')).body as [OwnImage])[0];

  it('is gone from its addresses; its owner and operators see it at others, and visitors after a restoration', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const before = await aPicture(agent, { caption: 'Red lace' });
    expect(await statuses(before)).toEqual([200]);
    const { id, image } = await decided(operator, { tailorId: tailor.id, imageId: before.id }, 'hide picture');
    expect(await statuses(before)).toEqual([404]);
    const hidden = await ownImage(agent);
    expect(hidden).toMatchObject({ id: before.id, updatedAt: before.updatedAt, caption: 'Red lace' });
    expect(await statuses(hidden)).toEqual([200]);
    expect(image).toMatchObject({ imageUrl: hidden.imageUrl, isHidden: true });

    expect(((await decide(operator, id, 'restore')).body as Case).image).toMatchObject({ isHidden: false });
    const [shown] = (await world.app.anonymous.get(`/api/gallery/${tailor.id}`)).body as [OwnImage];
    expect(shown.imageUrl).toBe(hidden.imageUrl);
    await decide(operator, id, 'hide picture');
    expect(await statuses(hidden)).toEqual([404]);
    await agent.delete(`/api/gallery/${before.id}`);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('of a profile is hidden alone, and its owner keeps it, or chooses another', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const { profileSlug } = tailor;
    const claimed = async (file?: Buffer) =>
      (await agent.post(`/api/objects/${await anUpload(agent, file)}/picture`)).body.profilePictureUrl as string;
    const save = async (profilePictureUrl: string) =>
      (await agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug, profilePictureUrl }))).body as Tailor;
    const page = async () => (await world.app.anonymous.get(`/api/tailors/${profileSlug}`)).body as PublicTailor;
    const status = async (path: string | null) => (await fetch(new URL(path ?? '', world.app.origin))).status;
    const before = (await save(await claimed())).profilePictureUrl ?? '';
    const about = { tailorId: tailor.id, profilePicture: true };
    const { id, image } = await decided(operator, about, 'hide picture');
    expect(image).toMatchObject({ isProfilePicture: true, isHidden: true, caption: null });
    expect(await page()).toMatchObject({ profilePictureUrl: null, profilePictureSrcset: null });
    expect((await world.app.anonymous.post('/api/reports', { ...about, reason: 'spam' })).status).toBe(404);
    const search = await world.app.anonymous.get(`/api/tailors/search?q=${encodeURIComponent(tailor.businessName)}`);
    expect(JSON.stringify(search.body)).not.toContain(jpegName(pictureKeyIn(image?.imageUrl ?? '') ?? ''));
    const own = (await agent.get('/api/tailors/me')).body as Tailor;
    expect(own).toMatchObject({ profilePictureUrl: image?.imageUrl, profilePictureHiddenAt: expect.any(String) });
    expect([await status(before), await status(own.profilePictureUrl)]).toEqual([404, 200]);
    // A form that was opened before sends the earlier address.
    for (const url of [before, own.profilePictureUrl ?? ''])
      expect((await save(url)).profilePictureHiddenAt).toBe(own.profilePictureHiddenAt);

    await decide(operator, id, 'restore');
    expect((await page()).profilePictureUrl).toBe(own.profilePictureUrl);
    await decide(operator, id, 'hide picture');
    const other = await save(await claimed(await aPhoto({ colour: { r: 20, g: 60, b: 200 } })));
    expect(other.profilePictureHiddenAt).toBeNull();
    expect((await page()).profilePictureUrl).toBe(other.profilePictureUrl);
    expect((await decide(operator, id, 'restore')).body).toMatchObject({ image: null });
    expect((await page()).profilePictureUrl).toBe(other.profilePictureUrl);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('is hidden once by simultaneous decisions', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const about = { tailorId: tailor.id, imageId: (await aPicture(agent)).id };
    await report(world.app.anonymous, about);
    const [open] = await casesOf(operator, tailor.id);
    const answers = await Promise.all([1, 2, 3].map(() => decide(operator, open?.id ?? '', 'hide picture')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await statuses(await ownImage(agent))).toEqual([200]);
    await world.later(0.25);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('stays as it was if the store fails while the files are copied', async () => {
    const { agent, tailor } = await aTailor(world.app);
    const picture = await aPicture(agent);
    await report(world.app.anonymous, { tailorId: tailor.id, imageId: picture.id });
    const [open] = await casesOf(operator, tailor.id);
    const away = () => Promise.reject(new StorageUnavailable(new Error('away'), false));
    const storage = instead(world.deps.storage, { publish: away });
    const { decide: decideWith } = operatorCases(
      { ...world.deps, db: world.deps.jobs, storage, mail: openMail({}, world.deps.log) },
      'command line',
    );
    const input = { act: 'hide picture', ground: 'spam', explanation: null, note: null } as const;
    await expect(decideWith(open?.id ?? '', input)).rejects.toMatchObject({ status: 503 });
    expect(await ownImage(agent)).toMatchObject({ imageUrl: picture.imageUrl, hiddenAt: null });
    expect(await statuses(picture)).toEqual([200]);
    expect(await casesOf(operator, tailor.id)).toHaveLength(1);
  });
});
