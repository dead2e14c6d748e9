import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCookie } from '@shared/session/device-cookies';
import { signIn, startApp, type TestApp } from '../../tests/support/app';
import { aUser } from '../../tests/support/factories';
import { users } from '../auth/tables';
import { createLog } from './log';

const lines: string[] = [];
const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ log });
});
afterAll(() => app.stop());

const endOfWork = '/api/end-of-work';

/** Returns what was logged while `work` ran, after all responses were sent. */
async function loggedDuring(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0;
  await work();
  // Requests are logged in the order of their responses: after the line of this last request, all earlier lines exist.
  await app.anonymous.get(endOfWork);
  await expect.poll(() => lines.some((line) => line.includes(endOfWork))).toBe(true);
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return events.filter(({ path }) => path !== endOfWork);
}

describe('the log', () => {
  it('has one line per request, with the request id of the response', async () => {
    let requestId: string | undefined;
    const events = await loggedDuring(async () => {
      requestId = (await app.anonymous.get('/api/nothing?code=secret')).headers['x-request-id'];
    });
    expect(events).toEqual([
      {
        level: 30,
        time: expect.any(String),
        requestId,
        method: 'GET',
        path: '/api/nothing',
        status: 404,
        milliseconds: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  it('contains the id of the signed-in user, also for the sign-in itself', async () => {
    let userId: string | undefined;
    const events = await loggedDuring(async () => {
      const agent = await signIn(app, { email: 'somebody@seamfolk.example', firstName: 'Some', lastName: 'Body' });
      userId = (await agent.get('/api/auth/user')).body.id as string;
    });
    const lineOf = (path: string) => events.find((event) => event.path === path);
    expect(lineOf('/api/login')).not.toHaveProperty('userId');
    expect(lineOf('/api/callback')).toMatchObject({ userId });
    expect(lineOf('/api/auth/user')).toMatchObject({ userId });
  });

  it('contains the path of a page, but no slug that a user checks', async () => {
    const agent = await aUser(app);
    const tried = ['/api/slugs/ada-divorced', '/API/slugs/ada-divorced/'];
    const events = await loggedDuring(async () => {
      for (const path of [...tried, '/tailors/adunni-couture']) await agent.get(path);
    });
    expect(events.map(({ path }) => path)).toEqual(['/api/slugs/:slug', '/api/slugs/:slug', '/tailors/adunni-couture']);
  });

  it('has no lines for health checks', async () => {
    expect(await loggedDuring(() => app.anonymous.get('/healthz'))).toEqual([]);
    expect(await loggedDuring(() => app.anonymous.get('/readyz?x=1'))).toEqual([]);
  });

  it('contains neither personal data nor credentials', async () => {
    const person = { email: 'amara@seamfolk.example', firstName: 'Amarachukwu', lastName: 'Ezenwa' };
    let cookie = '';
    await loggedDuring(async () => {
      const agent = await signIn(app, person);
      await agent.post('/api/customers', {
        name: 'Blessing Okonkwo',
        phone: '+2348035550142',
        notes: 'allergic to wool',
      });
      await agent.get('/api/tailors/search?city=Amarachukwu');
      ({ cookie } = agent);
      await agent.browser.go('/api/logout');
    });
    const all = lines.join('');
    // The readable cookie has the user's id, by which the log names users.
    const pairs = cookie.split('; ').filter((pair) => !pair.startsWith(`${userCookie}=`));
    const secrets = [...pairs.map((pair) => pair.split('=')[1] ?? ''), 'code=', 'state=', 'id_token'];
    for (const text of ['amara@', 'Amarachukwu', 'Ezenwa', 'Blessing', '5550142', 'wool', ...secrets]) {
      expect(all).not.toContain(text);
    }
  });

  it('contains the stack of a database error, without its values', async () => {
    const person = { issuer: 'i', subject: 's', email: 'held@seamfolk.example' };
    await app.database.db.insert(users).values(person);
    const failures = [
      () => app.database.db.insert(users).values({ ...person, subject: 't' }),
      () => app.database.db.execute(sql`select ${'held@seamfolk.example'}::uuid`),
    ];
    for (const failure of failures) {
      const [event] = await loggedDuring(() =>
        failure().then(undefined, (err: unknown) => log.error({ err }, 'failed')),
      );
      expect(event).toMatchObject({
        msg: 'failed',
        err: { cause: { code: expect.stringMatching(/^(23505|22P02)$/) } },
      });
      expect(lines.join('')).not.toContain('held@');
    }
  });
});
