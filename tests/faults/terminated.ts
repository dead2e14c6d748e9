import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { fault, until } from './fault';
import type { World } from './world';

const parameters = { short: { times: 1, writes: 5 }, long: { times: 10, writes: 20 } };

/** SIGTERM while requests are under way. */
export const terminated = fault('the app is told to stop', parameters, async (world, { times, writes }, findings) => {
  for (let time = 0; time < times; time += 1) {
    const { app } = world;
    const begun = await Promise.all(
      Array.from({ length: writes }, (_, at) => halfAWrite(world, `Write ${time}.${at}`)),
    );
    const exited = once(app.process, 'exit');
    app.process.kill('SIGTERM');
    await until('new connections were refused', () =>
      fetch(`${app.origin}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    const answers = await Promise.all(begun.map((finish) => finish()));
    const seconds = await until('the app ended', () => app.process.exitCode !== null);
    const [code] = (await exited) as [number | null];
    findings.hold(code === 0, `the exit code was ${code}`);
    findings.hold(seconds < 15, `the app took ${seconds.toFixed(1)} s to end`);
    const created = answers.filter(({ status }) => status === 201);
    findings.hold(created.length === writes, `${writes - created.length} requests under way were not answered 201`);
    const there = await namesThere(world);
    findings.count(writes, created.length, created.filter(({ name }) => !there.has(name)).length);
    await world.restartApp();
  }
  return `told the app to stop with ${writes} writes under way, ${times} times`;
});

/** A write whose body is sent by half; the server has seen its head. The answer sends the rest. */
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
