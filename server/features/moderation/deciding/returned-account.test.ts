import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Case } from '@shared/moderation/cases';
import type { OwnImage } from '@shared/gallery/contract';
import type { Tailor } from '@shared/tailor/contract';
import { signIn, type Agent, type TestApp } from '../../../../tests/support/app';
import { aPerson, aPicture, profileInput } from '../../../../tests/support/factories';
import { casesOf, decide, decided, decisionsOf, startAppWithOperator } from '../../../../tests/support/moderation';
import { anUpload } from '../../../../tests/support/pictures/uploads';
import { keptDecisions } from '../tables';
import { users } from '../../../auth/tables';
import { findOrCreateUser } from '../../../auth/users';
import { embeddedIssuer } from '../../../auth/provider/embedded-issuer';
import { holdProfile } from './hold-profile';

let app: TestApp;
let operator: Agent;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
});
afterAll(() => app.stop());

type Person = ReturnType<typeof aPerson>;

const create = async (agent: Agent) => {
  const created = await agent.post('/api/tailors', profileInput());
  expect(created.status).toBe(201);
  return created.body as Tailor;
};
/** Signs in as a new person with a page, about which the operator decides. */
async function decidedAbout(act: string, person: Person = aPerson()) {
  const agent = await signIn(app, person);
  const tailor = await create(agent);
  await decided(operator, { tailorId: tailor.id }, act, { explanation: 'About Ada' });
  return { agent, person, tailor };
}
const statusOf = async ({ profileSlug }: Tailor) => (await app.anonymous.get(`/api/tailors/${profileSlug}`)).status;
const kept = () => app.database.db.select().from(keptDecisions);
const firstCase = async (tailor: Tailor) =>
  (await operator.get(`/api/operator/cases/${(await casesOf(operator, tailor.id))[0]?.id}`)).body as Case;
const restore = async (tailor: Tailor) =>
  decide(operator, (await casesOf(operator, tailor.id))[0]?.id ?? '', 'restore');

describe('a suspended user who deletes the account and signs in again', () => {
  it('stays suspended, and the new page hidden, until the operator ends the decision', async () => {
    const { agent, person, tailor } = await decidedAbout('suspend');
    expect((await agent.delete('/api/account')).status).toBe(204);
    const [row, ...more] = await kept();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ act: 'suspend', ground: 'spam', tailorId: tailor.id });
    expect(JSON.stringify(row)).not.toMatch(/Ada|embedded|@/);

    const back = await signIn(app, person);
    expect((await back.post('/api/objects/upload', {})).body.code).toBe('suspended');
    expect((await operator.get('/api/operator/log')).text).toContain(`signed in again,server,spam,${row?.caseNumber},`);
    const page = await create(back);
    expect(page).toMatchObject({ hiddenAt: expect.any(String) });
    expect(await statusOf(page)).toBe(404);
    expect(await kept()).toEqual([]);
    expect((await back.post('/api/gallery', {})).body.code).toBe('suspended');
    expect(await firstCase(page)).toMatchObject({
      kind: 'returned account',
      page: { isHidden: true, isSuspended: true },
      log: [{ act: 'suspend', actor: 'server', ground: 'spam' }, { act: 'reported' }, { act: 'opened' }],
    });
    const [decision] = await decisionsOf(back);
    expect(decision).toMatchObject({ act: 'suspend', ground: 'spam', endedAt: null });
    expect((await back.post(`/api/decisions/${decision?.id}/appeal`, { text: 'Sorry' })).status).toBe(201);

    const answer = { granted: true, answer: null };
    expect((await operator.post(`/api/operator/decisions/${decision?.id}/answer`, answer)).status).toBe(201);
    expect(await statusOf(page)).toBe(200);
    await back.delete('/api/account');
    expect(await kept()).toEqual([]);
    expect(await statusOf(await create(await signIn(app, person)))).toBe(200);
  });

  it('stays suspended over several deletions, also without a page', async () => {
    const { agent, person } = await decidedAbout('suspend');
    let current = agent;
    for (let round = 0; round < 3; round += 1) {
      await current.delete('/api/account');
      current = await signIn(app, person);
      expect((await current.post('/api/objects/upload', {})).body.code).toBe('suspended');
    }
    const page = await create(current);
    expect(await statusOf(page)).toBe(404);
    await current.delete('/api/account');
    const last = await create(await signIn(app, person));
    expect(await statusOf(last)).toBe(404);
    await restore(last);
    expect(await statusOf(last)).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('is another person for another subject, and for the same subject of another issuer', async () => {
    const { db } = app.database;
    const { agent, person } = await decidedAbout('suspend');
    const [{ subject } = { subject: '' }] = await db.select().from(users).where(eq(users.email, person.email));
    await agent.delete('/api/account');
    expect(await statusOf(await create(await signIn(app, aPerson())))).toBe(200);
    const ids = [
      await findOrCreateUser(db, { issuer: 'https://other.example', subject }),
      await findOrCreateUser(db, { issuer: embeddedIssuer, subject }),
    ];
    const suspended = await Promise.all(
      ids.map(async (id) => db.$count(users, and(eq(users.id, id), isNotNull(users.suspendedAt)))),
    );
    expect(suspended).toEqual([0, 1]);
    await db.delete(keptDecisions);
  });
});

describe('a user whose page was hidden or held', () => {
  it.each(['hidden', 'held'])('has the new page hidden too: %s', async (state) => {
    const { agent, person, tailor } = await decidedAbout(state === 'hidden' ? 'hide page' : 'dismiss');
    if (state === 'held') await holdProfile(app.database.db, { userId: tailor.userId, tailorId: tailor.id });
    await agent.delete('/api/account');
    const back = await signIn(app, person);
    expect((await back.post('/api/objects/upload', {})).status).toBe(201);
    const page = await create(back);
    expect(await statusOf(page)).toBe(404);
    await restore(page);
    expect(await statusOf(page)).toBe(200);
  });

  it('has a page that was dismissed or restored shown', async () => {
    const { agent, person, tailor } = await decidedAbout('hide page');
    const [closed] = await casesOf(operator, tailor.id, 'closed');
    await decide(operator, closed?.id ?? '', 'restore');
    await agent.delete('/api/account');
    expect(await kept()).toEqual([]);
    expect(await statusOf(await create(await signIn(app, person)))).toBe(200);
  });
});

describe('a hidden picture of a deleted account', () => {
  it('is hidden again when the same person uploads it', async () => {
    const person = aPerson();
    const agent = await signIn(app, person);
    const tailor = await create(agent);
    const { id: imageId } = await aPicture(agent);
    await decided(operator, { tailorId: tailor.id, imageId }, 'hide picture');
    await agent.delete('/api/account');
    const back = await signIn(app, person);
    const page = await create(back);
    expect(await statusOf(page)).toBe(200);
    const again: OwnImage = await aPicture(back);
    expect(again.hiddenAt).not.toBeNull();
    expect((await app.anonymous.get(`/api/gallery/${page.id}`)).body).toEqual([]);
  });

  it('is hidden again when it is uploaded before there is a page, until the operator restores it', async () => {
    const person = aPerson();
    const aProfilePicture = async (owner: Agent) => {
      const claimed = await owner.post(`/api/objects/${await anUpload(owner)}/picture`);
      return profileInput({ profilePictureUrl: claimed.body.profilePictureUrl });
    };
    const agent = await signIn(app, person);
    const tailor = (await agent.post('/api/tailors', await aProfilePicture(agent))).body as Tailor;
    await decided(operator, { tailorId: tailor.id, profilePicture: true }, 'hide picture');
    await agent.delete('/api/account');

    const back = await signIn(app, person);
    const page = (await back.post('/api/tailors', await aProfilePicture(back))).body as Tailor;
    expect(page).toMatchObject({ profilePictureHiddenAt: expect.any(String) });
    const shown = async () => (await app.anonymous.get(`/api/tailors/${page.profileSlug}`)).body.profilePictureUrl;
    expect(await shown()).toBeNull();
    expect(await decisionsOf(back)).toMatchObject([{ act: 'hide picture' }, { act: 'hide picture' }]);
    const returned = (await casesOf(operator, page.id)).find(({ kind }) => kind === 'returned account');
    expect((await decide(operator, returned?.id ?? '', 'restore')).status).toBe(201);
    expect(await shown()).toEqual(expect.any(String));
  });
});
