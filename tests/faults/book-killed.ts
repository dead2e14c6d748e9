import type { Request, Route } from '@playwright/test';
import type { Order } from '../../shared/orders/order';
import { aCustomer, profileInput } from '../support/factories';
import type { Agent } from '../support/app';
import { fault, until, type Findings } from './fault';
import { addClient, startPhone, type Phone } from './phone';
import { signedIn, type World } from './world';

const parameters = { short: { kills: 2 }, long: { kills: 24 } };

/** `kill -9` of the app when it has committed what a phone wrote, before the phone has the answer. */
export const killedBeforeAnswer = fault(
  'the app is killed between commit and answer',
  parameters,
  async (world, { kills }, findings) => {
    await onPhone(world, kills, findings, async ({ phone, write }) => {
      const unanswered = atRequest(phone, async (route) => {
        const answer = await route.fetch();
        findings.check(answer.status() === 201, `a change was answered ${answer.status()}`);
        world.app.process.kill('SIGKILL');
        await route.abort('connectionreset');
      });
      await write();
      await unanswered;
      await phone.page.getByText(/^Saved on this/).waitFor();
      await world.restartApp();
      // What a user causes who comes back to the page.
      await phone.page.evaluate(() => dispatchEvent(new Event('focus')));
    });
    return `killed the app ${kills} times between commit and answer`;
  },
);

/** `kill -9` of the browser when a change is stored on the phone, before it is sent. */
export const killedBeforeSending = fault(
  'a phone is killed between writing and sending',
  parameters,
  async (world, { kills }, findings) => {
    await onPhone(world, kills, findings, async ({ phone, write, path }) => {
      const stored = atRequest(phone, () => phone.kill());
      await write();
      await stored;
      await phone.restart();
      await phone.page.goto(world.app.origin + path);
    });
    return `killed the browser ${kills} times between writing and sending`;
  },
);

interface Step {
  phone: Phone;
  /** Saves a client, or a payment, by its form. Its request comes later. */
  write: () => Promise<void>;
  /** The page on which `write` works. */
  path: string;
}

/** Writes clients and payments in turn on one phone, with a fault in each, and compares what the server has. */
async function onPhone(world: World, kills: number, findings: Findings, provoke: (step: Step) => Promise<void>) {
  const agent = await signedIn(world.app, world.provider, `phone-${crypto.randomUUID()}`);
  const profile = await agent.post('/api/tailors', profileInput());
  if (profile.status !== 201) throw new Error(`No profile: ${profile.status} ${profile.text}`);
  const order = await anOrder(agent);
  const phone = await startPhone(agent, (profile.body as { userId: string }).userId);
  const clients: string[] = [];
  const payments: number[] = [];
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const isClient = kill % 2 === 0;
      const path = isClient ? '/clients' : `/orders/${order.id}`;
      await phone.page.goto(world.app.origin + path);
      await until('the phone had the book', async () => (await phone.book()).isComplete);
      const write = async () => {
        if (isClient) clients.push(await addClient(phone, `Client ${kill}`));
        else payments.push(await addPayment(phone, kill));
      };
      await provoke({ phone, write, path });
      await findings.recovers('a phone', async () => (await phone.book()).unsent === 0, 10);
    }
  } finally {
    await phone.remove();
  }
  const names = ((await agent.get('/api/customers')).body as { name: string }[]).map(({ name }) => name);
  const amounts = ((await agent.get(`/api/orders/${order.id}/payments`)).body as { amount: number }[]).map(
    ({ amount }) => amount,
  );
  const times = <T>(all: readonly T[], one: T) => all.filter((each) => each === one).length;
  const counts = [...clients.map((name) => times(names, name)), ...payments.map((amount) => times(amounts, amount))];
  findings.count(0, counts.length, counts.filter((count) => count === 0).length);
  findings.check(counts.length === kills, `${counts.length} changes were written, not ${kills}`);
  findings.check(
    counts.every((count) => count < 2),
    'a change is there twice',
  );
  findings.check(names.length === clients.length + 1, `there are ${names.length} clients`);
  findings.check(amounts.length === payments.length, `there are ${amounts.length} payments`);
}

async function anOrder(agent: Agent): Promise<Order> {
  const customer = await aCustomer(agent, { name: 'Ada' });
  const garments = [{ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 }];
  const created = await agent.post('/api/orders', { customerId: customer.id, garments, currency: 'NGN' });
  if (created.status !== 201) throw new Error(`No order: ${created.status} ${created.text}`);
  return created.body as Order;
}

/** Runs work in place of the next request that creates a row. Resolves after it. @throws Error after half a minute without one */
async function atRequest({ page }: Phone, work: (route: Route) => Promise<void>): Promise<void> {
  const address = /\/api\/(customers|orders\/[^/]+\/payments)$/;
  let working: Promise<void> | undefined;
  await page.route(address, (route: Route, request: Request) => {
    if (working || request.method() !== 'POST') return route.continue();
    return (working = work(route));
  });
  await until('the page sent what it had stored', () => working !== undefined);
  await working;
}

/** Saves a payment by its dialog. `naira` is a whole number; returns the same amount in kobo. */
async function addPayment({ page }: Phone, naira: number): Promise<number> {
  await page.getByRole('button', { name: 'Add payment' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(String(naira));
  await dialog.getByRole('button', { name: /^Save/ }).click();
  return naira * 100;
}
