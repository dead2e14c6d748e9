import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { jobLimits, openDatabase } from '../../server/db/client';
import type { Agent } from '../support/app';
import { startBuiltServer, type BuiltServer } from '../support/built-server';
import { profileInput } from '../support/factories';
import { fault, until, type Findings } from './fault';
import { insertSameLists } from './long-lists-rows';
import { signedIn } from './world';

/** Two slow minutes. The first minute is quick, because the buffers of the connection fill. */
const parameters = { long: { rows: 2_000, withinSeconds: 240 } };

/** As many archives as a process sends at once. */
const places = 8;
/** A slow reader takes more than the least speed and less than the speed of a slow minute (server/http/response/download.ts). */
const bytesPerSecond = 50_000;
const path = '/api/account/archive';

/** Eight slow downloads occupy all slots, until the server disconnects them. */
export const archiveReaders = fault(
  'archives are read slowly',
  parameters,
  async (world, { rows, withinSeconds }, findings) => {
    const url = await world.postgres.createDatabase('archive_readers');
    const { pool, db } = openDatabase(url, { limits: jobLimits });
    const app = await startBuiltServer({ ...world.environment, DATABASE_URL: url, SLOW_DOWNLOAD_MINUTES: '2' });
    const readers: IncomingMessage[] = [];
    try {
      const tailors: { agent: Agent; id: string }[] = [];
      for (let number = 0; number <= places; number += 1) {
        const agent = await signedIn(app, world.provider, `archive-${number}`);
        const { body } = await agent.post('/api/tailors', profileInput());
        tailors.push({ agent, id: body.id });
      }
      await insertSameLists(
        db,
        tailors.slice(0, places).map(({ id }) => id),
        rows,
      );
      const [ninth, ...people] = tailors.map(({ agent }) => agent).reverse() as [Agent, ...Agent[]];
      readers.push(...(await Promise.all(people.map((agent) => slowReader(app, agent)))));
      const began = performance.now();
      findings.refused('the ninth archive', await findings.timed(() => ninth.get(path)));
      let waited = 0;
      const isServed = async () => (await findings.timed(() => ninth.get(path))).status === 200;
      do {
        await othersWork(ninth, findings);
        waited = (performance.now() - began) / 1_000;
      } while (!(await isServed()) && waited < withinSeconds);
      findings.check(waited < withinSeconds, `the ninth archive came after ${waited.toFixed(0)} s`);
      // A reader sees the end when it has read what its connection still holds.
      for (const reader of readers) reader.resume();
      await until('a slow reader was cut', () => readers.some(({ closed, complete }) => closed && !complete));
      return `${places} slow readers took all places; the ninth archive came after ${waited.toFixed(0)} s`;
    } finally {
      for (const reader of readers) reader.destroy();
      await app.stop();
      await pool.end();
    }
  },
);

/** Requests the archive and reads it slowly. @throws Error if it is not answered 200 */
async function slowReader({ origin }: BuiltServer, { cookie }: Agent): Promise<IncomingMessage> {
  const sent = request(`${origin}${path}`, { headers: { cookie }, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a slow reader was answered ${answer.statusCode}`);
  answer.on('error', () => undefined);
  const reading = setInterval(() => answer.read(Math.min(bytesPerSecond, answer.readableLength)), 1_000);
  answer.on('close', () => clearInterval(reading));
  return answer;
}

/** Nothing else is disturbed while the archives are read. */
async function othersWork(tailor: Agent, findings: Findings): Promise<void> {
  const others = {
    'a save': () => tailor.post('/api/customers', { name: 'Somebody' }),
    'a read': () => tailor.get('/api/customers'),
    '/readyz': () => tailor.get('/readyz'),
    '/discover': () => tailor.get('/discover'),
  };
  for (const [what, send] of Object.entries(others)) {
    const { status, seconds } = await findings.timed(send);
    findings.check(status === 200 || status === 201, `${what} was answered ${status}`);
    findings.check(seconds < 3, `${what} took ${seconds.toFixed(1)} s`);
  }
  await sleep(1_000);
}
