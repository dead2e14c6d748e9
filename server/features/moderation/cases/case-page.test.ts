import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Case } from '@shared/moderation/cases';
import type { Agent, TestApp } from '../../../../tests/support/app';
import { aPicture, aTailor } from '../../../../tests/support/factories';
import { decided, startAppWithOperator } from '../../../../tests/support/moderation';

let app: TestApp;
let operator: Agent;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
});
afterAll(() => app.stop());

describe('GET /api/operator/cases/:id', () => {
  it('shows a hidden page as it is stored now, with its hidden pictures', async () => {
    const said = { phone: '0803 555 0142', bio: 'Lace\nhttps://x.example' };
    const { agent, tailor } = await aTailor(app, said);
    const [first, second] = [await aPicture(agent, { caption: 'Red lace' }), await aPicture(agent)];
    await decided(operator, { tailorId: tailor.id, imageId: second.id }, 'hide picture');
    const { id } = await decided(operator, { tailorId: tailor.id }, 'hide page');
    expect((await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`)).status).toBe(404);
    await agent.put(`/api/gallery/${first.id}`, { caption: 'Blue lace' });

    const { content } = (await operator.get(`/api/operator/cases/${id}`)).body as Case;
    expect(content).toMatchObject({ ...said, businessName: tailor.businessName, profileSlug: tailor.profileSlug });
    expect(content.pictures).toMatchObject([
      { id: first.id, caption: 'Blue lace', hiddenAt: null },
      { id: second.id, hiddenAt: expect.any(String) },
    ]);
    for (const own of ['userId', 'firstMessage']) expect(content).not.toHaveProperty(own);
  });

  it('shows a reported picture with its caption', async () => {
    const { agent, tailor } = await aTailor(app);
    const { id: imageId } = await aPicture(agent, { caption: 'Red lace' });
    const about = await decided(operator, { tailorId: tailor.id, imageId }, 'dismiss');
    expect(about.image).toMatchObject({ caption: 'Red lace', isHidden: false });
  });
});
