import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, type Agent } from '../../../tests/support/app';
import { aPicture, aTailor } from '../../../tests/support/factories';
import { decided } from '../../../tests/support/moderation';
import { operatorPerson } from '../../../tests/support/sign-in/operator-person';
import { pictureStores, type PictureWorld } from '../../../tests/support/pictures/picture-world';
import { instead } from '../../../tests/support/stores';
import { drawings } from './tables';
import { sweep } from '../../sweep';

describe.each(pictureStores)('sweeping drawings on %s', (name, start) => {
  let world: PictureWorld;
  let operator: Agent;
  beforeAll(async () => {
    world = await start({ OPERATORS: operatorPerson.email });
    operator = await signIn(world.app, operatorPerson);
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    await later(25);
    await world.sweep();
    expect([await files(), await rows()]).toEqual([[], []]);
  });

  const rows = () => world.app.database.db.select().from(drawings);
  const files = async () => (await world.files()).filter((path) => path.includes('drawings/'));
  const later = (hours: number) =>
    world.app.database.db.update(drawings).set({ keptAt: sql`kept_at - make_interval(mins => ${hours * 60})` });
  const draw = async (slug: string) => {
    for (const file of ['sign.pdf', 'status.jpg']) {
      expect((await fetch(`${world.app.origin}/tailors/${slug}/${file}`)).status).toBe(200);
    }
  };

  it('removes those of a deleted account, and no others', async () => {
    const [leaving, staying] = [await aTailor(world.app), await aTailor(world.app)];
    await aPicture(leaving.agent);
    for (const { tailor } of [leaving, staying]) await draw(tailor.profileSlug);
    const kept = (await rows()).filter(({ tailorId }) => tailorId === staying.tailor.id);
    expect([await files(), kept]).toMatchObject([{ length: 4 }, { length: 2 }]);
    expect((await leaving.agent.delete('/api/account')).status).toBe(204);
    await world.sweep();
    expect((await files()).sort()).toEqual(kept.map(({ version }) => `drawings/${version}`).sort());
    // Their rows follow when no file can be written any more.
    expect(await rows()).toHaveLength(4);
    await later(0.1);
    await world.sweep();
    expect(await rows()).toHaveLength(2);
  });

  it('removes those of a day ago', async () => {
    const { tailor } = await aTailor(world.app);
    await draw(tailor.profileSlug);
    await later(23.9);
    await world.sweep();
    expect(await files()).toHaveLength(2);
    await later(0.2);
    await world.sweep();
    expect([await files(), await rows()]).toEqual([[], []]);
  });

  it('keeps the rows of files that the store could not remove, and sweeps the rest', async () => {
    const { tailor } = await aTailor(world.app);
    await draw(tailor.profileSlug);
    await later(25);
    const away = instead(world.deps.storage, { removeDrawing: () => Promise.reject(new Error('away')) });
    expect(await sweep({ ...world.deps, storage: away })).toMatchObject({ failed: 0 });
    expect([await files(), await rows()]).toMatchObject([{ length: 2 }, { length: 2 }]);
  });

  it.each(['hides', 'deletes'])('are not sent any more when somebody %s a picture that they show', async (act) => {
    const { agent, tailor } = await aTailor(world.app);
    const status = async () => {
      const answer = await fetch(`${world.app.origin}/tailors/${tailor.profileSlug}/status.jpg`);
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    const bare = await status();
    const picture = await aPicture(agent);
    const shown = await status();
    expect(shown).not.toBe(bare);
    if (act === 'deletes') await agent.delete(`/api/gallery/${picture.id}`);
    else await decided(operator, { tailorId: tailor.id, imageId: picture.id }, 'hide picture');
    expect(await status()).toBe(bare);
  });

  if (name !== 'disk') return;
  it('removes a file that a killed process left incomplete', async () => {
    const { tailor } = await aTailor(world.app);
    await draw(tailor.profileSlug);
    const [{ version } = { version: '' }] = await rows();
    const folder = join(world.app.env.dataDir, 'objects');
    await rename(join(folder, 'drawings', version), join(folder, 'unfinished', `${version}.0123.part`));
    expect(await files()).toHaveLength(1);
    await later(25);
    await world.sweep();
    expect((await world.files()).filter((path) => path.includes(version))).toEqual([]);
  });
});
