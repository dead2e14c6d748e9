import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnImage } from '@shared/gallery/contract';
import type { Agent, TestApp } from '../../../../tests/support/app';
import { aPicture, aTailor, aUser } from '../../../../tests/support/factories';
import {
  casesOf,
  decide,
  decided,
  decisionsOf,
  report,
  startAppWithOperator,
} from '../../../../tests/support/moderation';

let app: TestApp;
let operator: Agent;
beforeAll(async () => {
  ({ app, operator } = await startAppWithOperator());
});
afterAll(() => app.stop());

/** Returns the statuses of every public address of a page. */
async function publicStatuses(slug: string, id: string) {
  const page = `/tailors/${slug}`;
  const paths = [
    ...[page, `${page}/contact.vcf`, `${page}/qr.svg`, `${page}/qr.png`, `${page}/status.jpg`, `${page}/sign.pdf`],
    ...[`/api/tailors/${slug}`, `/cards/${slug}/0000000000000000.jpg`],
  ];
  const statuses = new Set<number>();
  for (const path of paths) statuses.add((await app.anonymous.get(path)).status);
  statuses.add((await app.anonymous.post(`/api/tailors/${slug}/contacts`, { by: 'phone' })).status);
  const { body } = await app.anonymous.get(`/api/gallery/${id}`);
  return { statuses: [...statuses].sort(), pictures: (body as unknown[]).length };
}

/** Whether the directory names a tailor: search by name and by place, map and sitemap. */
async function isListed(slug: string, businessName: string, sitemapPath: string) {
  const searched = await app.anonymous.get(`/api/tailors/search?q=${encodeURIComponent(businessName)}`);
  const near = await app.anonymous.get('/api/tailors/search?near=Lagos&limit=50');
  const map = await app.anonymous.get(`/api/map?q=${encodeURIComponent(businessName)}`);
  const sitemap = await app.anonymous.get(sitemapPath);
  const found = [searched, near].map(({ body }) => JSON.stringify(body).includes(slug));
  return [...found, (map.body as { total: number }).total > 0, sitemap.text.includes(slug)];
}

describe('calls of the operator', () => {
  const paths = [
    '/api/operator/cases',
    `/api/operator/cases/7c3f5c2e-8d53-4a3e-9d9c-0f6ab0a3f0a1`,
    '/api/operator/log',
  ];
  it.each(paths)('GET %s answers 404 to visitors, users and tailors', async (path) => {
    for (const other of [app.anonymous, await aUser(app), (await aTailor(app)).agent]) {
      const answer = await other.get(path);
      expect([answer.status, answer.body]).toEqual([404, { message: 'Not found', code: 'not_found' }]);
    }
  });
});

describe('a hidden page', () => {
  it('is gone from every public address, stays for its owner, and comes back', async () => {
    const { agent, tailor } = await aTailor(app, { businessName: 'Vanishing Needle', profileSlug: 'vanishing' });
    await aPicture(agent);
    // Each file of the sitemap is cached for a minute.
    expect(await isListed('vanishing', 'Vanishing Needle', '/sitemap-1.xml')).toEqual([true, true, true, true]);
    const hidden = await decided(operator, { tailorId: tailor.id }, 'hide page', { explanation: 'Nobody lives there' });
    expect(hidden.page).toMatchObject({ isHidden: true, isSuspended: false });
    expect(await isListed('vanishing', 'Vanishing Needle', '/sitemap.xml')).toEqual([false, false, false, false]);
    expect(await publicStatuses('vanishing', tailor.id)).toEqual({ statuses: [404], pictures: 0 });

    const own = await agent.get('/api/tailors/me');
    expect(own.body).toMatchObject({ hiddenAt: expect.any(String), isActive: true, updatedAt: tailor.updatedAt });
    expect(await decisionsOf(agent)).toMatchObject([
      { act: 'hide page', ground: 'spam', explanation: 'Nobody lives there', endedAt: null, appeal: null },
    ]);

    const restored = await decide(operator, hidden.id, 'restore');
    expect(restored.body.page).toMatchObject({ isHidden: false });
    expect(await isListed('vanishing', 'Vanishing Needle', '/sitemap-1.xml')).toEqual([true, true, true, true]);
    expect((await app.anonymous.get('/tailors/vanishing')).status).toBe(200);
    expect(await decisionsOf(agent)).toMatchObject([{ endedAt: expect.any(String) }]);
  });

  it('stays hidden when its owner saves it, also under its former address, and keeps the choice to be listed', async () => {
    const { agent, tailor } = await aTailor(app);
    const { id } = await decided(operator, { tailorId: tailor.id }, 'hide page');
    const input = {
      businessName: 'N',
      city: 'Lagos',
      country: 'Nigeria',
      primaryServiceCategories: ['Alterations & Repairs'],
    };
    const moved = { ...input, profileSlug: `${tailor.profileSlug}-moved`, isActive: false };
    expect((await agent.put(`/api/tailors/${tailor.id}`, moved)).body).toMatchObject({ isActive: false });
    const again = { ...moved, isActive: true };
    expect((await agent.put(`/api/tailors/${tailor.id}`, again)).body).toMatchObject({ isActive: true });
    for (const slug of [tailor.profileSlug, moved.profileSlug])
      expect((await app.anonymous.get(`/api/tailors/${slug}`)).status).toBe(404);
    await decide(operator, id, 'restore');
    expect((await app.anonymous.get(`/api/tailors/${moved.profileSlug}`)).body).toMatchObject({ isActive: true });
  });

  it('of an unlisted tailor is restored as unlisted', async () => {
    const { agent, tailor } = await aTailor(app, { isActive: false });
    const { id } = await decided(operator, { tailorId: tailor.id }, 'hide page');
    await decide(operator, id, 'restore');
    expect((await agent.get('/api/tailors/me')).body).toMatchObject({ isActive: false, hiddenAt: null });
  });
});

describe('a hidden picture', () => {
  it('is gone from the page, is marked for its owner, and comes back', async () => {
    const { agent, tailor } = await aTailor(app);
    const [picture, other] = [await aPicture(agent), await aPicture(agent)];
    const about = { tailorId: tailor.id, imageId: picture.id };
    const { id } = await decided(operator, about, 'hide picture');
    const shown = async () => JSON.stringify((await app.anonymous.get(`/api/gallery/${tailor.id}`)).body);
    expect(await shown()).not.toContain(picture.id);
    expect(await shown()).toContain(other.id);
    const card = await app.anonymous.get(`/api/tailors/search?q=${encodeURIComponent(tailor.businessName)}`);
    expect(JSON.stringify(card.body)).not.toContain(picture.imageUrl);
    const own = (await agent.get('/api/gallery')).body as OwnImage[];
    expect(own.map(({ hiddenAt }) => hiddenAt !== null).sort()).toEqual([false, true]);
    await decide(operator, id, 'restore');
    expect(await shown()).toContain(picture.id);
  });

  it('cannot be hidden after its owner has deleted it; the page still can', async () => {
    const { agent, tailor } = await aTailor(app);
    const picture = await aPicture(agent);
    await report(app.anonymous, { tailorId: tailor.id, imageId: picture.id });
    await agent.delete(`/api/gallery/${picture.id}`);
    const [open] = await casesOf(operator, tailor.id);
    expect((await operator.get(`/api/operator/cases/${open?.id}`)).body).toMatchObject({ image: null });
    expect((await decide(operator, open?.id ?? '', 'hide picture')).status).toBe(409);
    expect((await decide(operator, open?.id ?? '', 'hide page')).status).toBe(201);
  });
});

describe('a suspended account', () => {
  it('cannot publish, but reads, takes its data and is deleted', async () => {
    const { agent, tailor } = await aTailor(app);
    const picture = await aPicture(agent);
    const { page } = await decided(operator, { tailorId: tailor.id }, 'suspend');
    expect(page).toMatchObject({ isHidden: true, isSuspended: true });
    const refused = await Promise.all([
      agent.post('/api/objects/upload', {}),
      agent.post('/api/gallery', {}),
      agent.put(`/api/gallery/${picture.id}`, { caption: 'Spam' }),
      agent.put(`/api/tailors/${tailor.id}`, {}),
    ]);
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 'suspended']);
    expect((await agent.post('/api/customers', { name: 'Ada' })).status).toBe(201);
    expect((await agent.get('/api/account/archive')).status).toBe(200);
    expect((await agent.delete('/api/account')).status).toBe(204);
  });

  it('stays suspended while another case has it suspended, and its page hidden while one hides it', async () => {
    const { agent, tailor } = await aTailor(app);
    const picture = await aPicture(agent);
    const { id: first } = await decided(operator, { tailorId: tailor.id }, 'suspend');
    expect((await decide(operator, first, 'suspend')).status).toBe(409);
    expect((await decide(operator, first, 'hide page')).status).toBe(201);
    expect((await decide(operator, first, 'hide picture')).status).toBe(409);
    expect((await agent.get('/api/gallery')).body).toMatchObject([{ id: picture.id, hiddenAt: null }]);
    const restored = await decide(operator, first, 'restore');
    expect(restored.body.page).toMatchObject({ isHidden: false, isSuspended: false });
    expect((await agent.put(`/api/gallery/${picture.id}`, { caption: 'Back' })).status).toBe(200);
  });
});

describe('POST /api/operator/cases/:id/decisions', () => {
  it('dismisses once, with a reason, and hides nothing', async () => {
    const { agent, tailor } = await aTailor(app);
    const { id, closedAt } = await decided(operator, { tailorId: tailor.id }, 'dismiss', { note: 'A rival' });
    expect(closedAt).not.toBeNull();
    expect(await casesOf(operator, tailor.id, 'closed')).toHaveLength(1);
    expect((await decide(operator, id, 'dismiss')).status).toBe(409);
    expect((await decide(operator, id, 'restore')).status).toBe(409);
    expect((await decide(operator, id, 'hide page', { ground: undefined })).status).toBe(400);
    expect(await decisionsOf(agent)).toEqual([]);
  });

  it('lets one of two simultaneous decisions through', async () => {
    const { tailor } = await aTailor(app);
    await report(app.anonymous, { tailorId: tailor.id });
    const [open] = await casesOf(operator, tailor.id);
    const answers = await Promise.all([1, 2, 3].map(() => decide(operator, open?.id ?? '', 'hide page')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('the log', () => {
  it('has every act, names no person and can be downloaded as CSV', async () => {
    const { tailor } = await aTailor(app);
    const { id, number } = await decided(operator, { tailorId: tailor.id }, 'hide page', { explanation: '=1+1' });
    await decide(operator, id, 'restore');
    const answer = await operator.get('/api/operator/log');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.text.split('\r\n').filter((line) => line.includes(tailor.id));
    expect(lines.map((line) => line.split(',')[2])).toEqual(['opened', 'reported', 'hide page', 'restore']);
    expect(lines[2]).toContain(`,spam,${number},`);
    expect(lines[2]).toContain("'=1+1");
    expect(answer.text).not.toContain('operator@');
  });

  it.each(['update moderation_log set act = act', 'delete from moderation_log', 'truncate moderation_log'])(
    'refuses %s',
    async (statement) => {
      await expect(app.database.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: 'The moderation log is append-only' },
      });
    },
  );

  it('does not stop the owner of the table, as the documents say', async () => {
    const { db } = app.database;
    await decided(operator, { tailorId: (await aTailor(app)).tailor.id }, 'dismiss');
    const undone = new Error('Undone');
    const changed = db.transaction(async (tx) => {
      await tx.execute(sql`alter table moderation_log disable trigger user`);
      expect((await tx.execute(sql`delete from moderation_log`)).rowCount).toBeGreaterThan(0);
      throw undone;
    });
    await expect(changed).rejects.toBe(undone);
    const documents = ['deploy/operating.md', 'docs/decisions/moderation/078-cases-and-decisions.md'];
    for (const path of documents) expect(await readFile(path, 'utf8')).toMatch(/owns? the table|owner of the table/);
  });

  it('stays when the account is deleted, without its words', async () => {
    const { agent, tailor } = await aTailor(app);
    const { id } = await decided(operator, { tailorId: tailor.id }, 'hide page', { explanation: 'About Ada' });
    await agent.delete('/api/account');
    expect((await operator.get(`/api/operator/cases/${id}`)).status).toBe(404);
    const { text } = await operator.get('/api/operator/log');
    expect(text).toContain(tailor.id);
    expect(text).not.toContain('About Ada');
  });
});
