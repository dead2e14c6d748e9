import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Agent } from '../support/app';
import { aCustomer, profileInput } from '../support/factories';
import { fault, until, type Findings } from './fault';
import { signedIn, type World } from './world';

const parameters = { short: { kills: 1, tailors: 3, between: 12 }, long: { kills: 24, tailors: 10, between: 60 } };

/** Pause after a failed request, in milliseconds. */
const pauseMs = 50;

/**
 * `kill -9` of the app while tailors write orders with a first payment, further payments and stages. A request without an answer is
 * sent again with the same ids, as a device does.
 */
export const killedWhileOrdering = fault(
  'the app is killed under orders',
  parameters,
  async (world, load, findings) => {
    const stopping = new AbortController();
    const writers: ReturnType<typeof startWriter>[] = [];
    for (let made = 0; made < load.tailors; made += 1) {
      const agent = await signedIn(world.app, world.provider, `orders-${crypto.randomUUID()}`);
      const profile = await agent.post('/api/tailors', profileInput());
      if (profile.status !== 201) throw new Error(`No profile: ${profile.status} ${profile.text}`);
      writers.push(startWriter(agent, (await aCustomer(agent)).id, stopping.signal, findings));
    }
    const acknowledged = () => writers.reduce((sum, { confirmed }) => sum + confirmed.size, 0);
    for (let kill = 0; kill < load.kills; kill += 1) {
      const enough = acknowledged() + load.between;
      await until('people wrote orders', () => acknowledged() >= enough);
      world.app.process.kill('SIGKILL');
      await world.restartApp();
      await findings.recovers('the app', async () => (await world.visitor.get('/readyz')).status === 200, 2);
    }
    stopping.abort();
    await Promise.all(writers.map(({ ended }) => ended));
    await compare(world, new Map(writers.flatMap(({ confirmed }) => [...confirmed])), findings);
    return `killed the app ${load.kills} times while ${load.tailors} tailors wrote orders, payments and stages`;
  },
);

/** What the server confirmed of an order: the ids of its payments, and its stage. */
interface Confirmed {
  payments: string[];
  stage: string;
}

/** Writes orders until `signal` is aborted. */
function startWriter(agent: Agent, customerId: string, signal: AbortSignal, findings: Findings) {
  const confirmed = new Map<string, Confirmed>();
  /** Sends a request until it is answered. Returns whether it succeeded. */
  const untilAnswered = async (send: () => ReturnType<Agent['post']>): Promise<boolean> => {
    for (;;) {
      const { status } = await findings.timed(send);
      if (status === 200 || status === 201) return true;
      // 0 is no answer, 503 and 409 while the same request may still run.
      if (![0, 409, 503].includes(status)) {
        findings.check(false, `an order was answered ${status}`);
        return false;
      }
      if (signal.aborted) return false;
      await sleep(pauseMs);
    }
  };
  const write = async () => {
    const [id, first, second] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const garments = [{ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 }];
    const payment = { id: first, amount: 1_000, onDate: '2026-06-01' };
    if (!(await untilAnswered(() => agent.post('/api/orders', { id, customerId, garments, payment })))) return;
    const written: Confirmed = { payments: [first], stage: 'taken' };
    confirmed.set(id, written);
    const more = { id: second, amount: 2_000, onDate: '2026-06-02' };
    if (!(await untilAnswered(() => agent.post(`/api/orders/${id}/payments`, more)))) return;
    written.payments.push(second);
    if (await untilAnswered(() => agent.put(`/api/orders/${id}/stage`, { stage: 'sewing' }))) written.stage = 'sewing';
  };
  const run = async () => {
    while (!signal.aborted) await write();
  };
  return { confirmed, ended: run() };
}

/** Compares what was confirmed with what is stored: nothing is missing, nothing is there twice, and no order is without its payment. */
async function compare({ databaseUrl }: World, confirmed: ReadonlyMap<string, Confirmed>, findings: Findings) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{
      id: string;
      stage: string;
      number: number;
      tailor: string;
      payments: string[];
    }>(
      `select orders.id, stage, number, orders.tailor_id as tailor,
         coalesce(array_agg(payments.id::text) filter (where payments.id is not null), '{}') as payments
       from orders left join payments on payments.order_id = orders.id group by orders.id`,
    );
    const stored = new Map(rows.map((row) => [row.id, row]));
    const isStored = ([id, { payments, stage }]: [string, Confirmed]) => {
      const row = stored.get(id);
      const hasStage = row?.stage === stage || row?.stage === 'sewing';
      return row !== undefined && hasStage && payments.every((payment) => row.payments.includes(payment));
    };
    findings.count(0, confirmed.size, [...confirmed].filter((each) => !isStored(each)).length);
    findings.check(confirmed.size > 0, 'no order was written');
    // Other faults have written orders of other tailors.
    const writers = new Set(rows.filter(({ id }) => confirmed.has(id)).map(({ tailor }) => tailor));
    const own = rows.filter(({ tailor }) => writers.has(tailor));
    const half = own.filter(({ payments }) => payments.length === 0).length;
    findings.check(half === 0, `${half} orders have no first payment`);
    const numbers = own.map(({ tailor, number }) => `${tailor} ${number}`);
    findings.check(new Set(numbers).size === numbers.length, 'two orders of a tailor have one number');
    const sums = await client.query(
      `select from payments where order_id = any($1) group by order_id having sum(amount) not in (1000, 3000)`,
      [own.map(({ id }) => id)],
    );
    findings.check(sums.rowCount === 0, `${sums.rowCount} orders have a payment twice`);
  } finally {
    await client.end();
  }
}
