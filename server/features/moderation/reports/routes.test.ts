import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../../tests/support/app';
import { aPicture, aTailor } from '../../../../tests/support/factories';
import { casesOf, decided, report, startAppWithOperator } from '../../../../tests/support/moderation';
import type { Agent } from '../../../../tests/support/app';
import { eq, sql } from 'drizzle-orm';
import { cases, reports } from '../tables';
import { forgetReporters } from './forget-reporters';

let app: TestApp;
let operator: Agent;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
});
afterAll(() => app.stop());

const unknown = '7c3f5c2e-8d53-4a3e-9d9c-0f6ab0a3f0a1';
const send = (body: object) => app.anonymous.post('/api/reports', body);

describe('POST /api/reports', () => {
  it('answers a reference to a visitor, and hides nothing', async () => {
    const { tailor } = await aTailor(app);
    const answer = await send({ tailorId: tailor.id, reason: 'spam' });
    expect([answer.status, answer.headers.location]).toEqual([201, undefined]);
    expect(answer.body).toEqual({ reference: expect.stringMatching(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/) });
    expect((await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`)).status).toBe(200);
  });

  it('joins several reports of one thing in one case, also simultaneous ones', async () => {
    const { agent, tailor } = await aTailor(app);
    const picture = await aPicture(agent);
    const about = { tailorId: tailor.id };
    await Promise.all(Array.from({ length: 6 }, () => report(app.anonymous, about)));
    await report(agent, { ...about, imageId: picture.id }, { text: 'Mine', email: 'me@x.example' });
    const open = await casesOf(operator, tailor.id);
    expect(open.map(({ imageId, reports }) => [imageId, reports])).toEqual([
      [picture.id, 1],
      [null, 6],
    ]);
    const whole = await operator.get(`/api/operator/cases/${open[0]?.id}`);
    expect(whole.body).toMatchObject({
      kind: 'report',
      reportList: [{ reason: 'spam', text: 'Mine', email: 'me@x.example' }],
      image: { imageUrl: picture.imageUrl, isHidden: false },
      log: [{ act: 'reported', actor: 'visitor', ground: 'spam' }, { act: 'opened' }],
    });
  });

  it('opens another case after the first one was closed', async () => {
    const { tailor } = await aTailor(app);
    const first = await decided(operator, { tailorId: tailor.id }, 'dismiss');
    await report(app.anonymous, { tailorId: tailor.id });
    const [second] = await casesOf(operator, tailor.id);
    expect(second?.number).toBeGreaterThan(first.number);
  });

  it('answers programs that fill in the hidden field, and keeps nothing', async () => {
    const { tailor } = await aTailor(app);
    const before = await app.database.db.$count(reports);
    const answer = await send({ tailorId: tailor.id, reason: 'spam', homepage: 'https://x.example' });
    expect([answer.status, Object.keys(answer.body as object)]).toEqual([201, ['reference']]);
    expect(await app.database.db.$count(reports)).toBe(before);
  });

  it.each([
    ['an unknown page', { tailorId: unknown, reason: 'spam' }, 404],
    ['no reason', { tailorId: unknown }, 400],
    ['an unknown reason', { tailorId: unknown, reason: 'ugly' }, 400],
    ['a wrong e-mail address', { tailorId: unknown, reason: 'spam', email: 'me' }, 400],
    ['a long text', { tailorId: unknown, reason: 'spam', text: 'x'.repeat(2_001) }, 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  it("answers 404 for a picture of another page, and for a hidden page's", async () => {
    const [one, other] = [await aTailor(app), await aTailor(app)];
    const picture = await aPicture(other.agent);
    const about = { tailorId: one.tailor.id, reason: 'spam' };
    expect((await send({ ...about, imageId: picture.id })).status).toBe(404);
    await decided(operator, { tailorId: one.tailor.id }, 'hide page');
    expect((await send(about)).status).toBe(404);
  });

  it('keeps the e-mail address for 180 days after the case was closed', async () => {
    const { tailor } = await aTailor(app);
    await report(app.anonymous, { tailorId: tailor.id }, { email: 'me@x.example' });
    const { id } = await decided(operator, { tailorId: tailor.id }, 'dismiss');
    const { db } = app.database;
    const emails = async () => {
      await forgetReporters(db);
      const rows = await db.select().from(reports).where(eq(reports.caseId, id)).orderBy(reports.createdAt);
      return rows.map(({ email }) => email);
    };
    const closedFor = (days: number) =>
      db
        .update(cases)
        .set({ closedAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(cases.id, id));
    await closedFor(179);
    expect(await emails()).toEqual(['me@x.example', null]);
    await closedFor(181);
    expect(await emails()).toEqual([null, null]);
  });

  it('accepts a few in a minute from one caller', async () => {
    const limited = await startApp({ environment: { RATE_LIMIT_REPORTS: '2' } });
    const { tailor } = await aTailor(limited);
    const answers = [];
    for (const reason of ['spam', 'other', 'spam'])
      answers.push(await limited.anonymous.post('/api/reports', { tailorId: tailor.id, reason }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(answers[2]?.body).toMatchObject({ code: 'rate_limited' });
    await limited.stop();
  });
});
