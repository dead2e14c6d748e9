import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aCustomer, aTailor } from '../../../tests/support/factories';

const token = 'a token that only the one who measures knows';
let app: TestApp;
let closed: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { METRICS_TOKEN: token } });
  closed = await startApp({ beside: app });
});
afterAll(async () => {
  await closed.stop();
  await app.stop();
});

const ask = (authorization?: string, origin = app.origin) =>
  fetch(`${origin}/metrics`, { headers: authorization === undefined ? {} : { authorization } });
const measured = async () => (await ask(`Bearer ${token}`)).text();

/** Returns the number of measured requests with these labels. */
async function requests(labels: string): Promise<number> {
  const line = (await measured())
    .split('\n')
    .find((text) => text.startsWith(`http_request_duration_seconds_count{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('GET /metrics', () => {
  it.each([undefined, '', 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`])(
    'answers 401 to %j',
    async (authorization) => {
      const answer = await ask(authorization);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await answer.text()).not.toContain('process_cpu');
    },
  );

  it('answers 404 if no token is set', async () => {
    expect((await ask(`Bearer ${token}`, closed.origin)).status).toBe(404);
  });

  it('reports the process, its event loop, the pool and the work with turns', async () => {
    const answer = await ask(`Bearer ${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    const lines = ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'];
    const labels = ['total', 'idle', 'waiting'].map((state) => `database_pool_connections{state="${state}"}`);
    const loads = ['searches', 'pictures', 'cards'].flatMap((work) =>
      ['running', 'waiting'].map((state) => `work_tasks{work="${work}",state="${state}"}`),
    );
    for (const start of [...lines, ...labels, ...loads]) expect(text).toContain(`\n${start} `);
  });

  it('counts requests by the pattern of their route, without their actual paths', async () => {
    const { agent, tailor } = await aTailor(app, { profileSlug: 'seen-by-nobody' });
    const customer = await aCustomer(agent);
    await agent.put(`/api/customers/${customer.id}`, { name: 'Ada' });
    await agent.put(`/api/customers/${customer.id}`, {});
    await app.anonymous.get(`/tailors/${tailor.profileSlug}?from=somewhere`);
    await app.anonymous.get('/nowhere/at-all');
    await app.anonymous.get('/api/nothing');
    await app.anonymous.get('/assets/none.js');
    const customers = 'method="PUT",route="/api/customers/:id"';
    await expect.poll(() => requests(`${customers},status="2xx"`)).toBe(1);
    await expect.poll(() => requests(`${customers},status="4xx"`)).toBe(1);
    await expect.poll(() => requests('method="GET",route="/tailors/:slug",status="2xx"')).toBe(1);
    await expect.poll(() => requests('method="GET",route="other",status="4xx"')).toBe(2);
    await expect.poll(() => requests('method="GET",route="/assets/*",status="4xx"')).toBe(1);
    const text = await measured();
    for (const name of [customer.id, 'seen-by-nobody', 'somewhere', 'at-all', 'none.js']) {
      expect(text).not.toContain(name);
    }
  });
});
