import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { aTailor, profileInput } from '../../tests/support/factories';
import { heldTable } from '../../tests/support/database/held-table';
import { figures } from '../features/figures/tables';

const render = vi.fn(async () => '<p>rendered</p>');
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { SEARCH_CACHE_SECONDS: '60' }, render });
});
afterAll(() => app.stop());
beforeEach(() => void render.mockClear());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0', 'accept-language': 'en-NG' };
  const answer = await fetch(app.origin + path, { headers: { ...browser, ...headers }, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

describe('a page that many visitors open', () => {
  it('is made once for a URL and a language, and counts the view of each visitor', async () => {
    const { tailor } = await aTailor(app);
    const path = `/tailors/${tailor.profileSlug}`;
    const pages = [];
    for (const phone of ['Pixel 6', 'SM-A05', 'TECNO KI5k', 'SM-A05'])
      pages.push(await open(path, { 'user-agent': `Mozilla/5.0 (Linux; Android 14; ${phone}) Chrome/120.0` }));
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    expect(pages[2]?.headers.get('cache-control')).toBe('no-cache');
    expect(render).toHaveBeenCalledTimes(1);
    await app.figures.flush();
    const views = (await app.database.db.select().from(figures)).find(({ tailorId }) => tailorId === tailor.id)?.views;
    expect(views).toBe(3);
    await open(path, { 'accept-language': 'fr-CI' });
    await open(`${path}?from=chat`);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('is made anew for each user, who sees a change at once', async () => {
    const { agent, tailor } = await aTailor(app, { businessName: 'Before' });
    const path = `/tailors/${tailor.profileSlug}`;
    await open(path);
    await agent.put(
      `/api/tailors/${tailor.id}`,
      profileInput({ profileSlug: tailor.profileSlug, businessName: 'After' }),
    );
    const own = await open(path, { cookie: agent.cookie });
    expect([own.html.includes('After'), own.headers.get('cache-control')]).toEqual([true, 'no-store']);
    expect((await open(path)).html).toContain('Before');
  });

  it('redirects all of them from another spelling', async () => {
    const { tailor } = await aTailor(app);
    for (let visitor = 0; visitor < 2; visitor += 1) {
      const { status, headers } = await open(`/tailors/${tailor.profileSlug.toUpperCase()}`);
      expect([status, headers.get('location')]).toEqual([301, `/tailors/${tailor.profileSlug}`]);
    }
  });

  it('is not kept without its data or its content', async () => {
    const { tailor } = await aTailor(app);
    const path = `/tailors/${tailor.profileSlug}`;
    const held = await heldTable(app.database.url, 'tailors');
    expect((await open(path)).status).toBe(503);
    await held.release();
    render.mockRejectedValueOnce(new Error('broken'));
    const broken = await open(path);
    const whole = await open(path);
    expect([broken.status, broken.html.includes('rendered'), whole.html.includes('rendered')]).toEqual([
      200,
      false,
      true,
    ]);
    expect(render).toHaveBeenCalledTimes(2);
  });
});
