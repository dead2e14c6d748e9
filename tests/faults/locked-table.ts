import pg from 'pg';
import type { Answer } from '../support/browser';
import { fault, type Findings } from './fault';
import type { World } from './world';

/** More requests than the pool has connections: twenty. */
const parameters = { short: { times: 1, requests: 45 }, long: { times: 5, requests: 100 } };

/** Another connection keeps tables locked until the pool is exhausted. */
export const lockedTable = fault('a table is locked', parameters, async (world, { times, requests }, findings) => {
  const read = () => world.tailor.get('/api/customers');
  const write = () => world.tailor.post('/api/customers', { name: 'Somebody' });
  const search = () => world.visitor.get('/api/tailors/search');
  for (let time = 0; time < times; time += 1) {
    await whileLocked(world, ['customers'], Array<Send[]>(requests).fill([read, write]).flat(), findings);
    await whileLocked(world, ['sessions', 'tailors'], Array<Send[]>(requests).fill([read, search]).flat(), findings);
  }
  return `locked tables until the pool was exhausted, ${2 * times} times`;
});

type Send = () => Promise<Answer>;

async function whileLocked(
  { databaseUrl, visitor }: World,
  tables: readonly string[],
  requests: readonly Send[],
  findings: Findings,
) {
  const what = `what needs ${tables.join(' or ')}`;
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${tables.join()} in access exclusive mode`);
    const waiting = requests.map(async (send) => findings.refused(what, await findings.timed(send)));
    const health = await findings.timed(() => visitor.get('/healthz'));
    findings.check(health.status === 200, `/healthz: ${health.status}`);
    await Promise.all(waiting);
  } finally {
    await holder.end();
  }
  for (const send of new Set(requests)) {
    await findings.recovers(what, async () => (await findings.timed(send)).status < 300, 2);
  }
}
