import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import { appHeader } from '../../shared/contract/headers';
import { demoAccount } from '../../server/local/identity/accounts';
import { isNightly } from '../support/nightly';
import { accessibilityProblems } from './accessible';

/** Expected error messages of Chromium: the app requests these to find out who is signed in, and whether they have a profile. */
const questions: [answer: string, path: string][] = [
  ['401 (Unauthorized)', '/api/auth/user'],
  ['403 (Forbidden)', '/api/tailors/me'],
];
const isExpected = (message: ConsoleMessage) =>
  questions.some(([answer, path]) => message.text().includes(answer) && message.location().url.endsWith(path));

/** Errors that a journey cannot allow: violations of the content security policy. */
const isViolation = (text: string) => /content security policy/i.test(text);

interface Fixtures {
  /** Fails the journey at its end on any console error, unless `allow` matched it before. */
  problems: Problems;
}

interface Problems {
  allow: (pattern: RegExp) => void;
}

/** A journey: any console error, page error or CSP violation, in any page of any context, fails it. */
export const test = base.extend<Fixtures>({
  baseURL: ({}, use) => use(siteOrigin()),
  // A click on the server's HTML before React listens to it would have no effect.
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      if (javaScriptEnabled) await untilDialogsHaveClosed(page);
      const answer = await open(url, options);
      if (javaScriptEnabled && options?.waitUntil !== 'commit') await untilTakenOver(page);
      return answer;
    };
    await use(page);
  },
  problems: [
    // Not limited to `page`, which is created later, as are pages that a journey opens itself.
    async ({ browser }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (context: BrowserContext) => {
        void context.addInitScript(printViolations);
        context.on('console', (message) => {
          if (message.type() === 'error' && !isExpected(message))
            seen.push(`${message.text()} ${message.location().url}`);
        });
        context.on('weberror', (error) => seen.push(String(error.error())));
      };
      browser.on('context', watch);
      await use({ allow: (pattern) => allowed.push(pattern) });
      browser.off('context', watch);
      const isAllowed = (text: string) => !isViolation(text) && allowed.some((pattern) => pattern.test(text));
      expect(seen.filter((text) => !isAllowed(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in every page before its own scripts, since the browser does not print all violations. */
function printViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`Content Security Policy: ${effectiveDirective} refused ${blockedURI} of ${sourceFile}`);
  });
}

export { expect };

/** A journey for each night alone: `test('…', nightly, async …)`. */
export const nightly = { tag: '@nightly' };

/** Waits until a dialog that closes has gone back over its entry of the history: going back would abort a navigation. */
async function untilDialogsHaveClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    return isOpen || !('dialog' in Object(history.state));
  });
}

/** Waits until React listens to the page's elements, also in its lazy parts; not at all for a page that is not of the app. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#root');
    if (!root) return true;
    const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
    const first = root.querySelector('main') ?? root.firstElementChild;
    if (!first || !isReacts(first)) return false;
    // In the server's HTML, a comment stands before each part that React takes over separately.
    const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      const { data, nextSibling } = comments.currentNode as Comment;
      const isStart = data === '$' && nextSibling && !(nextSibling instanceof Comment);
      if (isStart && !isReacts(nextSibling)) return false;
    }
    return true;
  });
}

/** An answer in the server's place: a refusal of the app, which a gateway's error is not. */
export const refusal = (status: number, message: string) => ({
  status,
  headers: { [appHeader]: '1' },
  json: { message },
});

/** Ends the session without a logout, as after a week: a request of an open page is then refused. The identity provider keeps its own session. */
export async function endSession(page: Page, problems: Problems): Promise<void> {
  problems.allow(/401 \(Unauthorized\)/);
  await page.context().clearCookies({ name: /seamfolk-session$/ });
}

/** Waits until the screen is complete, then runs axe on it. */
export async function expectAccessible(page: Page): Promise<void> {
  const modal = '[role="dialog"], [role="alertdialog"]';
  await expect(page.locator(`main h1, ${modal}`).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(endMovement)).toBe(0);
  // An open dialog hides the page below it, so only the dialog is checked.
  const isOpen = (await page.locator(modal).count()) > 0;
  expect(await accessibilityProblems(page, isOpen ? modal : undefined)).toEqual([]);
}

/**
 * Expects no horizontal overflow at any reference width, and runs axe at that of a phone, each night also at that of a desktop. Leaves the
 * window as it was.
 */
export async function expectFits(page: Page): Promise<void> {
  await atEveryWidth(page, async (width) => {
    await expectNoOverflow(page, width);
    if (width === 360 || (width === 1280 && isNightly)) await expectAccessible(page);
  });
}

/** Runs axe on the screen at the widths of a phone, a tablet and a desktop, and in dark mode. Leaves it dark and wide. */
export async function expectAccessibleOnEveryWidth(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
}

/** Ends animations and returns their number. Endless ones, such as spinners, are left running. */
function endMovement(): number {
  const moving = document.getAnimations().filter(({ effect, playState }) => {
    return playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  for (const animation of moving) animation.finish();
  return moving.length;
}

/** The clients whose measurements can be opened. */
export function clientsToChoose(page: Page): Locator {
  return page.getByRole('region', { name: 'Select Client' }).getByRole('link');
}

/** Waits until a picture is shown. Returns the file that the browser has chosen. */
export async function shownFile(picture: Locator): Promise<string> {
  const state = () => picture.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0);
  await expect.poll(state).toBe(true);
  return picture.evaluate(({ currentSrc }: HTMLImageElement) => new URL(currentSrc).pathname);
}

/** Expects no horizontal overflow at any of the product's reference widths, in CSS pixels. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await atEveryWidth(page, (width) => expectNoOverflow(page, width));
}

async function atEveryWidth(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ ...before, width });
    await check(width);
  }
  await page.setViewportSize(before);
}

async function expectNoOverflow(page: Page, width: number): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}

let people = 0;

/** Returns a new person; no e-mail repeats within a run. */
export function newPerson(firstName = 'Ngozi', lastName = 'Okafor') {
  people += 1;
  return {
    email: `somebody.${process.pid}.${Date.now()}.${people}@seamfolk.example`,
    firstName,
    lastName,
  };
}

/** Fills in the identity provider's sign-in page, after the app redirected there. */
export async function signIn(page: Page, person = newPerson()): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/**
 * Signs a browser in without its pages, by requests that share the browser's cookies. Journeys about the sign-in itself use
 * `signIn`.
 */
async function signInByRequests({ request }: Page, form: Record<string, string>): Promise<void> {
  const page = await request.get('/api/login?returnTo=/dashboard');
  expect(page.url()).toContain('/oidc/');
  const landed = await request.post(page.url(), { form });
  expect(landed.url()).toMatch(/\/dashboard$/);
}

/** Signs in as the demo tailor. The page stays where it is. */
export async function signInAsDemo(page: Page): Promise<void> {
  await signInByRequests(page, demoAccount);
}

/** The origin of the site, for requests as from a page. */
export function siteOrigin(): string {
  const origin = process.env.SEAMFOLK_ORIGIN;
  if (!origin) throw new Error('The global setup has not started a server');
  return origin;
}

/** Makes a new tailor in Lagos, signed in, through the API, since the onboarding has its own journey. The page stays where it is. */
export async function aTailorInTheBrowser(
  page: Page,
  profile: Record<string, unknown> = {},
  signInForm: Record<string, string> = {},
) {
  await signInByRequests(page, { ...newPerson(), ...signInForm });
  const slug = `tailor-${process.pid}-${Date.now()}-${people}`;
  const businessName = `Needle & Thread ${people}`;
  const created = await page.request.post('/api/tailors', {
    headers: { Origin: siteOrigin() },
    data: {
      businessName,
      city: 'Lagos',
      country: 'Nigeria',
      primaryServiceCategories: ['Alterations & Repairs'],
      profileSlug: slug,
      ...profile,
    },
  });
  expect(created.status()).toBe(201);
  return { businessName, slug };
}
