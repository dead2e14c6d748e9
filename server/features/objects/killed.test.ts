import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { OwnImage } from '@shared/gallery/contract';
import { pictureWidths } from '@shared/pictures/picture-files';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '../../../tests/support/app';
import { bundledProgram } from '../../../tests/support/bundled-program';
import { aPicture, aTailor } from '../../../tests/support/factories';
import { aNewOrderOf } from '../../../tests/support/orders';
import { aPhoto } from '../../../tests/support/pictures/pictures';
import {
  noInconsistencies,
  pictureStores,
  inconsistencies,
  type PictureWorld,
} from '../../../tests/support/pictures/picture-world';
import type { Task, Orders, StepTaken } from '../../../tests/support/step-by-step';
import { anUpload } from '../../../tests/support/pictures/uploads';
import { fromPackageRoot } from '../../package-root';
import { openCase } from '../moderation/cases/open-case';

let program: string;
beforeAll(async () => {
  program = await bundledProgram('tests/support/step-by-step.ts');
});

/** Wide enough for all widths. */
const photo = aPhoto({ width: 1700, height: 40 });

/** Files of a picture: the JPEG and all widths. */
const files = 1 + pictureWidths.length;
const claimSteps = [
  'leased',
  'read',
  'prepared',
  ...Array<string>(files).fill('published'),
  'committed',
  'upload removed',
];
/** How long a reservation and a lease last. */
const [reservationHours, leaseHours] = [15 / 60, 45 / 3600];
const hideSteps = [
  ...Array.from({ length: files }, () => ['copying', 'published']).flat(),
  'decided',
  ...Array<string>(files).fill('unpublished'),
];
const deleteSteps = ['deleted', 'upload removed', ...Array<string>(files).fill('unpublished')];

describe.each(pictureStores)('a process that is killed, with pictures on %s,', (_name, start) => {
  let world: PictureWorld;
  let agent: Agent;
  let owner: Pick<Orders, 'tailorId' | 'userId'>;
  beforeAll(async () => {
    world = await start();
    const tailor = await aTailor(world.app);
    agent = tailor.agent;
    owner = { tailorId: tailor.tailor.id, userId: (await agent.get('/api/auth/user')).body.id };
  });
  afterAll(() => world.stop());

  /** Kills a process when all its tasks have reached their step. Returns the steps that each has taken. */
  async function killedDuring(tasks: Task[]): Promise<string[][]> {
    const { database, env } = world.app;
    const databaseUrl = `${database.url}?application_name=tasks`;
    const orders: Orders = { ...owner, env, databaseUrl, tasks };
    const child = fork(program, [JSON.stringify(orders)], { execArgv: [], cwd: fromPackageRoot() });
    const taken = tasks.map((): string[] => []);
    child.on('message', ([number, step]: StepTaken) => {
      taken[number]?.push(step);
      if (tasks.every(({ stopAt }, at) => (taken[at]?.length ?? 0) > stopAt)) child.kill('SIGKILL');
    });
    await once(child, 'exit');
    // The database notices the closed connections after a moment.
    const left = () => database.db.execute(sql`select from pg_stat_activity where application_name = 'tasks'`);
    await expect.poll(async () => (await left()).rowCount, { timeout: 10_000 }).toBe(0);
    return taken;
  }

  const upload = async () => anUpload(agent, await photo);
  const portfolio = async () => (await agent.get('/api/gallery')).body as unknown[];
  const claimAt = async (stopAt: number) => ({ stopAt, objectId: await upload() });

  // At most four at once, as many as can be claimed at once.
  it.each([[[0, 1, 2, 3]], [[4, 5, 6, 7]], [[8, 9, 10, 11]]])(
    'leaves only what one sweep after the expiry cleans up: claims at their steps %j',
    async (steps) => {
      const before = (await portfolio()).length;
      const taken = await killedDuring(await Promise.all(steps.map(claimAt)));
      expect(taken).toEqual(steps.map((at) => claimSteps.slice(0, at + 1)));
      const saved = steps.filter((at) => at >= claimSteps.indexOf('committed')).length;
      expect(await portfolio()).toHaveLength(before + saved);
      await world.later(reservationHours);
      await world.sweep();
      expect(await inconsistencies(world)).toEqual(noInconsistencies);
      expect((await agent.post('/api/gallery', { objectId: await upload() })).status).toBe(201);
      expect(await portfolio()).toHaveLength(before + saved + 1);
      expect(await inconsistencies(world)).toEqual(noInconsistencies);
    },
  );

  it('leaves only what one sweep cleans up: photos of an order that is deleted', async () => {
    const { id: orderId } = await aNewOrderOf(agent);
    const steps = [0, 5, claimSteps.indexOf('committed'), claimSteps.indexOf('upload removed')];
    const tasks = await Promise.all(steps.map(async (stopAt) => ({ ...(await claimAt(stopAt)), orderId })));
    const taken = await killedDuring(tasks);
    expect(taken).toEqual(steps.map((at) => claimSteps.slice(0, at + 1)));
    expect((await agent.get(`/api/orders/${orderId}/photos`)).body).toHaveLength(2);
    expect((await agent.delete(`/api/orders/${orderId}`)).status).toBe(204);
    await world.later(reservationHours);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('lets an unsaved upload be claimed again after its lease', async () => {
    const steps = [0, 4, 8, claimSteps.indexOf('committed')];
    const claims = await Promise.all(steps.map(claimAt));
    await killedDuring(claims);
    const again = () => Promise.all(claims.map(({ objectId }) => agent.post('/api/gallery', { objectId })));
    const inProgress = Array<string>(3).fill('claim_in_progress');
    expect((await again()).map(({ body }) => body.code)).toEqual([...inProgress, 'already_claimed']);
    await world.later(leaseHours);
    expect((await again()).map(({ status }) => status)).toEqual([201, 201, 201, 409]);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('leaves only what one sweep cleans up: deletions at every step', async () => {
    const steps = [...deleteSteps.keys()];
    const images = await Promise.all(steps.map(() => aPicture(agent)));
    const taken = await killedDuring(steps.map((stopAt) => ({ stopAt, imageId: images[stopAt]?.id ?? '' })));
    expect(taken).toEqual(steps.map((at) => deleteSteps.slice(0, at + 1)));
    for (const { id } of images) expect((await agent.delete(`/api/gallery/${id}`)).status).toBe(404);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });

  it('leaves only what one sweep cleans up: pictures that are hidden, at steps before and after the decision', async () => {
    const steps = [0, 1, 8, 13, 14, 15, 21];
    const { db } = world.app.database;
    const hiding = async (stopAt: number) => {
      const { objectId } = await claimAt(stopAt);
      const { body } = await agent.post('/api/gallery', { objectId });
      const imageId = body.id as string;
      const { id } = await openCase(db, { kind: 'report', actor: 'server', reason: 'other', ...owner, imageId });
      return { imageId, address: body.imageUrl as string, task: { stopAt, caseId: id } };
    };
    const pictures = [];
    for (const stopAt of steps) pictures.push(await hiding(stopAt));
    const taken = await killedDuring(pictures.map(({ task }) => task));
    expect(taken).toEqual(steps.map((at) => hideSteps.slice(0, at + 1)));
    await world.later(reservationHours);
    await world.sweep();
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
    const now = new Map(((await agent.get('/api/gallery')).body as OwnImage[]).map((image) => [image.id, image]));
    for (const { imageId, address, task } of pictures) {
      const { hiddenAt, imageUrl } = now.get(imageId)!;
      const isDecided = task.stopAt >= hideSteps.indexOf('decided');
      expect([hiddenAt !== null, imageUrl !== address]).toEqual([isDecided, isDecided]);
    }
  });

  it('leaves only rows of pictures once no file can appear any more', async () => {
    await world.later(1);
    await world.sweep();
    const rows = await world.app.database.db.execute(sql`select from uploads`);
    expect(rows.rowCount).toBe((await portfolio()).length);
    expect(await inconsistencies(world)).toEqual(noInconsistencies);
  });
});
