import { randomUUID } from 'node:crypto';
import { Browser } from '../support/browser';
import type { Load } from './load';

/** A tailor who creates clients. */
export interface Writer {
  name: string;
  cookie: string;
  address: string;
  /** The ids of the clients that the server confirmed. */
  acknowledged: string[];
}

interface Crowd {
  visitors: number;
  tailors: number;
}

/** Pauses between requests in milliseconds, which stay below the rate limits of one person. */
const pauses = { visitor: 300, tailor: 1_100 };

const visited = [
  '/api/tailors/search',
  '/api/tailors/search?country=Nigeria',
  '/api/tailors/search?near=Houston',
  '/discover?near=Lagos',
  '/tailors/writer-0',
  '/api/tailors/writer-1',
  '/sitemap.xml',
];

/** Signs tailors in, over plain HTTP, and gives each a profile. */
export async function signInWriters(plainOrigin: string, origin: string, { tailors }: Crowd): Promise<Writer[]> {
  return Promise.all(Array.from({ length: tailors }, (_, number) => writer(plainOrigin, origin, number)));
}

async function writer(plainOrigin: string, origin: string, number: number): Promise<Writer> {
  const name = `writer-${number}`;
  const address = `10.1.0.${number + 1}`;
  const browser = new Browser(plainOrigin, origin, { 'x-forwarded-for': address });
  const form = await browser.go('/api/login');
  const person = { email: `${name}@seamfolk.example`, firstName: 'Ada', lastName: name };
  const landed = await browser.post(form, person);
  if (landed.status !== 200) throw new Error(`${name} is not signed in: ${landed.status} ${landed.text.slice(0, 300)}`);
  const profile = {
    businessName: name,
    city: 'Lagos',
    country: 'Nigeria',
    primaryServiceCategories: ['Alterations & Repairs'],
    profileSlug: name,
  };
  const created = await browser.send('/api/tailors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(profile),
  });
  if (created.status !== 201) throw new Error(`${name} has no page: ${created.status} ${created.text}`);
  return { name, cookie: browser.cookie, address, acknowledged: [] };
}

/** Starts the requests of all visitors and tailors, until the load is stopped. */
export function begin(load: Load, writers: readonly Writer[], { visitors }: Crowd): void {
  for (let number = 0; number < visitors; number += 1) {
    const headers = { 'x-forwarded-for': `10.2.0.${number + 1}` };
    let turn = number;
    load.repeat(pauses.visitor, () => {
      turn += 1;
      return load.ask({ kind: 'visitor', path: visited[turn % visited.length] ?? '/', headers });
    });
  }
  for (const [number, each] of writers.entries()) {
    let count = number;
    load.repeat(pauses.tailor, async () => {
      count += 1;
      if (count % 4 === 0) await load.ask({ kind: 'own', path: '/api/tailors/me', headers: headersOf(each) });
      else await writeDown(load, each, `Client ${count}`);
    });
  }
}

async function writeDown(load: Load, each: Writer, name: string): Promise<void> {
  const headers = { ...headersOf(each), 'idempotency-key': randomUUID() };
  const { status, text } = await load.ask({
    kind: 'write',
    method: 'POST',
    path: '/api/customers',
    headers,
    body: { name },
  });
  if (status === 201) each.acknowledged.push((JSON.parse(text) as { id: string }).id);
}

function headersOf({ cookie, address }: Writer) {
  return { cookie, 'x-forwarded-for': address };
}

/** Returns the confirmed clients that the site no longer has. */
export async function lostBy(load: Load, each: Writer): Promise<string[]> {
  const { status, text } = await load.ask({ kind: 'own', path: '/api/customers', headers: headersOf(each) });
  if (status !== 200) throw new Error(`The clients of ${each.name} cannot be read: ${status}`);
  const kept = new Set((JSON.parse(text) as { id: string }[]).map(({ id }) => id));
  return each.acknowledged.filter((id) => !kept.has(id));
}
