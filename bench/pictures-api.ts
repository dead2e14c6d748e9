import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from '../tests/support/browser';
import { startBuiltServer } from '../tests/support/built-server';

/** Pause of the visitor after each answer, in milliseconds. */
const pauseMs = 5;
const tailors = 30;
const photosAtOnce = 10;
const idleSamples = 800;

/** Prints how long `GET /api/tailors/search` takes, alone and while ten uploaded photos are claimed at once. */
export async function apiRatio(photo: Buffer, rounds: number): Promise<void> {
  const server = await startBuiltServer({ NODE_ENV: '', DEMO_DATA: 'false', LOG_LEVEL: 'silent' });
  try {
    const people = [];
    for (let at = 0; at < tailors; at += 1) people.push(await aTailor(server.origin, at));
    const [owner] = people;
    if (!owner) return;
    const search = searcher(server.origin);
    await samplesOf(search, sleep(3000)); // warm

    console.log(
      `GET /api/tailors/search of ${tailors} tailors, alone and beside ${photosAtOnce} photos of 12 megapixels:`,
    );
    const ratios: { p50: number; p99: number }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const ids = await Promise.all(Array.from({ length: photosAtOnce }, () => upload(owner, photo)));
      const idle = shown(await samplesOf(search, idleSamples));
      const started = performance.now();
      const claims = Promise.all(ids.map((id) => claim(owner, id)));
      const busy = shown(await samplesOf(search, claims));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      ratios.push({ p50: busy.p50 / idle.p50, p99: busy.p99 / idle.p99 });
      console.log(`  round ${round}: alone ${idle.text}; beside them ${busy.text}; all ten done in ${seconds} s`);
    }
    const of = (name: 'p50' | 'p99') =>
      percentile(
        ratios.map((ratio) => ratio[name]),
        0.5,
      ).toFixed(2);
    console.log(`  median of the ratios: p50 ${of('p50')}, p99 ${of('p99')} (the goal for p99: at most 3)`);
  } finally {
    await server.stop();
  }
}

/** Signs in as a new user and creates the profile. */
async function aTailor(origin: string, at: number): Promise<Browser> {
  const browser = new Browser(origin);
  const form = await browser.go('/api/login');
  await browser.post(form, { email: `${randomUUID()}@seamfolk.example`, firstName: 'Ada', lastName: `Number ${at}` });
  await post(browser, '/api/tailors', {
    businessName: `Needle ${at}`,
    city: 'Lagos',
    country: 'Nigeria',
    primaryServiceCategories: ['Alterations & Repairs'],
    profileSlug: `needle-${at}`,
  });
  return browser;
}

async function upload(browser: Browser, photo: Buffer): Promise<string> {
  const { objectId, uploadURL } = await post<{ objectId: string; uploadURL: string }>(
    browser,
    '/api/objects/upload',
    {},
  );
  const stored = await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(photo) });
  if (!stored.ok) throw new Error(`Not taken: ${stored.status} ${await stored.text()}`);
  return objectId;
}

const claim = (browser: Browser, id: string) => post(browser, `/api/objects/${id}/picture`);

async function post<Body>(browser: Browser, path: string, body?: unknown): Promise<Body> {
  const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const { status, text } = await browser.send(path, { method: 'POST', ...(body !== undefined && json) });
  if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as Body;
}

/** Returns a function that measures one search up to its last byte, in milliseconds, over a keep-alive connection. */
function searcher(origin: string): () => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return () =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      get(`${origin}/api/tailors/search`, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`The search answers ${response.statusCode}`));
        response.resume().once('end', () => resolve(performance.now() - started));
      }).once('error', reject);
    });
}

/** Samples one after the other, up to a number or until a promise settles. */
async function samplesOf(sample: () => Promise<number>, until: number | Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  let over = false;
  if (typeof until !== 'number') void until.then(() => (over = true));
  while (typeof until === 'number' ? samples.length < until : !over) {
    samples.push(await sample());
    await sleep(pauseMs);
  }
  await until;
  return samples;
}

function shown(samples: number[]) {
  const [p50, p99] = [percentile(samples, 0.5), percentile(samples, 0.99)];
  return { p50, p99, text: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${samples.length})` };
}

function percentile(values: number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? NaN;
}
