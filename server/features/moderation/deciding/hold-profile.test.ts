import type { CaseLine } from '@shared/moderation/cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent, TestApp } from '../../../../tests/support/app';
import { aTailor, profileInput } from '../../../../tests/support/factories';
import { decide, decisionsOf, startAppWithOperator } from '../../../../tests/support/moderation';

let app: TestApp;
let operator: Agent;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator({ NEW_PROFILES: 'held' }));
});
afterAll(() => app.stop());

const statusOf = async (slug: string) => (await app.anonymous.get(`/api/tailors/${slug}`)).status;
const caseOf = async (tailorId: string) => {
  const cases = (await operator.get('/api/operator/cases')).body as CaseLine[];
  return cases.find(({ page }) => page.id === tailorId);
};

describe('a new profile that is held', () => {
  it('is seen by its owner and by operators, until one shows it', async () => {
    const { agent, tailor } = await aTailor(app, { businessName: 'Patient Needle', profileSlug: 'patient' });
    expect(tailor).toMatchObject({ isActive: true, hiddenAt: expect.any(String) });
    expect(await statusOf('patient')).toBe(404);
    expect(await decisionsOf(agent)).toMatchObject([{ act: 'hold', endedAt: null, appeal: null }]);
    const about = await caseOf(tailor.id);
    expect(about).toMatchObject({ kind: 'new profile', reports: 1, page: { isHidden: true } });
    expect((await decide(operator, about?.id ?? '', 'restore')).status).toBe(201);
    expect(await statusOf('patient')).toBe(200);
    expect((await agent.get('/api/tailors/me')).body).toMatchObject({ isActive: true, hiddenAt: null });
    expect((await app.anonymous.get('/api/tailors/search?q=Patient')).text).toContain('patient');
    expect(await caseOf(tailor.id)).toBeUndefined();
  });

  it('keeps the owner’s wish not to be listed', async () => {
    const { agent, tailor } = await aTailor(app, { profileSlug: 'unlisted', isActive: false });
    await decide(operator, (await caseOf(tailor.id))?.id ?? '', 'restore');
    expect(await statusOf('unlisted')).toBe(200);
    expect((await agent.get('/api/tailors/me')).body).toMatchObject({ isActive: false, hiddenAt: null });
  });

  it('is shown or hidden, not dismissed, and a hold cannot be appealed', async () => {
    const { agent, tailor } = await aTailor(app, { profileSlug: 'waiting' });
    const id = (await caseOf(tailor.id))?.id ?? '';
    const dismissed = await decide(operator, id, 'dismiss');
    expect([dismissed.status, dismissed.body.message]).toEqual([409, 'This page waits. Show it or hide it.']);
    const [held] = await decisionsOf(agent);
    expect((await agent.post(`/api/decisions/${held?.id}/appeal`, { text: 'Please' })).status).toBe(409);
    expect((await decide(operator, id, 'hide page')).status).toBe(201);
    expect(await decisionsOf(agent)).toMatchObject([
      { act: 'hide page', endedAt: null },
      { act: 'hold', endedAt: expect.any(String) },
    ]);
    expect(await statusOf('waiting')).toBe(404);
    const [hidden] = await decisionsOf(agent);
    expect((await agent.post(`/api/decisions/${hidden?.id}/appeal`, { text: 'I am a tailor' })).status).toBe(201);
  });

  it('can be changed by its owner, and stays held', async () => {
    const { agent, tailor } = await aTailor(app, { profileSlug: 'changing' });
    const changed = await agent.put(
      `/api/tailors/${tailor.id}`,
      profileInput({ profileSlug: 'changing', bio: 'Suits' }),
    );
    expect(changed.body).toMatchObject({ bio: 'Suits', isActive: true, hiddenAt: expect.any(String) });
    expect(await statusOf('changing')).toBe(404);
  });
});
