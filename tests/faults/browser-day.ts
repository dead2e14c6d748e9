import fc from 'fast-check';
import { errors, type Page } from '@playwright/test';
import type { Text } from './counted';
import type { FaultProxy, Weather } from './fault-proxy';
import type { Phone } from './phone';
import { clientForm, leaveForm, paymentForm, recordForm, type PhoneForm } from './phone-forms';

type Kind = 'add client' | 'edit phone' | 'add record' | 'add payment' | 'reload' | 'reopen' | 'second tab' | 'wait';

/** What a person does. The weather changes before it, or at the moment of the save. */
interface Act {
  kind: Kind;
  weather: Weather;
  isSudden: boolean;
  /** Chooses a client. */
  row: number;
}

const kinds: Kind[] = [
  'add client',
  'edit phone',
  'add record',
  'add payment',
  'reload',
  'reopen',
  'second tab',
  'wait',
];
const weathers: Weather[] = [
  ...(['passes', 'gateway 502', 'gateway 504', 'gateway 404', 'portal', 'cut', 'answer lost'] as const),
  ...(['half-open', 'delayed'] as const),
];

const anAct = fc.record({
  // What is saved comes more often than what happens to the tabs.
  kind: fc.constantFrom(...kinds.slice(0, 4), ...kinds),
  weather: fc.constantFrom(...weathers),
  isSudden: fc.boolean(),
  row: fc.nat(100),
});

/** Returns the acts of a day: the same for the same seed. */
export function aBrowserDay(seed: number, acts: number): Act[] {
  const day = fc.array(anAct, { minLength: acts, maxLength: acts, size: 'max' });
  return fc.sample(day, { seed, numRuns: 1 })[0]!;
}

/** A phone number that a person has typed in the form of a client. */
interface TypedNumber extends Text {
  customerName: string;
}

/** The screens of one phone behind the proxy, and what was typed on them. */
export interface PhoneDay {
  phone: Phone;
  proxy: FaultProxy;
  origin: string;
  /** The client that has the order. */
  customerId: string;
  orderId: string;
  texts: Text[];
  numbers: TypedNumber[];
  /** Acts that the screen did not allow, with its reason. */
  notDone: string[];
}

/** How long a person waits for a screen, in milliseconds. */
const patienceMs = 8_000;

/** Does an act. What a screen does not allow is noted. */
export async function doAct(day: PhoneDay, act: Act, number: number): Promise<void> {
  const { phone, proxy } = day;
  if (!act.isSudden || !isSave(act)) proxy.weather = act.weather;
  phone.page.setDefaultTimeout(patienceMs);
  try {
    await acts[act.kind](day, act, `${act.kind} ${number}.`);
  } catch (error) {
    if (!isNotShown(error)) throw error;
    day.notDone.push(`${act.kind} in '${act.weather}': ${reasonOf(error)}; ${await whatIsShown(phone.page)}`);
  }
}

const isSave = ({ kind }: Act) => /^(add|edit)/.test(kind);

const acts: Record<Kind, (day: PhoneDay, act: Act, text: string) => Promise<void>> = {
  'add client': (day, act, text) => add(day, act, clientForm, '/clients', text),
  'add record': (day, act, text) => add(day, act, recordForm, `/clients/${day.customerId}`, text),
  'add payment': (day, act, text) => add(day, act, paymentForm, `/orders/${day.orderId}`, text),
  'edit phone': async (day, { row, weather }, text) => {
    const { page } = day.phone;
    await goTo(day, '/clients');
    const names = ['Ada', ...day.texts.filter((each) => each.isSaved && each.text.startsWith('add client'))];
    const chosen = names[row % names.length]!;
    const customerName = typeof chosen === 'string' ? chosen : chosen.text;
    await page
      .getByRole('button', { name: `Edit ${customerName}`, exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit Client' });
    const typed: TypedNumber = {
      text: `0803 ${text.replaceAll(/\D/g, '').padStart(3, '0')}`,
      customerName,
      isSaved: false,
    };
    await dialog.getByLabel('Phone').fill(typed.text);
    day.numbers.push(typed);
    day.proxy.weather = weather;
    await dialog.getByRole('button', { name: 'Update Client' }).click();
    await dialog.waitFor({ state: 'hidden' });
    typed.isSaved = true;
  },
  reload: async ({ phone }) => void (await phone.page.reload({ waitUntil: 'commit' })),
  reopen: async (day) => {
    const path = new URL(day.phone.page.url()).pathname;
    await day.phone.page.close();
    await openTab(day);
    await goTo(day, path === 'blank' ? '/dashboard' : path);
  },
  'second tab': async (day) => {
    await openTab(day);
    await goTo(day, '/dashboard');
  },
  wait: async ({ phone, proxy }, { weather }) => {
    proxy.weather = weather;
    // A person who looks at the screen for three seconds.
    await phone.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  },
};

/** Saves a new row by its form. If the screen does not say that it is saved, the text is corrected, and saved when the network is better. */
async function add(day: PhoneDay, { weather }: Act, form: PhoneForm, path: string, first: string): Promise<void> {
  const { phone, proxy, texts } = day;
  await goTo(day, path);
  for (const text of [first, `${first} corrected.`]) {
    await form.type(phone, text);
    const typed: Text = { text, isSaved: false };
    texts.push(typed);
    proxy.weather = text === first ? weather : 'passes';
    await form.save(phone);
    try {
      await form.dialog(phone).waitFor({ state: 'hidden' });
      typed.isSaved = true;
      return;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      typed.isGivenUp = true;
      day.notDone.push(`save of '${text}' in '${weather}': ${await whatIsShown(phone.page)}`);
    }
  }
  await leaveForm(phone, form);
}

async function openTab({ phone }: PhoneDay): Promise<void> {
  await phone.openTab();
  phone.page.setDefaultTimeout(patienceMs);
}

/** Opens a screen, if it is not open. Another page, such as that of a portal, has no `main`. */
async function goTo({ phone: { page }, origin }: PhoneDay, path: string): Promise<void> {
  const screen = page.getByRole('main').first();
  if (page.url() !== origin + path || !(await screen.isVisible()))
    await page.goto(origin + path, { waitUntil: 'commit' });
  await screen.waitFor();
}

/** A screen that does not come in time, or a navigation that the network has broken. */
const isNotShown = (error: unknown): error is Error =>
  error instanceof errors.TimeoutError ||
  (error instanceof Error && /net::ERR_|interrupted by another/.test(error.message));

const reasonOf = ({ message }: Error) => message.replaceAll(/\s+/g, ' ').slice(0, 160);

async function whatIsShown(page: Page): Promise<string> {
  const text = await page
    .locator('[role=dialog]:visible, [role=alert]:visible, h1:visible, body')
    .first()
    .innerText({ timeout: 2_000 })
    .catch(() => 'a page that does not answer');
  return text.replaceAll(/\s+/g, ' ').slice(0, 200);
}
