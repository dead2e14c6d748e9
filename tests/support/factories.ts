import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Customer, CustomerInput } from '@shared/customers/contract';
import type { OwnImage } from '@shared/gallery/contract';
import type { Measurement } from '@shared/measurements/contract';
import type { Tailor } from '@shared/tailor/contract';
import { signIn, type Agent, type TestApp } from './app';
import { aPhoto } from './pictures/pictures';

let made = 0;

/** Returns a new number per test file, for unique names. */
const next = () => (made += 1);

/** Returns a person who has never signed in, with a unique e-mail. */
export function aPerson() {
  const number = next();
  return { email: `person-${number}@seamfolk.example`, firstName: 'Ada', lastName: `Number ${number}` };
}

/** Returns the input of the setup form: a valid profile. */
export function profileInput(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const number = next();
  return {
    businessName: `Needle ${number}`,
    city: 'Lagos',
    country: 'Nigeria',
    primaryServiceCategories: ['Alterations & Repairs'],
    profileSlug: `needle-${number}`,
    ...overrides,
  };
}

/** Signs in as a new user without a profile. */
export const aUser = (app: TestApp): Promise<Agent> => signIn(app, aPerson());

/** Signs in as a new user with a profile. */
export async function aTailor(app: TestApp, overrides: Record<string, unknown> = {}) {
  const agent = await aUser(app);
  const created = await agent.post('/api/tailors', profileInput(overrides));
  if (created.status !== 201) throw new Error(`No profile: ${created.status} ${JSON.stringify(created.body)}`);
  return { agent, tailor: created.body as Tailor };
}

export async function aCustomer(agent: Agent, overrides: Partial<CustomerInput> = {}): Promise<Customer> {
  const created = await agent.post('/api/customers', { name: `Client ${next()}`, ...overrides });
  if (created.status !== 201) throw new Error(`No client: ${created.status} ${JSON.stringify(created.body)}`);
  return created.body as Customer;
}

export async function aMeasurement(agent: Agent, customerId: string, overrides = {}): Promise<Measurement> {
  const created = await agent.post('/api/measurements', { customerId, measurements: { chest: '40 in' }, ...overrides });
  if (created.status !== 201) throw new Error(`No measurement: ${created.status} ${JSON.stringify(created.body)}`);
  return created.body as Measurement;
}

/** Uploads and claims a portfolio picture, as the gallery does. */
export async function aPicture(agent: Agent, overrides = {}): Promise<OwnImage> {
  const reserved = await agent.post('/api/objects/upload', {});
  const file = await aPhoto();
  const stored = await fetch(reserved.body.uploadURL, {
    method: 'PUT',
    body: new Uint8Array(file),
    headers: { 'Content-Type': 'image/jpeg' },
  });
  const created = await agent.post('/api/gallery', { objectId: reserved.body.objectId, ...overrides });
  if (created.status !== 201)
    throw new Error(`No picture: ${stored.status}, ${created.status} ${JSON.stringify(created.body)}`);
  return created.body as OwnImage;
}

/** Adds a picture to the portfolio and removes its JPEG from the disk. */
export async function aLostPicture(app: TestApp, agent: Agent): Promise<void> {
  const { imageUrl } = await aPicture(agent);
  await unlink(join(app.env.dataDir, 'objects', 'public', imageUrl.split('/').at(-1) ?? ''));
}

/** Returns a client of this tailor; makes one if there is none. */
export async function aCustomerOf(agent: Agent): Promise<Customer> {
  const [customer] = (await agent.get('/api/customers')).body as Customer[];
  return customer ?? aCustomer(agent);
}
