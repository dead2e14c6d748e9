import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent, TestApp } from '../../../../tests/support/app';
import { aTailor } from '../../../../tests/support/factories';
import { casesOf, decide, decided, decisionsOf, startAppWithOperator } from '../../../../tests/support/moderation';

let app: TestApp;
let operator: Agent;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
});
afterAll(() => app.stop());

async function aHiddenTailor() {
  const { agent, tailor } = await aTailor(app);
  const { id: caseId } = await decided(operator, { tailorId: tailor.id }, 'hide page', { note: 'For us alone' });
  const [decision] = await decisionsOf(agent);
  return { agent, tailor, caseId, decisionId: decision?.id ?? '' };
}

const appeal = (agent: Agent, id: string, text = 'I am a tailor') =>
  agent.post(`/api/decisions/${id}/appeal`, { text });
const answer = (id: string, granted: boolean, words?: string) =>
  operator.post(`/api/operator/decisions/${id}/answer`, { granted, answer: words });

describe('POST /api/decisions/:id/appeal', () => {
  it('accepts one appeal for each decision, of its owner alone', async () => {
    const { agent, tailor, decisionId } = await aHiddenTailor();
    const other = (await aTailor(app)).agent;
    expect((await appeal(other, decisionId)).status).toBe(404);
    expect((await appeal(app.anonymous, decisionId)).status).toBe(401);
    expect((await appeal(agent, decisionId, ' ')).status).toBe(400);
    const sent = await Promise.all([appeal(agent, decisionId), appeal(agent, decisionId)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await decisionsOf(agent)).toMatchObject([{ appeal: { text: 'I am a tailor', granted: null } }]);
    expect(await casesOf(operator, tailor.id, 'appeals')).toHaveLength(1);
    expect(await decisionsOf(other)).toEqual([]);
  });

  it('is refused when the decision is no longer in force', async () => {
    const { agent, caseId, decisionId } = await aHiddenTailor();
    await decide(operator, caseId, 'restore');
    expect((await appeal(agent, decisionId)).status).toBe(409);
  });
});

describe('POST /api/operator/decisions/:id/answer', () => {
  it('that grants the appeal ends the decision', async () => {
    const { agent, tailor, decisionId } = await aHiddenTailor();
    expect((await answer(decisionId, true)).status).toBe(404);
    await appeal(agent, decisionId);
    const granted = await answer(decisionId, true, 'Sorry');
    expect(granted.body).toMatchObject({
      page: { isHidden: false },
      log: [{ act: 'appeal granted' }, { act: 'appealed', actor: 'owner' }, {}, {}, {}],
    });
    expect((await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`)).status).toBe(200);
    expect(await decisionsOf(agent)).toMatchObject([{ appeal: { granted: true, answer: 'Sorry' } }]);
    expect(await casesOf(operator, tailor.id, 'appeals')).toEqual([]);
    expect((await answer(decisionId, false)).status).toBe(409);
  });

  it('that refuses the appeal keeps the page hidden', async () => {
    const { agent, tailor, decisionId } = await aHiddenTailor();
    await appeal(agent, decisionId);
    expect((await answer(decisionId, false)).status).toBe(201);
    expect((await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`)).status).toBe(404);
    expect(await decisionsOf(agent)).toMatchObject([{ endedAt: null, appeal: { granted: false } }]);
  });
});

describe('the archive', () => {
  it('has the decisions and appeals, without the notes of the operator', async () => {
    const { agent, decisionId } = await aHiddenTailor();
    await appeal(agent, decisionId, 'Please look again');
    const file = await fetch(`${app.origin}/api/account/archive`, { headers: { cookie: agent.cookie } });
    const texts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const text = Buffer.from(texts['decisions.json'] ?? []).toString();
    expect(JSON.parse(text)).toMatchObject([
      { decision: { act: 'hide page', ground: 'spam' }, appeal: { text: 'Please look again' } },
    ]);
    expect(text).not.toContain('For us alone');
  });
});
