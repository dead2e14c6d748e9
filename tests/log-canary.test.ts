import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { userCookie } from '@shared/session/device-cookies';
import { customerFields } from '@shared/customers/fields';
import { eachDetail } from '@shared/customers/values';
import { createLog } from '../server/http/log';
import { agentOf, startApp, type Agent, type TestApp } from './support/app';
import { Browser } from './support/browser';
import { aCustomer, aMeasurement, profileInput } from './support/factories';
import type { ForeignProvider } from './support/sign-in/foreign-provider';
import { startForeignProvider } from './support/sign-in/identity-provider';
import { anUpload } from './support/pictures/uploads';

const lines: string[] = [];
const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });

/** Unique texts, with what they are planted as. */
const canaries = new Map<string, string>();

/** Returns a text to plant; with `lines`, a separate line that looks like a stack frame; with `isShort`, 10 characters. */
function plant(what: string, { lines: isLong = false, isShort = false } = {}): string {
  const canary = isShort ? randomBytes(5).toString('hex') : `canary${canaries.size}${randomBytes(6).toString('hex')}`;
  canaries.set(`${what} ${canaries.size}`, canary);
  return isLong ? `first\n    at ${canary} (/home:1:1)\nlast: "${canary}"` : canary;
}

/** Returns the planted texts that are in the log. */
const found = () =>
  [...canaries].flatMap(([what, canary]) => (lines.some((line) => line.includes(canary)) ? what : []));

let provider: ForeignProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startForeignProvider();
  canaries.set('secret', provider.environment.OIDC_CLIENT_SECRET);
  app = await startApp({ log, environment: provider.environment });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

const person = (subject: string) => ({
  sub: subject,
  email: `${plant(`${subject}'s e-mail`)}@seamfolk.example`,
  given_name: plant(`${subject}'s first name`),
  family_name: plant(`${subject}'s last name`),
  picture: `https://pictures.example/${plant(`${subject}'s picture`)}`,
});

const clientInput = () => ({
  name: plant('client'),
  ...eachDetail((name) => {
    const { merge, choices } = customerFields[name];
    return plant(name, { lines: merge === 'lines', isShort: choices !== null });
  }),
});

const measures = () => ({ chest: plant('measure'), notes: plant('notes of a measure', { lines: true }) });

async function signedIn(subject: string): Promise<Agent> {
  provider.person = person(subject);
  const browser = new Browser(app.origin);
  await browser.go('/api/login');
  // The cookie with the user's id opens nothing: the log names users by that id.
  const secret = browser.cookieNames.filter((name) => name !== userCookie);
  for (const name of secret) canaries.set(`cookie ${name} of ${subject}`, browser.cookieNamed(name) ?? '');
  return agentOf(browser);
}

/** Does a tailor's typical work, with a planted text in every field. */
async function work(agent: Agent) {
  const profile = profileInput({
    businessName: plant('business'),
    phone: plant('phone of a business'),
    bio: plant('bio', { lines: true }),
    firstMessage: plant('first message'),
  });
  await agent.get(`/api/slugs/${plant('address that is thought of')}`);
  await agent.post('/api/tailors', profile);
  const me = await agent.get('/api/tailors/me');
  await agent.put(`/api/tailors/${me.body.id}`, { ...profile, city: plant('city') });
  const customer = await aCustomer(agent, clientInput());
  await agent.put(`/api/customers/${customer.id}`, clientInput());
  await agent.delete(`/api/customers/${(await aCustomer(agent, clientInput())).id}`);
  await agent.post('/api/customers/import', { customers: [{ ...clientInput(), mergeInto: customer.id }] });
  const record = await aMeasurement(agent, customer.id, { measurements: measures(), tags: plant('tag') });
  await agent.put(`/api/measurements/${record.id}`, { measurements: measures(), tags: plant('another tag') });
  const walkIn = { name: plant('walk-in'), measurements: measures(), tags: plant('first tag') };
  const { customerId } = (await agent.post('/api/walk-ins', walkIn)).body as { customerId: string };
  await agent.delete(`/api/customers/${customerId}`);
  const objectId = await anUpload(agent);
  await agent.post('/api/gallery', { objectId, caption: plant('caption', { lines: true }), category: plant('kind') });
  await agent.get(`/api/tailors/search?q=${plant('search')}&city=${plant('searched city')}`);
  await agent.get(`/api/places?q=${plant('place')}`);
  await agent.get(`/discover?near=${plant('searched place')}`);
  return { customer, record, profile };
}

/** Makes all kinds of client errors. */
async function mistakes(agent: Agent, slug: unknown) {
  await agent.post('/api/customers', { name: plant('too long').repeat(50) });
  await agent.post('/api/customers', { name: [plant('not a text')], [plant('field')]: 1 });
  await agent.post('/api/tailors', profileInput({ profileSlug: slug, bio: plant('second bio') }));
  await agent.get(`/api/customers?${plant('name of a query')}=%zz${plant('odd query')}`);
  const refused = [
    { body: `{"name": ${plant('broken JSON')}`, type: 'application/json' },
    { body: plant('text'), type: 'text/plain' },
    { body: JSON.stringify({ name: plant('much').repeat(10_000) }), type: 'application/json' },
  ];
  for (const { body, type } of refused) {
    const headers = {
      'content-type': type,
      authorization: `Bearer ${plant(`token with ${type}`)}`,
      referer: `${app.origin}/discover?near=${plant(`page before ${type}`)}`,
    };
    await agent.browser.send('/api/customers', { method: 'POST', body, headers });
  }
  const notAPicture = await anUpload(agent, Buffer.from(plant('file')));
  await agent.post('/api/gallery', { objectId: notAPicture, caption: plant('caption of no picture') });
  await app.anonymous.post('/api/customers', { name: plant('client of nobody') });
}

/** Causes database errors of every class, as each repeats values in its own way. */
async function databaseErrors(agent: Agent, customerId: string, recordId: string) {
  const { pool } = app.database;
  const broken = async (breaks: string, mends: string, call: () => Promise<unknown>) => {
    await pool.query(breaks);
    await call();
    await pool.query(mends);
  };
  const write = () => agent.post('/api/customers', clientInput());
  const drop = 'alter table customers drop constraint broken';
  await broken('alter table customers add constraint broken check (false) not valid', drop, write);
  await broken('create unique index broken on customers ((1))', 'drop index broken', write);
  await broken('alter table customers rename to away', 'alter table away rename to customers', write);
  await broken('alter table customers add broken int not null default 1', 'alter table customers drop broken', () =>
    pool.query('alter table customers alter broken drop default').then(write),
  );
  await broken(
    `create function broken() returns trigger language plpgsql as
       $$ begin perform new.notes::uuid; return new; end $$;
     create trigger broken before insert on customers for each row execute function broken()`,
    'drop function broken cascade',
    write,
  );
  const stored = JSON.stringify({ chest: 40, notes: plant('notes that the contract refuses') });
  await pool.query('update measurements set measurements = $1 where id = $2', [stored, recordId]);
  await agent.get(`/api/measurements/${customerId}`);
  await broken('alter table sessions rename to away', 'alter table away rename to sessions', () =>
    agent.get('/api/user'),
  );
}

/** Failing sign-ins. */
async function badSignIns() {
  const callbacks = [
    `/api/callback?code=${plant('code')}&state=${plant('state')}`,
    `/api/callback?error=access_denied&error_description=${plant('description')}`,
    `/api/login?returnTo=/${plant('return')}`,
  ];
  for (const path of callbacks) await app.anonymous.get(path);
  for (const fault of ['wrong nonce', 'wrong audience', 'expired', 'down'] as const) {
    provider.person = person(`somebody whose token is ${fault}`);
    provider.fault = fault;
    await new Browser(app.origin).go('/api/login');
  }
  provider.fault = undefined;
  provider.refusal = 'access_denied';
  await new Browser(app.origin).go('/api/login');
  provider.refusal = undefined;
}

it('never contains user input or credentials, in any situation', async () => {
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => void lines.push(said.map(String).join(' ')));
  }
  const agent = await signedIn('the tailor');
  const { customer, record, profile } = await work(agent);
  await mistakes(agent, profile.profileSlug);
  const other = await signedIn('the other');
  await other.post('/api/tailors', profileInput({ profileSlug: profile.profileSlug, bio: plant('taken') }));
  await databaseErrors(agent, customer.id, record.id);
  await badSignIns();
  await agent.browser.go('/api/logout');
  const end = '/api/end-of-the-story';
  await app.anonymous.get(end);
  await expect.poll(() => lines.some((line) => line.includes(end))).toBe(true);

  // Checks that the requests had every outcome: errors, failed sign-ins and successes.
  const events = lines.map((line) => JSON.parse(line) as { msg: string; status?: number; err?: { type: string } });
  const statuses = new Set(events.flatMap(({ status }) => status ?? []));
  for (const status of [200, 201, 204, 302, 400, 401, 404, 409, 413, 415, 500, 503])
    expect([...statuses]).toContain(status);
  expect(events.filter(({ msg, err }) => msg === 'request failed' && err).length).toBeGreaterThanOrEqual(6);
  expect(events.filter(({ msg, err }) => msg === 'sign-in failed' && err).length).toBeGreaterThanOrEqual(5);
  expect(canaries.size).toBeGreaterThan(60);
  expect(found()).toEqual([]);

  // Checks that the search would find the texts.
  for (const canary of canaries.values()) log.info({ canary }, 'planted');
  expect(found()).toEqual([...canaries.keys()]);
});
