import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Agent } from '../support/app';
import { aCustomer, profileInput } from '../support/factories';
import { fault, type Findings } from './fault';
import { p99, slowerBeside } from './slower-beside';
import { signedIn, type World } from './world';

/** Saves of one tailor at once, beside an import of a whole batch: 100 orders with 6 payments each. */
const saves = 50;
const batch = { orders: 100, payments: 6 };
/** Orders of one tailor at once on a machine whose processors are busy. */
const atOnce = 20;
const mostSeconds = 5;

const besideOthers = {
  /** Times are not checked here, as they depend on the machine. */
  short: { times: 1, samples: 20, rounds: 1, mostSlower: Infinity },
  long: { times: 6, samples: 300, rounds: 3, mostSlower: 3 },
};

/** One tailor imports orders and saves fifty others at once, while a visitor reads pages and another tailor saves. No request is refused. */
export const savesBesideOthers = fault(
  'saves and an import of orders run beside others',
  besideOthers,
  async (world, { times, ...measuring }, findings) => {
    const { agent, customerId } = await aShop(world, 'busy');
    const people = {
      'a page': () => world.visitor.get('/tailors/busy'),
      'a search': () => world.visitor.get('/api/tailors/search'),
      'a save': () => world.tailor.post('/api/customers', { name: 'Somebody' }),
    };
    const shown = await slowerBeside(people, { ...measuring, findings }, async () => {
      for (let time = 0; time < times; time += 1) {
        const sent = [importBatch(agent, customerId, findings), saveAtOnce(agent, customerId, saves, findings)];
        await Promise.all<unknown>(sent);
      }
    });
    const all = times * measuring.rounds;
    const orders = (await agent.get('/api/orders')).body as unknown[];
    findings.check(orders.length === all * saves, `${orders.length} of ${all * saves} open orders are there`);
    return `imported ${batch.orders} orders with ${batch.payments} payments each beside ${saves} saves ${all} times; ${shown}`;
  },
);

/** Programs use the processors, while one tailor saves several orders at once. No request is refused. */
export const busyMachine = fault(
  'the machine is busy',
  {
    short: { times: 1, burners: 1, withinSeconds: Infinity },
    long: { times: 50, burners: 4, withinSeconds: mostSeconds },
  },
  async (world, { times, burners, withinSeconds }, findings) => {
    const { agent, customerId } = await aShop(world, 'busy-machine');
    const burning = Array.from({ length: burners }, () => spawn(process.execPath, ['-e', 'for (;;);']));
    const seconds: number[] = [];
    try {
      for (let time = 0; time < times; time += 1) {
        seconds.push(...(await saveAtOnce(agent, customerId, atOnce, findings)));
      }
    } finally {
      for (const each of burning) each.kill('SIGKILL');
      await Promise.all(
        burning.map((each) => each.exitCode === null && each.signalCode === null && once(each, 'exit')),
      );
    }
    const slowest = p99(seconds);
    findings.check(slowest < withinSeconds, `an order at p99 took ${slowest.toFixed(1)} s`);
    return `saved ${atOnce} orders at once ${times} times beside ${burners} busy programs, p99 ${slowest.toFixed(2)} s`;
  },
);

async function aShop({ app, provider }: World, slug: string): Promise<{ agent: Agent; customerId: string }> {
  const agent = await signedIn(app, provider, slug);
  const profile = await agent.post('/api/tailors', profileInput({ profileSlug: slug }));
  if (profile.status !== 201) throw new Error(`No profile: ${profile.status} ${profile.text}`);
  return { agent, customerId: (await aCustomer(agent)).id };
}

const aGarment = () => ({ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 });

/** Saves orders at the same time. Returns how long each took, in seconds. */
function saveAtOnce(agent: Agent, customerId: string, many: number, findings: Findings): Promise<number[]> {
  const save = async () => {
    const order = { customerId, garments: [aGarment()] };
    const { status, seconds } = await findings.timed(() => agent.post('/api/orders', order));
    findings.check(status === 201, `an order was answered ${status}`);
    findings.count(0, status === 201 ? 1 : 0);
    return seconds;
  };
  return Promise.all(Array.from({ length: many }, save));
}

async function importBatch(agent: Agent, customerId: string, findings: Findings): Promise<void> {
  const day = '2025-05-02';
  const payment = () => ({ id: crypto.randomUUID(), amount: 700_000, onDate: day });
  const orders = Array.from({ length: batch.orders }, (_, index) => ({
    ...{ id: crypto.randomUUID(), customerId, number: 100_000 + index, currency: 'NGN', garments: [aGarment()] },
    ...{ stage: 'collected', stageTimes: { taken: 1, collected: 2 }, closedAt: `${day}T10:00:00.000Z` },
    payments: Array.from({ length: batch.payments }, payment),
  }));
  const { status } = await findings.timed(() => agent.post('/api/orders/import', { orders }));
  findings.check(status === 201, `an import was answered ${status}`);
  findings.count(0, status === 201 ? 1 : 0);
}
