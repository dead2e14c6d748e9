import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { aTailorInTheBrowser, signIn, signInAsDemo, test } from './journey';

const folder = fileURLToPath(new URL('../../.data/screenshots/', import.meta.url));

type Arrive = (page: Page) => Promise<unknown>;
type Screen = [name: string, path: string, then?: Arrive];

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const openFirst: Arrive = async (page) => {
  const href = await page.getByRole('link', { name: 'View Full Profile' }).first().getAttribute('href');
  await page.goto(href ?? '/');
};
const openFirstClient: Arrive = (page) => page.locator('.opt-row').first().click();

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
  ['clients-delete', '/clients', click(/^Delete/)],
  ['clients-search', '/clients', (page) => page.getByPlaceholder(/Search clients/).fill('ade')],
  ['measurements-none', '/measurements'],
  ['measurements', '/measurements', openFirstClient],
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
  ['settings', '/settings'],
  ['settings-edit', '/settings', click('Edit Profile')],
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

const widths = [360, 1280];

async function shoot(page: Page, screens: Screen[], suffix = ''): Promise<void> {
  for (const [name, path, then] of screens) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await then?.(page);
      await page.getByRole('heading').first().waitFor();
      await page.locator('.skel').first().waitFor({ state: 'detached' });
      // Lazy pictures load as they come into view: walk down the page, then back up.
      await page.evaluate(async () => {
        const { scrollHeight } = document.body;
        for (let y = 0; y < scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        window.scrollTo(0, 0);
        const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
        await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
        await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
      });
      const modal = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
      await page.screenshot({ path: `${folder}${name}-${width}${suffix}.png`, fullPage: !modal });
    }
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(300_000);
test.beforeEach(({ problems }) => problems.allow(/404 \(Not Found\)|403 \(Forbidden\)/));

test('what a visitor sees', ({ page }) => shoot(page, visitor));

test('what a visitor sees in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, visitor.slice(0, 5), '-dark');
});

test('what the demo tailor sees', async ({ page }) => {
  await signInAsDemo(page);
  await shoot(page, demo);
});

test('what the demo tailor sees in the dark', async ({ page }) => {
  await signInAsDemo(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, demo, '-dark');
});

test('what a fresh tailor sees', async ({ page }) => {
  await aTailorInTheBrowser(page);
  await shoot(page, fresh);
});

test('what a newcomer sees', async ({ page }) => {
  await page.goto('/api/login');
  await signIn(page);
  await page.waitForURL('**/register');
  await shoot(page, newcomer);
});
