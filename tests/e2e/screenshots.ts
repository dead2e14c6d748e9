import type { Page } from '@playwright/test';
import { aTailorInTheBrowser, clientsToChoose, signIn, signInAsDemo, test } from './journey';
import { type Arrive, type Scheme, takeScreenshot, widths } from './take-screenshot';

type Screen = [name: string, path: string, then?: Arrive];

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const openFirst: Arrive = async (page) => {
  const href = await page.getByRole('link', { name: 'View Full Profile' }).first().getAttribute('href');
  await page.goto(href ?? '/');
};
const openFirstClient: Arrive = (page) => clientsToChoose(page).first().click();

const openFirstRow: Arrive = (page) =>
  page.getByRole('region', { name: 'Your Clients' }).getByRole('link').first().click();

const visitor: Screen[] = [
  ['landing', '/'],
  ['discover', '/discover'],
  ['discover-empty', '/discover?city=nowhere-at-all'],
  ['discover-filters', '/discover?primaryCategories=Cultural+%26+Traditional+Wear'],
  ['tailor', '/discover', openFirst],
  ['tailor-missing', '/tailors/nobody-at-all'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['privacy', '/privacy'],
  ['404', '/nowhere'],
  ['sign-in', '/api/login'],
];

const demo: Screen[] = [
  ['dashboard', '/dashboard'],
  ['gallery', '/gallery'],
  ['gallery-upload', '/gallery', click('Upload Images')],
  ['gallery-edit', '/gallery', click(/^Edit/)],
  ['clients', '/clients'],
  ['clients-add', '/clients', click('Add Client')],
  ['clients-none', '/clients', (page) => page.getByPlaceholder(/Search clients/).fill('zzz')],
  ['clients-search', '/clients', (page) => page.getByPlaceholder(/Search clients/).fill('ade')],
  ['client', '/clients', openFirstRow],
  ['measurements-none', '/measurements'],
  ['measurements', '/measurements', openFirstClient],
  [
    'compare',
    '/measurements',
    async (page) => {
      await openFirstClient(page);
      await page.getByRole('link', { name: 'Compare' }).click();
    },
  ],
  [
    'measurements-template',
    '/measurements',
    async (page) => {
      await openFirstClient(page);
      await click('Add Measurement')(page);
    },
  ],
  [
    'measurements-form',
    '/measurements',
    async (page) => {
      await openFirstClient(page);
      await click('Add Measurement')(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Shirt/ })
        .click();
    },
  ],
  [
    'measurements-card',
    '/measurements',
    async (page) => {
      await openFirstClient(page);
      await page
        .getByRole('link', { name: /^Card of/ })
        .first()
        .click();
    },
  ],
  ['settings', '/settings'],
  ['settings-open', '/settings', click('Location')],
  ['settings-edit', '/settings', click('Edit Profile')],
  ['account', '/settings/account'],
];

const fresh: Screen[] = [
  ['dashboard-empty', '/dashboard'],
  ['gallery-empty', '/gallery'],
  ['clients-empty', '/clients'],
  ['measurements-empty', '/measurements'],
];

const newcomer: Screen[] = [
  ['register', '/register'],
  ['register-errors', '/register', click('Create Profile')],
];

/** Makes one test per screen and width, so that a failure names them and no draft of a form comes back at the next width. */
function takeAll(visitor: string, arrive: Arrive, screens: Screen[], scheme: Scheme = 'light'): void {
  for (const [name, path, then] of screens) {
    for (const width of widths) {
      test(`${visitor}: ${name} at ${width}, ${scheme}`, async ({ page }) => {
        await arrive(page);
        await takeScreenshot(page, { name, width, scheme }, async () => {
          await page.goto(path);
          await page.getByRole('heading').first().waitFor();
          await then?.(page);
        });
      });
    }
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ problems }) => problems.allow(/404 \(Not Found\)|403 \(Forbidden\)/));

const signUp: Arrive = async (page) => {
  await page.goto('/api/login');
  await signIn(page);
  await page.waitForURL('**/register');
};

takeAll('a visitor', async () => undefined, visitor);
takeAll('a visitor', async () => undefined, visitor.slice(0, 5), 'dark');
takeAll('the demo tailor', signInAsDemo, demo);
takeAll('the demo tailor', signInAsDemo, demo, 'dark');
takeAll('a fresh tailor', aTailorInTheBrowser, fresh);
takeAll('a newcomer', signUp, newcomer);
