import { sql } from 'drizzle-orm';
import { nextCursor } from '@shared/contract/next-page';
import type { Case, CaseCounts, CaseLine } from '@shared/moderation/cases';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn, type Agent, type TestApp } from '../../../../tests/support/app';
import { aTailor } from '../../../../tests/support/factories';
import {
  casesOf,
  decide,
  decided,
  decisionsOf,
  report,
  startAppWithOperator,
} from '../../../../tests/support/moderation';
import { operatorPerson } from '../../../../tests/support/sign-in/operator-person';
import { cases, reports } from '../tables';
import { users } from '../../../auth/tables';
import { openCase } from './open-case';

let app: TestApp;
let operator: Agent;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator({ TRUST_PROXY: '1' }));
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.db.delete(users);
  operator = await signIn(app, operatorPerson);
});

const flag = (tailorId: string) =>
  openCase(app.database.db, { kind: 'same picture', tailorId, reason: 'same picture', actor: 'server' });
const reportFrom = async (address: string, tailorId: string) => {
  const sent = { tailorId, reason: 'spam' };
  expect((await app.anonymous.post('/api/reports', sent, { 'x-forwarded-for': address })).status).toBe(201);
};

/** Returns the numbers of a list, page by page. */
async function pagesOf(list: string): Promise<number[][]> {
  const pages: number[][] = [];
  for (let path: string | undefined = `/api/operator/cases?list=${list}`; path;) {
    const answer = await operator.get(path);
    expect(answer.status).toBe(200);
    pages.push((answer.body as CaseLine[]).map(({ number }) => number));
    const cursor = nextCursor(new Headers({ Link: String(answer.headers.link ?? '') }));
    path = cursor && `/api/operator/cases?list=${list}&cursor=${cursor}`;
  }
  return pages;
}

describe('GET /api/operator/cases', () => {
  it('reads every case beyond the first 200, page by page, the newest first', async () => {
    const { tailor } = await aTailor(app);
    await app.database.db.execute(sql`
      insert into cases (kind, tailor_id, image_id, closed_at)
      select kind, ${tailor.id}, gen_random_uuid(), case when is_open then null else now() - each * interval '1 microsecond' end
      from generate_series(1, 120) as each, unnest(array['report', 'same picture']) as kind, unnest(array[true, false]) as is_open`);
    const rows = await app.database.db.select().from(cases);
    const numbers = (are: (row: (typeof rows)[number]) => boolean) =>
      rows
        .filter(are)
        .map(({ number }) => number)
        .sort((a, b) => b - a);
    const reported = numbers(({ kind, closedAt }) => kind === 'report' && !closedAt);
    const flagged = numbers(({ kind, closedAt }) => kind !== 'report' && !closedAt);
    const pages = await pagesOf('open');
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 50, 50, 40]);
    expect(pages.flat()).toEqual([...reported, ...flagged]);
    expect((await pagesOf('reports')).flat()).toEqual(reported);
    expect((await pagesOf('flags')).flat()).toEqual(flagged);

    const { rows: closed } = await app.database.db.execute<{ number: number }>(
      sql`select number from cases where closed_at is not null order by closed_at desc, number desc`,
    );
    expect((await pagesOf('closed')).flat()).toEqual(closed.map(({ number }) => number));
  });

  it('refuses what is no cursor', async () => {
    for (const cursor of ['1', '1_2_3', '_', '-1_2', 'x_1'])
      expect((await operator.get(`/api/operator/cases?cursor=${cursor}`)).status).toBe(400);
  });

  it('counts the visitors who sent the reports, until the case is closed', async () => {
    const [one, other] = [(await aTailor(app)).tailor, (await aTailor(app)).tailor];
    for (let sent = 0; sent < 6; sent += 1) await reportFrom('203.0.113.7', one.id);
    await reportFrom('203.0.113.7', other.id);
    await reportFrom('198.51.100.9', other.id);
    const [line] = await casesOf(operator, one.id);
    expect(line).toMatchObject({ reports: 6, senders: 1 });
    expect(await casesOf(operator, other.id)).toMatchObject([{ reports: 2, senders: 2 }]);

    const { db } = app.database;
    const senders = async () => (await db.select().from(reports)).map(({ sender }) => sender);
    expect(new Set(await senders()).size, 'one sender is another hash in each case').toBe(3);
    expect(JSON.stringify(await senders())).not.toContain('203.0.113');
    const closed = await decide(operator, line?.id ?? '', 'dismiss');
    expect(closed.body).toMatchObject({ reports: 6, senders: null });
    expect((await senders()).filter(Boolean)).toHaveLength(2);
  });

  it('does not guess the senders of a finding, or of reports of an earlier version', async () => {
    const { tailor } = await aTailor(app);
    await flag(tailor.id);
    await report(app.anonymous, { tailorId: tailor.id });
    await app.database.db.update(reports).set({ sender: null });
    await report(app.anonymous, { tailorId: tailor.id });
    const lines = await casesOf(operator, tailor.id);
    expect(lines).toMatchObject([
      { kind: 'report', reports: 2, senders: null },
      { kind: 'same picture', senders: null },
    ]);
  });
});

describe('GET /api/operator/counts', () => {
  it('counts reports, appeals and findings that wait', async () => {
    const counts = async () => (await operator.get('/api/operator/counts')).body as CaseCounts;
    expect(await counts()).toEqual({ reports: 0, appeals: 0, flags: 0 });
    const { agent, tailor } = await aTailor(app);
    await flag(tailor.id);
    const { id } = await decided(operator, { tailorId: tailor.id }, 'hide page');
    const [hidden] = await decisionsOf(agent);
    await agent.post(`/api/decisions/${hidden?.id}/appeal`, { text: 'I am a tailor' });
    for (let index = 0; index < 2; index += 1)
      await report(app.anonymous, { tailorId: (await aTailor(app)).tailor.id });
    expect(await counts()).toEqual({ reports: 2, appeals: 1, flags: 1 });
    await operator.post(`/api/operator/decisions/${hidden?.id}/answer`, { granted: false });
    expect(await counts()).toMatchObject({ appeals: 0 });
    expect(id).toBeTruthy();
  });
});

describe('GET /api/operator/cases/:id', () => {
  it('names who acted', async () => {
    const { agent, tailor } = await aTailor(app);
    await decided(operator, { tailorId: tailor.id }, 'hide page');
    const [hidden] = await decisionsOf(agent);
    await agent.post(`/api/decisions/${hidden?.id}/appeal`, { text: 'I am a tailor' });
    const { body } = await operator.post(`/api/operator/decisions/${hidden?.id}/answer`, { granted: false });
    const { log, decisions, id } = body as Case;
    expect(log.map(({ act, by }) => [act, by])).toEqual([
      ['appeal refused', 'Olu Bello'],
      ['appealed', 'the owner'],
      ['hide page', 'Olu Bello'],
      ['reported', 'a visitor'],
      ['opened', 'the server'],
    ]);
    expect(decisions).toMatchObject([{ act: 'hide page', by: 'Olu Bello' }]);

    await app.database.db.update(users).set({ firstName: null, lastName: null });
    const names = async () => {
      const about = (await operator.get(`/api/operator/cases/${id}`)).body as Case;
      return about.log[0]?.by;
    };
    expect(await names()).toBe(operatorPerson.email);
    await operator.delete('/api/account');
    operator = await signIn(app, operatorPerson);
    expect(await names()).toBe('a former operator');
  });
});
