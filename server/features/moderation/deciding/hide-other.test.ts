import type { Case, CaseLine } from '@shared/moderation/cases';
import type { OwnImage } from '@shared/gallery/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent, TestApp } from '../../../../tests/support/app';
import { aPicture, aTailor } from '../../../../tests/support/factories';
import { casesOf, decide, decisionsOf, startAppWithOperator } from '../../../../tests/support/moderation';
import { openCase } from '../cases/open-case';

let app: TestApp;
let operator: Agent;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
});
afterAll(() => app.stop());

/** Makes two pages with the same picture, and the case about the later one. */
async function aCopiedPicture() {
  const [first, later] = [await aTailor(app), await aTailor(app)];
  const [original, copy] = [await aPicture(first.agent), await aPicture(later.agent)];
  const { id } = await openCase(app.database.db, {
    kind: 'same picture',
    tailorId: later.tailor.id,
    imageId: copy.id,
    reason: 'same picture',
    details: { tailorId: first.tailor.id, imageId: original.id },
    actor: 'server',
  });
  return { first, later, original, copy, id };
}

const hideOther = (id: string, fields: object = { ground: 'not own work' }) =>
  operator.post(`/api/operator/cases/${id}/other`, fields);
const isHidden = async (owner: Agent) =>
  ((await owner.get('/api/gallery')).body as OwnImage[]).map(({ hiddenAt }) => hiddenAt !== null);

describe('a case about one picture on two pages', () => {
  it('hides this one', async () => {
    const { first, later, id } = await aCopiedPicture();
    expect((await decide(operator, id, 'hide picture')).status).toBe(201);
    expect([await isHidden(first.agent), await isHidden(later.agent)]).toEqual([[false], [true]]);
  });

  it('hides the other one by a case of its own, whose owner reads why, and closes this case', async () => {
    const { first, later, id } = await aCopiedPicture();
    expect((await hideOther(id, { explanation: 'Without a reason' })).status).toBe(400);
    const answer = await hideOther(id, { ground: 'not own work', explanation: 'B. Stitch has the original.' });
    expect([answer.status, answer.body]).toMatchObject([201, { id, closedAt: expect.any(String) }]);
    expect(answer.body).toMatchObject({ image: { isHidden: false }, other: { isHidden: true } });
    expect([await isHidden(first.agent), await isHidden(later.agent)]).toEqual([[true], [false]]);
    expect(await decisionsOf(first.agent)).toMatchObject([
      { act: 'hide picture', ground: 'not own work', explanation: 'B. Stitch has the original.', endedAt: null },
    ]);
    expect(await decisionsOf(later.agent)).toEqual([]);
    expect(await casesOf(operator, later.tailor.id)).toEqual([]);

    const [own] = (await casesOf(operator, first.tailor.id, 'closed')) as [CaseLine];
    const whole = (await operator.get(`/api/operator/cases/${own.id}`)).body as Case;
    expect(whole.log.map(({ act, by }) => [act, by])).toEqual([
      ['hide picture', 'Olu Bello'],
      ['reported', 'Olu Bello'],
      ['opened', 'the server'],
    ]);
    expect((await decide(operator, own.id, 'restore')).status).toBe(201);
    expect(await isHidden(first.agent)).toEqual([false]);
  });

  it('refuses to hide the other one if it is hidden already, deleted, or not there', async () => {
    const one = await aCopiedPicture();
    await hideOther(one.id);
    expect((await hideOther(one.id)).status).toBe(409);
    const gone = await aCopiedPicture();
    await gone.first.agent.delete(`/api/gallery/${gone.original.id}`);
    expect((await hideOther(gone.id)).status).toBe(409);
    expect(await casesOf(operator, gone.first.tailor.id)).toEqual([]);
    const { tailor } = await aTailor(app);
    const alone = { kind: 'report', tailorId: tailor.id, reason: 'spam', actor: 'visitor' } as const;
    expect((await hideOther((await openCase(app.database.db, alone)).id)).status).toBe(409);
  });

  it('can be dismissed without a reason', async () => {
    const { later, id } = await aCopiedPicture();
    expect((await decide(operator, id, 'dismiss', { ground: undefined })).body).toMatchObject({
      decisions: [{ act: 'dismiss', ground: 'same picture' }],
    });
    expect(await isHidden(later.agent)).toEqual([false]);
  });
});
