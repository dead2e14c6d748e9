import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Router } from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase, type TestDatabase } from '../tests/support/database/database';
import { insertDirectoryRows } from '../tests/support/database/directory-rows';
import { figures } from './features/figures/tables';
import { freePort } from './local/postgres/process';
import { parseEnv } from './env';
import { start } from './start';

const log = pino({ level: 'silent' });
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seamfolk-start-'));
  database = await testDatabase();
});
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

function answerTo(url: string, agent: Agent): Promise<IncomingMessage & { reusedSocket: boolean }> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent }, (answer) => {
      const { reusedSocket } = asking;
      text(answer).then(() => resolve(Object.assign(answer, { reusedSocket })), reject);
    });
    asking.once('error', reject).end();
  });
}

async function startWith(variables: Record<string, string>, pages = Router()) {
  const port = await freePort();
  const given = {
    ...{ PORT: String(port), DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, SHUTDOWN_GRACE_SECONDS: '0' },
    ...variables,
  };
  const env = parseEnv(given);
  const site = {
    hashedFiles: pages,
    otherFiles: Router(),
    document: async () => '',
    codeOf: () => ({ scripts: [], styles: [] }),
    render: async () => '',
    renderLink: async () => '',
  };
  return { origin: env.publicUrl, running: await start({ env, log, site: async () => ({ site }) }) };
}

describe('start', () => {
  it('names a file of the operator that it cannot read', async () => {
    const missing = join(folder, 'terms.md');
    const starting = startWith({ TERMS_FILE: missing });
    await expect(starting).rejects.toThrow(`TERMS_FILE ${missing} cannot be read: ENOENT`);
  });

  it('serves with a given database and embedded services, and stops in order', async () => {
    const { origin, running } = await startWith({});
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${origin}/oidc/.well-known/openid-configuration`)).status).toBe(200);
    expect(running.demoTailors).toBe(0);
    await running.stop();
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow();
  });

  it('writes the figures of its last visitors at the stop', async () => {
    const [tailor] = await insertDirectoryRows(database.db, 1);
    const { origin, running } = await startWith({});
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile' };
    expect((await fetch(`${origin}/api/tailors/${tailor?.profileSlug}`, { headers })).status).toBe(200);
    await running.stop();
    expect(await database.db.select().from(figures)).toMatchObject([{ tailorId: tailor?.id, views: 1, contacts: 0 }]);
  });

  it('finishes a running request', async () => {
    let arrived: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (arrived = resolve));
    const pages = Router().get('/slow', (_req, res) => {
      arrived();
      setTimeout(() => res.send('done'), 300);
    });
    const { origin, running } = await startWith({}, pages);
    const answer = fetch(`${origin}/slow`);
    await begun;
    await running.stop();
    expect(await (await answer).text()).toBe('done');
  });

  it('sends Connection: close before it closes connections, and accepts new ones meanwhile', async () => {
    const { origin, running } = await startWith({ SHUTDOWN_GRACE_SECONDS: '5' });
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await answerTo(`${origin}/readyz`, kept)).headers.connection).toBe('keep-alive');
    const stopped = running.stop();
    const response = await answerTo(`${origin}/readyz`, kept);
    expect([response.reusedSocket, response.statusCode, response.headers.connection]).toEqual([true, 503, 'close']);
    const anew = await answerTo(`${origin}/healthz`, kept);
    expect([anew.reusedSocket, anew.statusCode, anew.headers.connection]).toEqual([false, 200, 'close']);
    await stopped;
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  });

  it('sends Connection: close in the response of a running request', async () => {
    let arrived: () => void = () => undefined;
    let finish: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (arrived = resolve));
    const pages = Router().get('/slow', (_req, res) => {
      finish = () => res.send('done');
      arrived();
    });
    const { origin, running } = await startWith({}, pages);
    const answer = answerTo(`${origin}/slow`, new Agent({ keepAlive: true }));
    await begun;
    const stopped = running.stop();
    finish();
    expect((await answer).headers.connection).toBe('close');
    await stopped;
  });

  it('listens only on HOST, and reports if that is no address of this machine', async () => {
    const { origin, running } = await startWith({});
    const { port } = new URL(origin);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow();
    await running.stop();
    await expect(startWith({ HOST: '192.0.2.1' })).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine');
  });

  it('reports that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(startWith({ PORT: String(port) })).rejects.toThrow(
      `Port ${port} is in use: stop what listens there, or set another PORT`,
    );
    other.close();
  });

  it.each([
    ['a file', () => join(folder, 'file'), 'ENOTDIR'],
    ['below a file', () => join(folder, 'file/data'), 'ENOTDIR'],
    ['where nothing can be made', () => '/proc/seamfolk', 'ENOENT'],
  ])('reports that DATA_DIR cannot be written when it is %s', async (_what, dataDir, reason) => {
    await writeFile(join(folder, 'file'), '');
    await expect(startWith({ DATA_DIR: dataDir() })).rejects.toThrow(
      `The folder ${dataDir()} cannot be written (${reason}): set another DATA_DIR`,
    );
  });

  it.each([
    ['nothing listens', (url: URL) => (url.port = '1'), /at 127\.0\.0\.1:1 cannot be reached: nothing listens there$/],
    ['the password is wrong', (url: URL) => (url.password = 'guessed'), /refuses the password of DATABASE_URL$/],
    ['it does not exist', (url: URL) => (url.pathname = '/nothing'), /^The database nothing at .* does not exist$/],
  ])('reports the problem with DATABASE_URL when %s', async (_what, change, message) => {
    const url = new URL(database.url);
    change(url);
    const failure = startWith({ DATABASE_URL: url.href });
    await expect(failure).rejects.toThrow(message);
    await expect(failure).rejects.not.toThrow(url.password);
  });

  it('reports that the user of DATABASE_URL may not create tables', async () => {
    const guest = Object.assign(new URL(database.url), { username: `guest_${randomUUID()}`, password: 'guest' });
    await database.pool.query(`create role "${guest.username}" login password '${guest.password}'`);
    onTestFinished(async () => void (await database.pool.query(`drop role "${guest.username}"`)));
    await expect(startWith({ DATABASE_URL: guest.href })).rejects.toThrow(
      /does not allow the user of DATABASE_URL to create tables$/,
    );
  });
});
