import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fillBook } from '../../bench/offline/fill-book';
import { profileInput } from '../support/factories';
import type { BookResult, BookTask } from './book-readers';
import { fault, type Findings } from './fault';
import { signedIn } from './world';

const parameters = { long: { rows: 35_000, samples: 300, rounds: 3, mostSlower: 3 } };

/** Devices that read one book at once. */
const readers = 16;
/** Clients of the other tailor. */
const clients = 300;
/** Pause between two measured requests, in milliseconds. */
const pauseMs = 10;

/** Many devices read one long book from its beginning, again and again, while another tailor reads a list and a device of theirs the feed. */
export const wholeBooks = fault(
  'whole books are read',
  parameters,
  async (world, { rows, samples, rounds, mostSlower }, findings) => {
    const [reader, other] = [
      await signedIn(world.app, world.provider, 'book'),
      await signedIn(world.app, world.provider, 'beside'),
    ];
    const ids = [];
    for (const [agent, profileSlug] of [
      [reader, 'whole-book'],
      [other, 'beside-book'],
    ] as const)
      ids.push((await agent.post('/api/tailors', profileInput({ profileSlug }))).body.id as string);
    const quarter = rows / 7;
    await fillBook(world.databaseUrl, ids[0] ?? '', {
      customers: 2 * quarter,
      measurements: 3 * quarter,
      orders: quarter,
    });
    await fillBook(world.databaseUrl, ids[1] ?? '', { customers: clients, measurements: 0, orders: 0 });
    const reads = {
      'a list': () => other.get('/api/customers'),
      'the feed': () => other.get('/api/changes'),
    };
    const reading = await startReaders();
    const task: BookTask = { url: `${world.app.origin}/api/changes`, headers: { cookie: reader.cookie }, readers };
    const seen = Object.keys(reads).map((what) => ({ what, ratios: [] as number[], shown: '' }));
    let pages = 0;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const measure = async () => {
          const times = [];
          for (const [what, send] of Object.entries(reads)) times.push(await timesOf(what, send, samples, findings));
          return times;
        };
        const alone = await measure();
        reading.send(task);
        const beside = await measure();
        reading.send('enough');
        pages += check((await messageOf(reading)) as BookResult, rows, findings);
        for (const [index, each] of seen.entries()) {
          const [before = 0, during = 0] = [alone[index], beside[index]];
          each.ratios.push(during / before);
          each.shown += ` ${before.toFixed(1)} -> ${during.toFixed(1)} ms`;
        }
      }
    } finally {
      reading.kill();
    }
    for (const { what, ratios } of seen) {
      const slower = median(ratios);
      findings.check(slower <= mostSlower, `${what} at p99 was ${slower.toFixed(1)} times as slow`);
    }
    const texts = seen.map(({ what, ratios, shown }) => `${what} x${median(ratios).toFixed(1)} (p99${shown})`);
    return `${readers} devices read ${pages} pages of a book of ${rows} rows; meanwhile another tailor read ${texts.join(', ')}`;
  },
);

async function startReaders(): Promise<ChildProcess> {
  const entry = fileURLToPath(new URL('./book-readers.ts', import.meta.url));
  const reading = fork(entry, { execArgv: ['--import', 'tsx'] });
  await messageOf(reading);
  return reading;
}

/** Returns the next message of a process. @throws Error if it ends before */
async function messageOf(reading: ChildProcess): Promise<unknown> {
  const ended = once(reading, 'exit').then(([code]) => Promise.reject(new Error(`the readers ended: ${code}`)));
  const [message] = (await Promise.race([once(reading, 'message'), ended])) as unknown[];
  return message;
}

/** Checks what the readers got. Returns the number of pages. */
function check({ pages, books, refused }: BookResult, rows: number, findings: Findings): number {
  findings.count(pages);
  findings.check(pages > 0, 'no page of the book was read');
  for (const read of books) findings.check(read === rows, `a book was read with ${read} of ${rows} rows`);
  // A user has 12 reads at once; the others are told to wait.
  for (const status of Object.keys(refused))
    findings.check(['429', '503'].includes(status), `a page of the book was answered ${status}`);
  return pages;
}

/** Sends a request again and again. Returns its p99 in milliseconds. */
async function timesOf(
  what: string,
  send: () => Promise<{ status: number; headers: Record<string, string>; text: string }>,
  samples: number,
  findings: Findings,
): Promise<number> {
  const times: number[] = [];
  while (times.length < samples) {
    const { status, seconds } = await findings.timed(send);
    findings.check(status === 200, `${what} of the other tailor was answered ${status}`);
    times.push(seconds * 1_000);
    await sleep(pauseMs);
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
