import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { searchQuerySchema, type SearchQuery } from '@shared/directory/contract';
import { startApp, type TestApp } from '../../../tests/support/app';
import { heldTable } from '../../../tests/support/database/held-table';
import { limitedSearch, searchLoad } from './limited-search';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { DATABASE_POOL_SIZE: '12' } });
});
afterAll(() => app.stop());

const search = () => app.anonymous.get('/api/tailors/search');
const searches = (count: number) => Array.from({ length: count }, search);
const tally = async (answers: Promise<{ status: number }>[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Six at once for a pool of twelve, and two hundred in the queue. */
const [atOnce, inLine] = [6, 200];
const allRunning = ({ waiting }: Awaited<ReturnType<typeof heldTable>>) =>
  expect.poll(waiting, { timeout: 10_000 }).toBe(atOnce);

/** Starts `count` searches that last until `end`. */
function endlessSearches(count: number) {
  let end = () => {};
  const none = { tailors: [], total: 0, more: false, picturesUrl: '' };
  const found = new Promise<void>((resolve) => (end = resolve)).then(() => none);
  const map = () => Promise.resolve({ cells: [], total: 0, isEstimate: false });
  const { search: endless } = limitedSearch(
    { env: app.env },
    { search: (_query: SearchQuery) => found, count: () => found, map },
  );
  const query = z.parse(searchQuerySchema, {});
  const all = Promise.allSettled(Array.from({ length: count }, () => endless(query)));
  return {
    end: () => {
      end();
      return all;
    },
  };
}

describe('more searches than the database can take', () => {
  it('get 503 beyond a short queue, in the API and in pages, until others have ended', async () => {
    const others = endlessSearches(atOnce + inLine + 3);
    expect(searchLoad(app.env)).toEqual({ running: atOnce, waiting: inLine });
    expect(await tally(searches(5))).toEqual({ 503: 5 });
    const { headers, body } = await search();
    expect([body.code, headers['retry-after'], headers['cache-control']]).toEqual(['unavailable', '2', 'no-store']);
    const page = await app.anonymous.get('/discover');
    expect([page.status, page.headers['retry-after']]).toEqual([503, '2']);
    await others.end();
    expect(await tally(searches(10))).toEqual({ 200: 10 });
    expect((await app.anonymous.get('/discover')).status).toBe(200);
  });

  it('wait about a second at most', async () => {
    const running = endlessSearches(atOnce);
    const waiting = searches(10);
    expect((await app.anonymous.get('/readyz')).status).toBe(200);
    expect(await tally(waiting)).toEqual({ 503: 10 });
    await running.end();
    expect(await tally(searches(10))).toEqual({ 200: 10 });
  });

  it('leave connections for other requests', async () => {
    const held = await heldTable(app.database.url, 'tailors');
    const all = searches(atOnce + 4);
    await allRunning(held);
    expect((await app.anonymous.get('/readyz')).status).toBe(200);
    expect(await held.waiting()).toBe(atOnce);
    await held.release();
    await Promise.all(all);
  });

  it('are cancelled by the database when they take too long, and get 503', async () => {
    const held = await heldTable(app.database.url, 'tailors');
    const slow = searches(atOnce);
    await allRunning(held);
    await held.cancelWaiting();
    expect(await tally(slow)).toEqual({ 503: atOnce });
    await held.release();
    expect((await search()).status).toBe(200);
  });
});
