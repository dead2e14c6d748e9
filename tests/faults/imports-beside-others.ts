import { setTimeout as sleep } from 'node:timers/promises';
import type { Agent } from '../support/app';
import { profileInput } from '../support/factories';
import { fault, type Findings } from './fault';
import { slowerBeside } from './slower-beside';
import { signedIn } from './world';

const parameters = {
  /** Times are not checked here, as they depend on the machine. */
  short: { batches: 4, samples: 20, rounds: 1, mostSlower: Infinity },
  long: { batches: 50, samples: 300, rounds: 3, mostSlower: 3 },
};

/** Clients of one call, and records of each. */
const batch = { clients: 100, records: 2 };
/** Calls that one tailor makes at once: as many as the pool for requests has connections. */
const calls = 20;

/** One tailor imports clients as quickly as the server allows, while a visitor reads a page and another tailor saves clients. */
export const importsBesideOthers = fault(
  'imports run beside others',
  parameters,
  async (world, { batches, samples, rounds, mostSlower }, findings) => {
    const importer = await signedIn(world.app, world.provider, 'importer');
    const profile = await importer.post('/api/tailors', profileInput({ profileSlug: 'importer' }));
    findings.check(profile.status === 201, `the profile was answered ${profile.status}`);
    const people = {
      'a page': () => world.visitor.get('/tailors/importer'),
      'a search': () => world.visitor.get('/api/tailors/search'),
      'a save': () => world.tailor.post('/api/customers', { name: 'Somebody' }),
    };
    const shown = await slowerBeside(people, { samples, rounds, mostSlower, findings }, () =>
      imported(importer, batches, findings),
    );
    const expected = rounds * batches * batch.clients;
    await check(importer, expected, findings);
    return `imported ${expected} clients with ${expected * batch.records} records; ${shown}`;
  },
);

/** Imports batches, some at once, and waits after a 429 as the client does. */
async function imported(importer: Agent, batches: number, findings: Findings): Promise<void> {
  const clients = Array.from({ length: batch.clients }, (_, index) => ({
    name: `Client ${index}`,
    phone: `0803 555 ${String(index).padStart(4, '0')}`,
    records: Array.from({ length: batch.records }, () => ({
      measurements: {
        chest: '40 in',
        waist: '32 in',
        hip: '41 in',
        sleeveLength: '25 in',
        notes: 'Loose at the waist',
      },
      tags: 'Shirt',
      takenAt: '2019-05-04T10:20:30.456Z',
    })),
  }));
  let left = batches;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const key = { 'idempotency-key': crypto.randomUUID() };
      const send = () => findings.timed(() => importer.post('/api/customers/import', { customers: clients }, key));
      let answer = await send();
      for (; answer.status === 429; answer = await send()) await sleep(Number(answer.headers['retry-after']) * 1_000);
      findings.check(answer.status === 201, `an import was answered ${answer.status}`);
      findings.count(0, answer.status === 201 ? 1 : 0);
    }
  };
  await Promise.all(Array.from({ length: calls }, caller));
}

async function check(importer: Agent, expected: number, findings: Findings): Promise<void> {
  const clients = (await importer.get('/api/customers')).body as unknown[];
  const counts = Object.values((await importer.get('/api/measurements/counts')).body as Record<string, number>);
  findings.check(clients.length === expected, `${clients.length} of ${expected} clients are there`);
  const records = counts.reduce((sum, count) => sum + count, 0);
  findings.check(records === expected * batch.records, `${records} of ${expected * batch.records} records are there`);
}
