import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { fault, until, type Findings } from './fault';
import type { World } from './world';

const parameters = { short: { times: 1, writes: 5, hung: 0 }, long: { times: 10, writes: 20, hung: 3 } };

/** SIGTERM while requests are running, and while the database does not answer. */
export const terminated = fault('the app gets SIGTERM', parameters, async (world, given, findings) => {
  const { times, writes, hung } = given;
  for (let time = 0; time < times; time += 1) {
    const names = Array.from({ length: writes }, (_, number) => `Write ${time}.${number}`);
    await whileWriting(world, names, findings);
    await world.restartApp();
  }
  for (let time = 0; time < hung; time += 1) {
    await whileHung(world, findings);
    await world.restartApp();
  }
  return `told the app to stop ${times} times with ${writes} writes under way, ${hung} times while the database hung`;
});

async function whileWriting(world: World, names: readonly string[], findings: Findings): Promise<void> {
  const { app } = world;
  const begun = await Promise.all(names.map((name) => halfAWrite(world, name)));
  app.process.kill('SIGTERM');
  const isRefused = () =>
    fetch(`${app.origin}/healthz`).then(
      () => false,
      () => true,
    );
  await until('new connections were refused', isRefused);
  const answers = await Promise.all(begun.map((finish) => finish()));
  await endsInTime(world, findings);
  const created = answers.filter(({ status }) => status === 201);
  const others = answers.length - created.length;
  findings.check(others === 0, `${others} requests under way were not answered 201`);
  const there = await namesThere(world);
  findings.count(answers.length, created.length, created.filter(({ name }) => !there.has(name)).length);
}

async function whileHung(world: World, findings: Findings): Promise<void> {
  await world.tailor.get('/api/customers');
  world.toDatabase.hang();
  world.app.process.kill('SIGTERM');
  await endsInTime(world, findings);
  world.toDatabase.pass();
}

async function endsInTime({ app }: World, findings: Findings): Promise<void> {
  const seconds = await until('the app ended', () => app.process.exitCode !== null);
  findings.check(app.process.exitCode === 0, `the exit code was ${app.process.exitCode}`);
  findings.check(seconds < 15, `the app took ${seconds.toFixed(1)} s to end`);
}

/** Sends the headers and half of a write's body. Returns a function that sends the rest. */
async function halfAWrite({ app, tailor }: World, name: string) {
  const body = JSON.stringify({ name });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Cookie: tailor.cookie,
    Expect: '100-continue',
  };
  const sending = request(`${app.origin}/api/customers`, { method: 'POST', headers, agent: false });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.slice(0, 5));
  return async () => {
    const answered = new Promise<number>((resolve) => {
      sending.once('response', (response) => void text(response).then(() => resolve(response.statusCode ?? 0)));
      sending.once('error', () => resolve(0));
    });
    sending.end(body.slice(5));
    return { name, status: await answered };
  };
}

async function namesThere({ databaseUrl }: World): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from customers').finally(() => client.end());
  return new Set(rows.map(({ name }) => name));
}
