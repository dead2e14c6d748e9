import type { Request, Route } from '@playwright/test';
import { aCustomer, profileInput } from '../support/factories';
import { anOrder } from './an-order';
import { countTexts, type Text } from './counted';
import { fault, until, type Findings } from './fault';
import { startPhone, type Phone } from './phone';
import { clientForm, discardDraft, leaveForm, paymentForm, type PhoneForm } from './phone-forms';
import { signedIn, type World } from './world';

const parameters = { short: { kills: 2 }, long: { kills: 24 } };

/** `kill -9` of the app when it has committed what a phone wrote, before the phone has the answer. */
export const killedBeforeAnswer = fault(
  'the app is killed between commit and answer',
  parameters,
  async (world, { kills }, findings) => {
    const counts = await onPhone(world, kills, findings, async ({ phone, write }) => {
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
    return `killed the app ${kills} times between commit and answer: ${counts}`;
  },
);

/** `kill -9` of the browser when a change is stored on the phone, before it is sent. */
export const killedBeforeSending = fault(
  'a phone is killed between writing and sending',
  parameters,
  async (world, { kills }, findings) => {
    const counts = await onPhone(world, kills, findings, async ({ phone, write, path }) => {
      const stored = atRequest(phone, () => phone.kill());
      await write();
      await stored;
      await phone.restart();
      await phone.page.goto(world.app.origin + path);
    });
    return `killed the browser ${kills} times between writing and sending: ${counts}`;
  },
);

const moments = [
  'before it is stored',
  'when it is stored',
  'before its request arrives',
  'before its answer',
] as const;

/**
 * The tab crashes while a save waits for its answer. Then it is opened again: what is left in the form stays, or the next text is typed in its
 * place and saved.
 */
export const crashedTab = fault(
  'a tab crashes during a save',
  { short: { kills: 4 }, long: { kills: 24 } },
  async (world, { kills }, findings) => {
    const counts = await onPhone(world, kills, findings, async ({ kill, phone, form, path, texts, write }) => {
      const moment = moments[kill % moments.length]!;
      await (moment.startsWith('before its')
        ? crashAtRequest(phone, moment, write)
        : crashAtStore(phone, moment, write));
      const [crashed] = texts.slice(-1);
      if (crashed) crashed.isSaved = moment !== 'before it is stored';
      await phone.page.goto(world.app.origin + path);
      // The bits of the number, so that each moment meets both forms and both ways to go on.
      const isNextTyped = ((kill >> 2) ^ kill) % 2 === 1;
      if (!isNextTyped) return;
      if (crashed) crashed.isGivenUp = true;
      const next = { text: `next ${kill}.`, isSaved: false };
      texts.push(next);
      await saveNext(phone, form, next);
    });
    return `crashed a tab ${kills} times during a save: ${counts}`;
  },
);

/** Saves a text in a form that may have a draft. A form that asks about the earlier save is left, and the text entered again. */
async function saveNext(phone: Phone, form: PhoneForm, next: Text): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await form.type(phone, next.text);
    await form.save(phone);
    const asks = phone.page.getByRole('group', { name: /^Changed on another device/ });
    await form.dialog(phone).and(phone.page.locator(':visible')).or(asks).first().waitFor({ state: 'attached' });
    const closed = form.dialog(phone).waitFor({ state: 'hidden' });
    const isAsked = await Promise.race([closed.then(() => false), asks.waitFor().then(() => true)]);
    if (!isAsked) {
      next.isSaved = true;
      return;
    }
    await leaveForm(phone, form);
  }
}

async function crashAtRequest(phone: Phone, moment: string, write: () => Promise<void>): Promise<void> {
  const crashed = atRequest(phone, async (route) => {
    if (moment === 'before its answer') await route.fetch();
    await phone.crashTab();
  });
  await write();
  await crashed;
}

/** Stops the page at the store of a change, and crashes it there. */
async function crashAtStore(phone: Phone, moment: string, write: () => Promise<void>): Promise<void> {
  const { page } = phone;
  await page.evaluate(stopAtStore, moment);
  const stopped = page.waitForEvent('console', (message) => message.text() === stopText);
  // The page does not say that the button was pressed: it stops before.
  const written = write().catch(() => undefined);
  await stopped;
  await phone.crashTab();
  await written;
}

const stopText = 'The page stops here';

/** Runs in the page: it does nothing more when it comes to the moment. */
function stopAtStore(moment: string): void {
  const stop = () => {
    console.warn('The page stops here');
    for (const from = performance.now(); performance.now() - from < 30_000;);
  };
  const add = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add')!.value as IDBObjectStore['add'];
  IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given: Parameters<typeof add>) {
    if (this.name === 'outbox' && moment === 'before it is stored') stop();
    if (this.name === 'outbox') this.transaction.addEventListener('complete', stop);
    return add.apply(this, given);
  };
}

interface Step {
  /** Its number, from 0. */
  kill: number;
  phone: Phone;
  form: PhoneForm;
  /** Saves a text in the form. Its request comes later. */
  write: () => Promise<void>;
  /** The page that has the form. */
  path: string;
  /** What was typed until now. */
  texts: Text[];
}

/** Writes clients and payments on one phone, with a fault in each, and counts each. Returns the counts, in words. */
async function onPhone(
  world: World,
  kills: number,
  findings: Findings,
  provoke: (step: Step) => Promise<void>,
): Promise<string> {
  const agent = await signedIn(world.app, world.provider, `phone-${crypto.randomUUID()}`);
  const profile = await agent.post('/api/tailors', profileInput());
  if (profile.status !== 201) throw new Error(`No profile: ${profile.status} ${profile.text}`);
  const order = await anOrder(agent, (await aCustomer(agent, { name: 'Ada' })).id);
  const phone = await startPhone(agent, (profile.body as { userId: string }).userId);
  const texts: Text[] = [];
  /** What was typed last in each form. */
  const lastTyped = new Map<PhoneForm, Text>();
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const isClient = ((kill >> 3) ^ (kill >> 1) ^ kill) % 2 === 0;
      const path = isClient ? '/clients' : `/orders/${order.id}`;
      const form = isClient ? clientForm : paymentForm;
      await phone.page.goto(world.app.origin + path);
      await until('the phone had the book', async () => (await phone.book()).isComplete);
      const write = async () => {
        const text = `change ${kill}.`;
        await form.type(phone, text);
        if (await discardDraft(phone, form)) {
          const left = lastTyped.get(form);
          if (left) left.isGivenUp = true;
          await form.type(phone, text);
        }
        const typed: Text = { text, isSaved: true };
        texts.push(typed);
        lastTyped.set(form, typed);
        await until('the form was a draft', async () => (await phone.drafts()).some((draft) => draft.includes(text)));
        await form.save(phone);
      };
      await provoke({ kill, phone, form, write, path, texts });
      const isSent = async () => (await phone.entries()).every(({ question }) => question);
      await findings.recovers('a phone', isSent, 10);
    }
    const typed = texts.filter(({ text }) => text.startsWith('change')).length;
    findings.check(typed === kills, `${typed} changes were written, not ${kills}`);
    return await countTexts(texts, phone, agent, findings);
  } finally {
    await phone.remove();
  }
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
