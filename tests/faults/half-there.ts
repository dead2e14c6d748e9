import { aCustomer, profileInput } from '../support/factories';
import { hasText, rowsOnServer, type Rows } from '../offline/rows-on-server';
import { aBrowserDay, doAct, type PhoneDay } from './browser-day';
import { countTexts } from './counted';
import { fault, until, type Findings } from './fault';
import { startFaultProxy } from './fault-proxy';
import { anOrder } from './an-order';
import { startPhone } from './phone';
import { signedIn, type World } from './world';

/**
 * A day of work in a browser whose network is half there: gateways and portals answer in place of the app, answers are cut or lost, connections
 * stay silent. At its end the network is good again, and whatever a screen has called saved is on the server once, waits, or is asked about.
 */
export const halfThere = fault(
  'the network of a browser is half there',
  { short: { seeds: 1, acts: 6 }, long: { seeds: 20, acts: 12 } },
  async (world, { seeds, acts }, findings) => {
    const days: string[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) days.push(await aDay(world, seed, acts, findings));
    return `worked ${seeds} days behind a proxy\n${days.join('\n')}\n`;
  },
);

/** The book gives up a request after a minute, and six of them can hold all connections of a browser. */
const longestSeconds = 75;

async function aDay(world: World, seed: number, acts: number, findings: Findings): Promise<string> {
  const agent = await signedIn(world.app, world.provider, `day-${crypto.randomUUID()}`);
  const profile = await agent.post('/api/tailors', profileInput());
  if (profile.status !== 201) throw new Error(`No profile: ${profile.status} ${profile.text}`);
  const customer = await aCustomer(agent, { name: 'Ada' });
  const order = await anOrder(agent, customer.id);
  const { origin } = world.app;
  const proxy = await startFaultProxy(origin, randomOf(seed));
  const phone = await startPhone(agent, (profile.body as { userId: string }).userId, { proxy: proxy.address });
  const day: PhoneDay = {
    ...{ phone, proxy, origin, customerId: customer.id, orderId: order.id },
    ...{ texts: [], numbers: [], notDone: [] },
  };
  const began = performance.now();
  try {
    await phone.page.goto(`${origin}/dashboard`);
    await until('the phone had the book', async () => (await phone.book()).isComplete);
    const hasWorker = () =>
      phone.page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active));
    await until('the page had its worker', hasWorker);
    for (const [number, act] of aBrowserDay(seed, acts).entries()) await doAct(day, act, number);

    proxy.weather = 'passes';
    await phone.openTab();
    await phone.page.goto(`${origin}/unsent`);
    const isSent = async () => (await phone.entries()).every(({ question }) => question);
    const seconds = await until('all was sent that needs no answer', isSent, longestSeconds);
    const asked = (await phone.entries()).length;
    const heading = phone.page.getByRole('heading', { level: 1, name: asked > 0 ? /waits?$/ : 'Nothing waits' });
    await heading.waitFor();
    const before = findings.failed();
    const counts = await countTexts(day.texts, phone, agent, findings);
    const rows = await rowsOnServer(agent);
    const lost = numbersLost(day, rows, await phone.entries());
    for (const each of lost) findings.check(false, each);
    const took = Math.round((performance.now() - began) / 1_000);
    return [
      `        seed ${seed}: ${counts}; ${day.numbers.length} numbers typed, ${lost.length} lost; ${asked} asked;`,
      `sent within ${seconds.toFixed(1)} s; faults ${JSON.stringify(proxy.counts)}; ${took} s`,
      findings.failed() > before ? 'FAILED' : '',
      ...day.notDone.map((line) => `\n            not done: ${line}`),
    ].join(' ');
  } finally {
    await phone.remove();
    await proxy.stop();
  }
}

/** Says which number was called saved, though neither it nor one that was typed later is at its client. */
function numbersLost({ numbers }: PhoneDay, rows: Rows, entries: readonly object[]): string[] {
  return numbers.flatMap(({ text, customerName, isSaved }, index) => {
    if (!isSaved) return [];
    const since = numbers.slice(index).filter((each) => each.customerName === customerName);
    const client = rows.customers.find(({ name }) => name === customerName);
    const isThere = since.some((each) => hasText([client, entries], each.text));
    return isThere ? [] : [`the number '${text}' of '${customerName}' was called saved, and is nowhere`];
  });
}

/** A small generator of numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
