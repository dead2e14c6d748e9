import { setTimeout as sleep } from 'node:timers/promises';
import type { Agent } from '../support/app';
import type { Answer } from '../support/browser';
import { profileInput } from '../support/factories';
import { fault, type Findings } from './fault';
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
/** Pause between two measured requests, in milliseconds. */
const pauseMs = 10;

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
    const seen = Object.keys(people).map((what) => ({ what, ratios: [] as number[], shown: '' }));
    for (let round = 0; round < rounds; round += 1) {
      const measure = (until: () => boolean) =>
        Promise.all(Object.entries(people).map(([what, send]) => p99Of(what, send, { until, samples, findings })));
      const idle = await measure(() => true);
      let isDone = false;
      const importing = imported(importer, batches, findings).finally(() => (isDone = true));
      const [beside] = await Promise.all([measure(() => isDone), importing]);
      for (const [index, each] of seen.entries()) {
        const [before, during] = [idle[index] ?? 0, beside[index] ?? 0];
        each.ratios.push(during / before);
        each.shown += ` ${before.toFixed(1)} -> ${during.toFixed(1)} ms`;
      }
    }
    const expected = rounds * batches * batch.clients;
    await check(importer, expected, findings);
    for (const { what, ratios } of seen) {
      const slower = median(ratios);
      findings.check(slower <= mostSlower, `${what} at p99 was ${slower.toFixed(1)} times as slow`);
    }
    const texts = seen.map(({ what, ratios, shown }) => `${what} x${median(ratios).toFixed(1)} (p99${shown})`);
    return `imported ${expected} clients with ${expected * batch.records} records; ${texts.join(', ')}`;
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

interface Measuring {
  /** Whether the measuring may end. */
  until: () => boolean;
  /** Fewest requests. */
  samples: number;
  findings: Findings;
}

/** Sends a request again and again. Returns its p99 in milliseconds. */
async function p99Of(
  what: string,
  send: () => Promise<Answer>,
  { until, samples, findings }: Measuring,
): Promise<number> {
  const times: number[] = [];
  while (times.length < samples || !until()) {
    const { status, seconds } = await findings.timed(send);
    findings.check(status === 200 || status === 201, `${what} was answered ${status}`);
    times.push(seconds * 1_000);
    await sleep(pauseMs);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
