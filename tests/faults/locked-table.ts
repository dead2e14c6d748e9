import pg from 'pg';
import { fault, type Findings } from './fault';
import type { World } from './world';

/** More than the pool has connections: twenty. */
const parameters = { short: { times: 1, requests: 45 }, long: { times: 5, requests: 150 } };

/** Somebody else keeps a table locked until the pool is exhausted. */
export const lockedTable = fault('a table is locked', parameters, async (world, { times, requests }, findings) => {
  for (let time = 0; time < times; time += 1) {
    for (const table of ['customers', 'sessions']) await whileLocked(world, table, requests, findings);
  }
  return `locked tables until the pool was exhausted, ${2 * times} times`;
});

async function whileLocked(
  { databaseUrl, tailor, visitor }: World,
  table: string,
  requests: number,
  findings: Findings,
) {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  const read = () => findings.timed(() => tailor.get('/api/customers'));
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    const waiting = Array.from({ length: requests }, async () => findings.refused(`a read of ${table}`, await read()));
    const health = await findings.timed(() => visitor.get('/healthz'));
    findings.hold(health.status === 200, `/healthz: ${health.status}`);
    await Promise.all(waiting);
  } finally {
    await holder.end();
  }
  await findings.recovers(`a read of ${table}`, async () => (await read()).status === 200, 2);
}
